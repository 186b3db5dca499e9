import { afterEach, expect, test, vi } from "vitest";
import { lacks, needs, publicConfig, supportPhoneLink } from "./public-config.ts";

afterEach(() => vi.unstubAllGlobals());

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

test("while pages are prerendered, every value is the placeholder that the API replaces", () => {
  vi.stubGlobal("document", undefined);
  expect(publicConfig()).toMatchObject({ supportPhone: "%SUPPORT_PHONE%", retentionDays: "%RETENTION_DAYS%" });
  expect(supportPhoneLink("%SUPPORT_PHONE%")).toBe("%SUPPORT_PHONE_LINK%");
  expect(needs("supportPhone", "socialUrl")).toEqual({ "data-needs": "SUPPORT_PHONE SOCIAL_URL" });
  expect(lacks("photoRetentionDays")).toEqual({ "data-lacks": "PHOTO_RETENTION_DAYS" });
});

test("in the browser nothing is left to be taken out", () => {
  expect(needs("supportPhone")).toEqual({});
  expect(lacks("retentionDays")).toEqual({});
  expect(supportPhoneLink("(480) 555-0100")).toBe("tel:+14805550100");
});
