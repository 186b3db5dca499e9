import { expect, test } from "vitest";
import { DEFAULT_CHOICES } from "./choices.ts";
import {
  EMPTY_REGISTRATION,
  fieldOf,
  originOf,
  type RegistrationForm,
  registrationResolver,
} from "./registration-form.ts";

const check = (form: Partial<RegistrationForm>, choices = DEFAULT_CHOICES) =>
  registrationResolver(choices)({ ...EMPTY_REGISTRATION, ...form }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
const filled = { name: "Ruth's Garage", email: "ruth@shop.example", termsAccepted: true };

test("each field that is missing has its sentence", async () => {
  const { errors } = await check({});
  expect(Object.keys(errors).sort()).toEqual(["email", "name", "sites", "termsAccepted"]);
  expect(errors.sites?.message).toBe("Please enter the address of your site");
});

test("sites are taken as people type them, one a line, each as its origin", async () => {
  const { values } = await check({ ...filled, sites: "shop.example\n https://Blog.example/cars?x=1 \n" });
  expect(values).toMatchObject({ name: "Ruth's Garage", origins: ["https://shop.example", "https://blog.example"] });
});

test("a site that is none is said to be none", async () => {
  const { errors } = await check({ ...filled, sites: "https://shop.example\nmy shop" });
  expect(errors.sites?.message).toMatch(/address of a site/);
});

test("the chosen look goes with it", async () => {
  const { values } = await check(
    { ...filled, sites: "shop.example" },
    { ...DEFAULT_CHOICES, theme: "dark", accent: "#006699" },
  );
  expect(values).toMatchObject({ look: { theme: "dark", accent: "#006699" } });
});

test("what the server refuses lands on the field it came from", () => {
  expect(["origins.0", "/origins/1", "email", "termsAccepted", "name"].map(fieldOf)).toEqual([
    "sites",
    "sites",
    "email",
    "termsAccepted",
    "name",
  ]);
});

test("an address is read as people type it", () => {
  expect(["shop.example/blog", "HTTP://localhost:3000/x", "https://[::1]:8443/"].map(originOf)).toEqual([
    "https://shop.example",
    "http://localhost:3000",
    "https://[::1]:8443",
  ]);
  for (const none of ["", "my shop", "shop", "mailto:x@y.example", "file:///etc/passwd"])
    expect(originOf(none), none).toBeUndefined();
});
