import { describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const DATABASE_URL = "postgres://someone:secret@127.0.0.1:5432/repair";

describe("the configuration", () => {
  it("needs nothing", () => {
    expect(readConfig({})).toMatchObject({
      PORT: 3000,
      HOST: "127.0.0.1",
      PUBLIC_URL: "http://localhost:3000",
      SESSION_IDLE_DAYS: 30,
      SESSION_ABSOLUTE_DAYS: 90,
    });
  });

  it("takes an empty variable as not set", () => {
    expect(readConfig({ DATABASE_URL, PORT: "", PUBLIC_URL: " " }).PORT).toBe(3000);
  });

  it("derives the public address from the port, and drops a slash at the end of a given one", () => {
    expect(readConfig({ DATABASE_URL, PORT: "4100" }).PUBLIC_URL).toBe("http://localhost:4100");
    expect(readConfig({ DATABASE_URL, PUBLIC_URL: "https://repair.example/" }).PUBLIC_URL).toBe(
      "https://repair.example",
    );
  });

  it("reads the ZIP codes of managed repair", () => {
    expect([...readConfig({ DATABASE_URL, MANAGED_REPAIR_ZIPS: "85253, 85001" }).MANAGED_REPAIR_ZIPS]).toEqual([
      "85253",
      "85001",
    ]);
  });

  it("names every wrong variable in a sentence of its own and repeats no value", () => {
    const wrong = {
      DATABASE_URL: "mysql://u:hunter2@h/d",
      PORT: "70000",
      PUBLIC_URL: "https://repair.example/path",
      SUPPORT_EMAIL: "nobody",
      SOCIAL_URL: "javascript:alert(1)",
      MANAGED_REPAIR_ZIPS: "8525",
      SESSION_IDLE_DAYS: "1.5",
      SHARE_DAYS: "0",
      RETENTION_DAYS: "soon",
      PHOTO_RETENTION_DAYS: "0",
      TRUSTED_PROXIES: "10.0.0.0/8, hunter2",
      RATE_LIMIT_SCALE: "-1",
      SMTP_URL: "http://hunter2@mail.example",
      MAIL_FROM: "no address",
      WEBHOOK_URL: "ftp://hooks.example",
      WEBHOOK_SECRET: "hunter2",
      WEBHOOK_ALLOW_PRIVATE: "perhaps",
    };
    let message = "";
    try {
      readConfig(wrong);
    } catch (error) {
      expect(error).toBeInstanceOf(ConfigError);
      message = (error as Error).message;
    }
    expect(message.split("\n")).toHaveLength(Object.keys(wrong).length);
    for (const name of Object.keys(wrong)) expect(message).toContain(name);
    expect(message).not.toContain("hunter2");
  });

  const SMTP = { SMTP_URL: "smtp://u:hunter2@mail.example:587" };
  const WEBHOOK = { WEBHOOK_URL: "https://hooks.example/in", WEBHOOK_SECRET: `whsec_${"A".repeat(32)}` };

  it.each<[string, Record<string, string>, RegExp]>([
    ["a mail server without a sender", { ...SMTP, SUPPORT_EMAIL: "me@shop.example" }, /SMTP_URL needs MAIL_FROM/],
    ["a mail server without an inbox", { ...SMTP, MAIL_FROM: "mail@shop.example" }, /and SUPPORT_EMAIL/],
    ["a webhook without a secret", { WEBHOOK_URL: WEBHOOK.WEBHOOK_URL }, /WEBHOOK_URL needs WEBHOOK_SECRET/],
    ["a webhook in the clear", { ...WEBHOOK, WEBHOOK_URL: "http://hooks.example/in" }, /must be https/],
    [
      "other limits in production",
      { RATE_LIMIT_SCALE: "2", NODE_ENV: "production" },
      /RATE_LIMIT_SCALE is for testing and is refused in production/,
    ],
    [
      "private webhooks in production",
      { ...WEBHOOK, WEBHOOK_ALLOW_PRIVATE: "true", NODE_ENV: "production" },
      /refused in production/,
    ],
  ])("refuses %s", (_, environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(sentence);
    expect(() => readConfig(environment)).not.toThrow(/hunter2/);
  });

  it("deletes nothing by age, trusts no proxy and scales no limit unless told to", () => {
    const { RETENTION_DAYS, PHOTO_RETENTION_DAYS, TRUSTED_PROXIES, RATE_LIMIT_SCALE } = readConfig({});
    expect([RETENTION_DAYS, PHOTO_RETENTION_DAYS, TRUSTED_PROXIES, RATE_LIMIT_SCALE]).toEqual([
      undefined,
      undefined,
      [],
      1,
    ]);
  });

  it("takes deliveries that are set up whole", () => {
    const mail = { ...SMTP, MAIL_FROM: "Repair Assist <mail@shop.example>", SUPPORT_EMAIL: "me@shop.example" };
    expect(readConfig({ ...mail, ...WEBHOOK })).toMatchObject({ ...mail, ...WEBHOOK, WEBHOOK_ALLOW_PRIVATE: false });
  });
});
