import { describe, expect, it } from "vitest";
import type * as z from "zod/mini";
import { resultTypeOf } from "../result-type.ts";
import { Account } from "./account.ts";
import { AnswersRequest } from "./answers.ts";
import { ContactRequest } from "./contact.ts";
import { DiagnosticRecord } from "./diagnostic.ts";
import { FeedbackRequest } from "./feedback.ts";
import { IssueDetailsRequest, IssueForm } from "./issue-details.ts";
import { LeadRequest } from "./lead.ts";
import { MAX_LENGTH } from "./lengths.ts";
import { ShopSearchQuery } from "./shop.ts";
import { parseMileage, VehicleForm, VehicleInfoRequest } from "./vehicle-info.ts";

/** The messages of a refused value, by field. */
function messages(schema: z.core.$ZodType & { safeParse: z.ZodMiniType["safeParse"] }, value: unknown) {
  const { error } = schema.safeParse(value);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join("."), message]));
}

const form = {
  name: "Dana Reyes",
  email: "dana@example.com",
  zipCode: "85253",
  vehicleYear: "2012",
  vehicleMake: "Honda",
  vehicleModel: "Civic",
  mileage: "98,000",
  vin: "",
  termsAccepted: true,
};
const { vin: _, ...owner } = form;
const request = { ...owner, vehicleYear: 2012, mileage: 98_000 };

describe("the vehicle form", () => {
  it("takes a filled form, with or without a mileage", () => {
    expect(messages(VehicleForm, form)).toEqual({});
    expect(messages(VehicleForm, { ...form, mileage: "" })).toEqual({});
  });

  it("says the specification's sentence for each field", () => {
    const empty = {
      ...form,
      name: "D",
      email: "dana",
      zipCode: "8525",
      vehicleYear: "",
      vehicleMake: "",
      vehicleModel: "",
    };
    expect(messages(VehicleForm, { ...empty, termsAccepted: false })).toEqual({
      name: "Name must be at least 2 characters",
      email: "Please enter a valid email address",
      zipCode: "Please enter a valid ZIP code",
      vehicleYear: "Please select a year",
      vehicleMake: "Please select a make",
      vehicleModel: "Please select a model",
      termsAccepted: "You must accept the terms and conditions to continue",
    });
  });

  it.each([
    ["98,000", 98_000],
    ["98000 miles", 98_000],
    ["98 000 mi", 98_000],
    ["98,000.5", 98_000],
    ["98,0", null],
    ["98,00", null],
    ["1,234,56", null],
    ["0", 0],
    ["", undefined],
    ["lots", null],
    ["-5", null],
    ["9999999", null],
  ])("reads the mileage %j as %s", (typed, miles) => expect(parseMileage(typed)).toBe(miles));
});

describe("POST /api/vehicle-info", () => {
  it("takes a body without terms, as the API test page sends it, and refuses terms that were declined", () => {
    const { termsAccepted: _, ...without } = request;
    expect(messages(VehicleInfoRequest, without)).toEqual({});
    expect(messages(VehicleInfoRequest, { ...request, termsAccepted: false })).toHaveProperty("termsAccepted");
  });

  it("refuses a year before 1990 and one that is no year", () => {
    expect(messages(VehicleInfoRequest, { ...request, vehicleYear: 1989 })).toHaveProperty("vehicleYear");
    expect(messages(VehicleInfoRequest, { ...request, vehicleYear: "2012" })).toHaveProperty("vehicleYear");
  });

  it("bounds every text", () => {
    const long = {
      ...request,
      name: "n".repeat(MAX_LENGTH.name + 1),
      vehicleModel: "m".repeat(MAX_LENGTH.vehicleModel + 1),
    };
    expect(Object.keys(messages(VehicleInfoRequest, long))).toEqual(["name", "vehicleModel"]);
  });
});

describe("the issue", () => {
  it("says the specification's sentences", () => {
    expect(messages(IssueForm, { issueType: "other", issueDescription: "too short" })).toEqual({
      issueType: "Please select the type of help you need",
      issueDescription: "Please provide a detailed description of at least 10 characters",
    });
  });

  it("counts the description without the spaces around it, up to 20,000 characters", () => {
    const issue = { userId: "u", vehicleId: "v", issueType: "symptoms" };
    expect(messages(IssueDetailsRequest, { ...issue, description: "   short    " })).toHaveProperty("description");
    expect(messages(IssueDetailsRequest, { ...issue, description: "x".repeat(20_000) })).toEqual({});
    expect(messages(IssueDetailsRequest, { ...issue, description: "x".repeat(20_001) })).toHaveProperty("description");
  });
});

describe("the small requests", () => {
  it("name what is missing in a sentence", () => {
    expect(messages(FeedbackRequest, { issueId: "i", feedback: "  " })).toEqual({
      feedback: "Please enter your feedback",
    });
    expect(messages(ShopSearchQuery, { zipCode: "" })).toEqual({ zipCode: "Please enter a ZIP code" });
    expect(Object.keys(messages(ContactRequest, {}))).toEqual(["fullName", "email", "subject", "message"]);
    expect(messages(LeadRequest, { diagnosticId: "d", shopId: "s", phone: "123" })).toEqual({
      phone: "Please enter a valid phone number",
    });
    expect(messages(AnswersRequest, { answers: [] })).toEqual({ answers: "Please answer at least one question" });
  });
});

describe("the unused account schema", () => {
  it("says the specification's sentences", () => {
    const wrong = { phoneNumber: "555", password: "12345", cardNumber: "4111", cardExpiry: "1/27", cardCvc: "1" };
    expect(messages(Account, wrong)).toEqual({
      phoneNumber: "Please enter a valid phone number",
      password: "Password must be at least 6 characters",
      cardNumber: "Please enter a valid card number",
      cardExpiry: "Please enter expiry in MM/YY format",
      cardCvc: "Please enter a valid CVC code",
    });
    const right = {
      phoneNumber: "4805550100",
      password: "123456",
      cardNumber: "4111111111111111",
      cardExpiry: "01/27",
      cardCvc: "123",
    };
    expect(messages(Account, right)).toEqual({});
  });
});

describe("the diagnostic record", () => {
  it("may lack everything that is ours", () => {
    const bare = { id: "d", issueId: "i", results: {} };
    expect(messages(DiagnosticRecord, bare)).toEqual({});
  });

  it("tells its type from diagnosticResult, else from results, else it is a diagnostic", () => {
    expect(resultTypeOf({ diagnosticResult: { resultType: "parts" }, results: { resultType: "estimate" } })).toBe(
      "parts",
    );
    expect(resultTypeOf({ results: { resultType: "estimate" } })).toBe("estimate");
    expect(resultTypeOf({ results: {} })).toBe("diagnostic");
  });
});
