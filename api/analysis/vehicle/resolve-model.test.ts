import { describe, expect, test } from "vitest";
import { makes, modelsOf } from "#shared/catalogue/catalogue.ts";
import { resolveModel } from "./resolve-model.ts";

test("every name of the catalogue leads to itself, in lower case and without punctuation too", () => {
  for (const make of makes)
    for (const model of modelsOf(make)) {
      const plain = model.toLowerCase().replace(/[-./ ]/g, "");
      expect(resolveModel(make, model)).toMatchObject({ make, model, rest: "" });
      expect(resolveModel(make.toUpperCase(), plain), plain).toMatchObject({ make, model });
    }
});

describe("names as people type them", () => {
  test.each([
    ["ford", "f150", "Ford", "F-150"],
    ["HONDA", "CR V", "Honda", "CR-V"],
    ["chevy", "silverado", "Chevrolet", "Silverado 1500"],
    ["chevrolet", "Silverado 2500 HD", "Chevrolet", "Silverado 2500HD"],
    ["vw", "New Beetle", "Volkswagen", "Beetle"],
    ["mercedes", "C300", "Mercedes-Benz", "C-Class"],
    ["Mercedes Benz", "E 350 4matic", "Mercedes-Benz", "E-Class"],
    ["bmw", "328i", "BMW", "3 Series"],
    ["BMW", "X5 xDrive35i", "BMW", "X5"],
    ["Lexus", "RX350", "Lexus", "RX"],
    ["Dodge", "Ram Pickup 1500", "Dodge", "Ram 1500"],
    ["Ram", "Ram 1500", "Ram", "1500"],
    ["Honda", "Honda Civic LX", "Honda", "Civic"],
    ["Mazda", "Miata", "Mazda", "MX-5 Miata"],
    ["Toyota", "Solara", "Toyota", "Camry Solara"],
    ["Chrysler", "Town and Country", "Chrysler", "Town & Country"],
    ["Saturn", "SL2", "Saturn", "S-Series"],
    ["Tesla", "3", "Tesla", "Model 3"],
  ])("%s %s is the %s %s", (typedMake, typedModel, make, model) => {
    expect(resolveModel(typedMake, typedModel)).toMatchObject({ make, model });
  });

  test.each([
    ["Toyta", "Camery", "Toyota", "Camry"],
    ["Volkswagon", "Jeta", "Volkswagen", "Jetta"],
    ["Chevorlet", "Malibou", "Chevrolet", "Malibu"],
    ["Hundai", "Sonota", "Hyundai", "Sonata"],
    ["Infinity", "qx60", "Infiniti", "QX60"],
  ])("%s %s, misspelled, is the %s %s", (typedMake, typedModel, make, model) => {
    expect(resolveModel(typedMake, typedModel)).toMatchObject({ make, model });
  });
});

test("what stands after the model's name is handed back", () => {
  expect(resolveModel("Ford", "Fusion Energi")).toEqual({ make: "Ford", model: "Fusion", rest: "Energi" });
});

test("a number that is another car is never taken for a slip", () => {
  expect(resolveModel("Ford", "F-950").model).toBeUndefined();
});

test.each([
  ["Trabant", "601"],
  ["", ""],
  ["constructor", "toString"],
  ["Honda", "Zzyzx"],
  ["Honda", ""],
])("%j %j leads to no model", (make, model) => {
  expect(resolveModel(make, model).model).toBeUndefined();
});
