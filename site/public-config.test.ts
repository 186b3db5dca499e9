import { expect, test } from "vitest";
import { publicConfig, telephoneLink } from "./public-config.ts";

const page = (metas: string) => new DOMParser().parseFromString(`<head>${metas}</head>`, "text/html");

test("a page whose placeholders nobody filled in shows the examples", () => {
  const config = publicConfig(page('<meta name="support-phone" content="%SUPPORT_PHONE%">'));
  expect(config.supportPhone).toBe("(480) 555-0100");
  expect(config.supportEmail).toContain("@");
});

test("what the operator set is shown, and an empty value stays empty", () => {
  const config = publicConfig(
    page('<meta name="support-email" content=" care@shop.test "><meta name="social-url" content="">'),
  );
  expect(config.supportEmail).toBe("care@shop.test");
  expect(config.socialUrl).toBe("");
});

test("a national number gets the country code, an international one keeps its own", () => {
  expect(telephoneLink("(480) 555-0100")).toBe("tel:+14805550100");
  expect(telephoneLink("+49 30 555 0100")).toBe("tel:+49305550100");
});
