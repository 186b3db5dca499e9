import { cleanup, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { problem } from "../../testing.tsx";
import { openSite, startFreshVisits } from "../../testing-visit.ts";
import { modelYears } from "./vehicle-choice.ts";

startFreshVisits();

type User = ReturnType<typeof openSite>["user"];

async function fill(user: User) {
  await user.type(screen.getByRole("textbox", { name: "Name" }), "Dana Reyes");
  await user.type(screen.getByRole("textbox", { name: "Email" }), "dana@example.com");
  await user.type(screen.getByRole("textbox", { name: "ZIP code" }), "85253");
  await user.selectOptions(screen.getByRole("combobox", { name: "Year" }), "2012");
  await user.selectOptions(screen.getByRole("combobox", { name: "Make" }), "Honda");
  await user.selectOptions(screen.getByRole("combobox", { name: "Model" }), "Civic");
  await user.click(screen.getByRole("checkbox"));
}
const submit = (user: User) => user.click(screen.getByRole("button", { name: "Continue" }));
const saved = { "POST /api/vehicle-info": () => ({ userId: "u1", vehicleId: "v1" }) };

describe("step 1", () => {
  it("says what is missing beside each field, and puts the focus on the first", async () => {
    const { user, api } = openSite(saved);
    await submit(user);
    const year = screen.getByRole("combobox", { name: "Year" });
    expect(year).toBe(document.activeElement);
    expect(year.getAttribute("aria-invalid")).toBe("true");
    const name = screen.getByRole("textbox", { name: "Name" });
    expect(name.getAttribute("aria-invalid")).toBe("true");
    const described = (element: HTMLElement) =>
      document.getElementById(element.getAttribute("aria-describedby")!)?.textContent;
    expect(described(name)).toBe("Name must be at least 2 characters");
    expect(described(screen.getByRole("checkbox"))).toBe("You must accept the terms and conditions to continue");
    await user.type(name, "Da");
    expect(name.getAttribute("aria-invalid")).toBeNull();
    expect(api.calls).toEqual([]);
  });

  it("offers models of the chosen make, and clears the model with another make", async () => {
    const { user } = openSite(saved);
    const model = screen.getByRole("combobox", { name: "Model" }) as HTMLSelectElement;
    expect(model.disabled).toBe(true);
    expect(model.selectedOptions[0]!.textContent).toBe("Select make first");
    await user.selectOptions(screen.getByRole("combobox", { name: "Make" }), "Honda");
    await user.selectOptions(model, "Civic");
    await user.selectOptions(screen.getByRole("combobox", { name: "Make" }), "Toyota");
    expect(model.value).toBe("");
    expect([...model.options].map(({ value }) => value)).toContain("Camry");
  });

  it("saves, marks the next step, says so and moves on", async () => {
    const { user, host, wizard } = openSite(saved);
    await fill(user);
    await submit(user);
    await screen.findByRole("heading", { name: "Issue Details" });
    expect(wizard.state).toMatchObject({ userId: "u1", vehicleId: "v1", currentStep: "issue-details" });
    expect(localStorage.getItem("currentStep")).toBe("issue-details");
    expect(localStorage.getItem("userId")).toBe("u1");
    expect(JSON.parse(localStorage.getItem("vehicleInfo")!)).toMatchObject({ name: "Dana Reyes", year: 2012 });
    expect(host.events.at(-1)).toEqual({ name: "step", detail: { from: "vehicle-info", to: "issue-details" } });
    expect(screen.getByText("Let's collect details about your issue next.")).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Issue Details"));
  });

  it("puts what the server refuses on its field, and keeps what was typed", async () => {
    const errors = [{ path: "zipCode", message: "We do not know this ZIP code" }];
    const { user } = openSite({ "POST /api/vehicle-info": () => problem(422, "Please check the form.", errors) });
    await fill(user);
    await submit(user);
    expect(await screen.findByText("We do not know this ZIP code")).toBeTruthy();
    expect(screen.getByRole("alert", { hidden: true }).textContent).toContain("422: Please check the form.");
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "ZIP code" }));
    expect((screen.getByRole("combobox", { name: "Model" }) as HTMLSelectElement).value).toBe("Civic");
  });

  it("sends once, however often it is pressed", async () => {
    let answer = (_: unknown) => {};
    const { user, api } = openSite({ "POST /api/vehicle-info": () => new Promise((resolve) => (answer = resolve)) });
    await fill(user);
    await user.dblClick(screen.getByRole("button", { name: "Continue" }));
    expect((screen.getByRole("button", { name: "Saving..." }) as HTMLButtonElement).disabled).toBe(true);
    await waitFor(() => expect(api.calls).toHaveLength(1));
    answer({ userId: "u1", vehicleId: "v1" });
    await screen.findByRole("heading", { name: "Issue Details" });
    expect(api.calls.filter(({ route }) => route.startsWith("POST"))).toHaveLength(1);
  });

  it("is prefilled on the way back and on the landing page, and empty for a new visitor", () => {
    const vehicle = { name: "Dana", vehicleMake: "Honda", vehicleModel: "Civic", mileage: 98000 };
    const store = () => localStorage.setItem("vehicleInfo", JSON.stringify(vehicle));
    const shown = (attributes: object) => {
      const { unmount } = openSite(saved, attributes);
      const name = (screen.getByRole("textbox", { name: "Name" }) as HTMLInputElement).value;
      unmount();
      return name;
    };
    store();
    expect(shown({ landing: true })).toBe("Dana");
    expect(shown({ previousRoute: "/steps/issue-details" })).toBe("Dana");
    expect(shown({ previousRoute: "/faqs" })).toBe("");
    expect(localStorage.getItem("vehicleInfo")).toBeNull();
    store();
    localStorage.setItem("startFresh", "true");
    expect(shown({ previousRoute: "/steps/issue-details" })).toBe("");
    expect(localStorage.getItem("startFresh")).toBeNull();
  });

  const chosen = () =>
    ["Year", "Make", "Model"].map((name) => (screen.getByRole("combobox", { name }) as HTMLSelectElement).value);

  it("finds the car by a few letters, fills the three fields, and goes on with Enter", async () => {
    const { user, api } = openSite(saved);
    const find = screen.getByRole("combobox", { name: /Find your car/ });
    await user.type(find, "12 civ");
    expect(chosen()).toEqual(["2012", "Honda", "Civic"]);
    expect(screen.getByText("Chosen: 2012 Honda Civic")).toBeTruthy();
    await user.keyboard("{Enter}");
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: /Mileage/ }));
    await user.clear(find);
    await user.type(find, "toyota");
    expect(chosen()).toEqual(["", "Toyota", ""]);
    await user.keyboard("{Enter}");
    expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "Year" }));
    expect(api.calls).toEqual([]);
  });

  it("leaves no wrong choice behind when what is typed fits no car any more", async () => {
    const { user } = openSite(saved);
    const find = screen.getByRole("combobox", { name: /Find your car/ });
    await user.type(find, "2012 civic");
    await user.clear(find);
    await user.type(find, "1989 civic");
    expect(chosen()).toEqual(["", "", ""]);
    await user.clear(find);
    await user.type(find, "04 cr-v");
    await user.clear(find);
    await user.type(find, "zzz");
    expect(chosen()).toEqual(["", "", ""]);
    // What was chosen by hand is nobody's to clear.
    await user.selectOptions(screen.getByRole("combobox", { name: "Year" }), "2004");
    await user.type(find, "zz");
    expect(chosen()).toEqual(["2004", "", ""]);
  });

  it("keeps a form that was begun through Back and the way home, until it is sent", async () => {
    const first = openSite(saved);
    await first.user.type(screen.getByRole("textbox", { name: "Name" }), "Dana");
    await first.user.selectOptions(screen.getByRole("combobox", { name: "Make" }), "Honda");
    first.unmount();
    localStorage.setItem("startFresh", "true");
    const second = openSite(saved, { previousRoute: "/" });
    const name = screen.getByRole("textbox", { name: "Name" }) as HTMLInputElement;
    expect(name.value).toBe("Dana");
    expect((screen.getByRole("combobox", { name: "Make" }) as HTMLSelectElement).value).toBe("Honda");
    await second.user.clear(name);
    await fill(second.user);
    await submit(second.user);
    await screen.findByRole("heading", { name: "Issue Details" });
    second.unmount();
    localStorage.setItem("startFresh", "true");
    openSite(saved, { previousRoute: "/" });
    expect((screen.getByRole("textbox", { name: "Name" }) as HTMLInputElement).value).toBe("");
  });

  it("brings nothing back of what was typed and taken away again", async () => {
    const first = openSite(saved);
    const name = () => screen.getByRole("textbox", { name: "Name" }) as HTMLInputElement;
    await first.user.type(name(), "D");
    await first.user.clear(name());
    first.unmount();
    const second = openSite(saved, { previousRoute: "/" });
    expect(name().value).toBe("");
    await second.user.type(name(), "Dana");
    second.unmount();
    const third = openSite(saved, { previousRoute: "/" });
    expect(name().value).toBe("Dana");
    await third.user.clear(name());
    third.unmount();
    openSite(saved, { previousRoute: "/" });
    expect(name().value).toBe("");
  });

  it("asks for consent anew where a begun form comes back", async () => {
    const first = openSite(saved);
    await fill(first.user);
    expect((screen.getByRole("checkbox") as HTMLInputElement).checked).toBe(true);
    first.unmount();
    openSite(saved, { previousRoute: "/" });
    expect((screen.getByRole("textbox", { name: "Name" }) as HTMLInputElement).value).toBe("Dana Reyes");
    expect((screen.getByRole("checkbox") as HTMLInputElement).checked).toBe(false);
  });

  it("leaves no part of the last car that the words no longer give", async () => {
    const { user } = openSite(saved);
    const find = screen.getByRole("combobox", { name: /Find your car/ });
    await user.type(find, "12 civ");
    await user.type(find, "{Backspace>3/}zzz");
    expect(chosen()).toEqual(["2012", "", ""]);
    await user.type(find, "{Backspace>3/}civ");
    expect(chosen()).toEqual(["2012", "Honda", "Civic"]);
    await user.type(find, "{Backspace>3/}acc");
    expect(chosen()).toEqual(["2012", "", ""]);
  });

  it("keeps the make under a model that was chosen by hand", async () => {
    const { user } = openSite(saved);
    const find = screen.getByRole("combobox", { name: /Find your car/ });
    await user.type(find, "12 honda");
    await user.selectOptions(screen.getByRole("combobox", { name: "Model" }), "Civic");
    await user.clear(find);
    await user.type(find, "qq");
    expect(chosen()).toEqual(["", "Honda", "Civic"]);
  });

  it("suggests cars as they are typed", async () => {
    const { user } = openSite(saved);
    const find = screen.getByRole("combobox", { name: /Find your car/ }) as HTMLInputElement;
    await user.type(find, "2012 honda cr");
    const offered = [...document.getElementById(find.getAttribute("list")!)!.querySelectorAll("option")];
    expect(offered.map(({ value }) => value)).toEqual(["2012 Honda CR-V", "2012 Honda CR-Z", "2012 Honda Crosstour"]);
    await user.clear(find);
    await user.type(find, "civic 2012");
    const last = [...document.getElementById(find.getAttribute("list")!)!.querySelectorAll("option")];
    expect(last.map(({ value }) => value)).toEqual(["Civic 2012"]);
  });

  it("says who gets the name and the e-mail, and names the partner on a partner's page", async () => {
    openSite(saved);
    expect(screen.getByText(/A shop gets them only when you ask it to contact you\.$/)).toBeTruthy();
    cleanup();
    const allowed = { allowed: true, message: "", name: "Two Bay Auto" };
    openSite({ "GET /api/partners/allowed?partner=key": () => allowed }, { partner: "key", site: false });
    expect(screen.getByText(/and this site gets that request too/)).toBeTruthy();
    expect(await screen.findByText(/and Two Bay Auto gets that request too/)).toBeTruthy();
  });

  it("sends the car that was found", async () => {
    const { user, api } = openSite(saved);
    await user.type(screen.getByRole("textbox", { name: "Name" }), "Dana Reyes");
    await user.type(screen.getByRole("textbox", { name: "Email" }), "dana@example.com");
    await user.type(screen.getByRole("textbox", { name: "ZIP code" }), "85253");
    await user.type(screen.getByRole("combobox", { name: /Find your car/ }), "04 cr-v");
    await user.click(screen.getByRole("checkbox"));
    await submit(user);
    await waitFor(() => expect(api.calls).toHaveLength(1));
    expect(api.calls[0]!.body).toMatchObject({ vehicleYear: 2004, vehicleMake: "Honda", vehicleModel: "CR-V" });
  });

  it("offers the newest cars by a clock that is years behind", () => {
    expect(modelYears(new Date(1970, 0))[0]).toBe("2026");
    expect(modelYears(new Date(2031, 5))[0]).toBe("2031");
  });

  it("tells autofill and keyboards of phones what each field is", () => {
    openSite(saved);
    const of = (name: RegExp) => {
      const { type, inputMode, autocomplete } = screen.getByRole("textbox", { name }) as HTMLInputElement;
      return [type, inputMode, autocomplete];
    };
    expect(of(/^Name/)).toEqual(["text", "", "name"]);
    expect(of(/^Email/)).toEqual(["email", "email", "email"]);
    expect(of(/^ZIP/)).toEqual(["text", "numeric", "postal-code"]);
    expect(of(/^Mileage/)).toEqual(["text", "numeric", "off"]);
  });

  it("keeps what was saved while a visitor left, but does not pull them forward", async () => {
    let answer = (_: unknown) => {};
    const { user, api, host, unmount } = openSite({
      "POST /api/vehicle-info": () => new Promise((resolve) => (answer = resolve)),
    });
    await fill(user);
    await submit(user);
    await waitFor(() => expect(api.calls).toHaveLength(1));
    unmount();
    answer({ userId: "u1", vehicleId: "v1" });
    await waitFor(() => expect(localStorage.getItem("vehicleInfo")).toContain("Dana Reyes"));
    expect(host.events.filter(({ name }) => name === "step")).toEqual([]);
  });
});
