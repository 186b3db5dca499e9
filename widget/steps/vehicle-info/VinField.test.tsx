import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { problem } from "../../testing.tsx";
import { openSite, startFreshVisits } from "../../testing-visit.ts";

startFreshVisits();

const VIN = "2HGFB2F5XCH500123";
const CIVIC = { year: 2012, make: "Honda", model: "Civic", facts: ["Engine: 4-cylinder."] };
const WRONG = "A VIN has 17 letters and digits, and this one has 16. Please check what is missing.";
type User = ReturnType<typeof openSite>["user"];

const select = (name: string) => screen.getByRole("combobox", { name }) as HTMLSelectElement;
const car = () => ["Year", "Make", "Model"].map((name) => select(name).value).join(" ");
async function openField(user: User) {
  await user.click(screen.getByRole("button", { name: "Use the VIN" }));
  return (await screen.findByRole("textbox", { name: /^VIN/ })) as HTMLInputElement;
}
async function choose(user: User, year: string, make: string, model: string) {
  await user.selectOptions(select("Year"), year);
  await user.selectOptions(select("Make"), make);
  await user.selectOptions(select("Model"), model);
}
async function submit(user: User) {
  await user.type(screen.getByRole("textbox", { name: "Name" }), "Dana Reyes");
  await user.type(screen.getByRole("textbox", { name: "Email" }), "dana@example.com");
  await user.type(screen.getByRole("textbox", { name: "ZIP code" }), "85253");
  await user.click(screen.getByRole("checkbox"));
  await user.click(screen.getByRole("button", { name: "Continue" }));
}

describe("the VIN in step 1", () => {
  it("fills the car in, is shown masked, and is sent with the form", async () => {
    const { user, api } = openSite({
      "POST /api/vin": () => CIVIC,
      "POST /api/vehicle-info": () => ({ userId: "u1", vehicleId: "v1" }),
    });
    const field = await openField(user);
    expect(document.activeElement).toBe(field);
    await user.type(field, "2hgfb2f5 xch500123");
    await screen.findByText(/Engine: 4-cylinder/);
    expect(car()).toBe("2012 Honda Civic");
    expect(api.to("POST /api/vin").map(({ body }) => body)).toEqual([{ vin: VIN }]);
    expect(document.body.textContent).toContain("•••••••••••••0123");
    expect(screen.queryByRole("textbox", { name: /^VIN/ })).toBeNull();
    await submit(user);
    await waitFor(() => expect(api.to("POST /api/vehicle-info")).toHaveLength(1));
    expect(api.to("POST /api/vehicle-info")[0]!.body).toMatchObject({
      vin: "2hgfb2f5 xch500123",
      vehicleModel: "Civic",
    });
  });

  it("is kept for the visit alone, never in local storage, and is there on the way back", async () => {
    const answers = {
      "POST /api/vin": () => CIVIC,
      "POST /api/vehicle-info": () => ({ userId: "u1", vehicleId: "v1" }),
    };
    const { user, unmount } = openSite(answers);
    await user.type(await openField(user), VIN);
    await screen.findByText(/Engine: 4-cylinder/);
    await submit(user);
    await waitFor(() => expect(localStorage.getItem("vehicleInfo")).toContain("Dana Reyes"));
    expect(JSON.stringify({ ...localStorage })).not.toContain(VIN);
    unmount();
    openSite(answers, { previousRoute: "/steps/issue-details" });
    await screen.findByText(/•0123/);
  });

  it("pasted into the quick way is taken for what it is", async () => {
    const { user } = openSite({ "POST /api/vin": () => CIVIC });
    const find = screen.getByRole("combobox", { name: /Find your car/ }) as HTMLInputElement;
    await user.click(find);
    await user.paste(VIN);
    await screen.findByText(/Engine: 4-cylinder/);
    expect(find.value).toBe("");
    expect(car()).toBe("2012 Honda Civic");
  });

  it("of another car than the one chosen asks which, and takes either", async () => {
    const { user } = openSite({ "POST /api/vin": () => ({ ...CIVIC, year: 2003, model: "Accord" }) });
    await choose(user, "2012", "Honda", "Civic");
    await user.type(await openField(user), VIN);
    await screen.findByText("This VIN is of a 2003 Honda Accord, and you chose a 2012 Honda Civic. Which is right?");
    expect(car()).toBe("2012 Honda Civic");
    await user.click(screen.getByRole("button", { name: "The 2003 Honda Accord" }));
    expect(car()).toBe("2003 Honda Accord");
    // Chosen otherwise afterwards it asks again.
    await user.selectOptions(select("Year"), "2005");
    await user.click(await screen.findByRole("button", { name: "The 2005 Honda Accord, without the VIN" }));
    expect(car()).toBe("2005 Honda Accord");
    expect(((await screen.findByRole("textbox", { name: /^VIN/ })) as HTMLInputElement).value).toBe("");
  });

  it("that is wrong stays as it was typed, and the car is chosen below as ever", async () => {
    const { user, api } = openSite({ "POST /api/vin": () => problem(422, WRONG, [{ path: "vin", message: WRONG }]) });
    await choose(user, "2012", "Honda", "Civic");
    const field = await openField(user);
    await user.type(field, VIN.slice(1));
    expect(api.to("POST /api/vin")).toEqual([]);
    await user.tab();
    await screen.findByText(WRONG);
    expect(field.value).toBe(VIN.slice(1));
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(car()).toBe("2012 Honda Civic");
  });

  it("that cannot be looked up just now says so and loses nothing", async () => {
    const { user } = openSite({ "POST /api/vin": () => new Response("<h1>Bad</h1>", { status: 502 }) });
    const field = await openField(user);
    await user.type(field, VIN);
    await screen.findByText(/could not look this VIN up just now/);
    expect(field.value).toBe(VIN);
  });

  it("that the API refuses with the form is said at its field", async () => {
    const { user } = openSite({
      "POST /api/vin": () => CIVIC,
      "POST /api/vehicle-info": () => problem(422, "No.", [{ path: "vin", message: "This VIN is of another car." }]),
    });
    await user.type(await openField(user), VIN);
    await screen.findByText(/Engine: 4-cylinder/);
    await submit(user);
    await screen.findByText("This VIN is of another car.");
    expect((screen.getByRole("textbox", { name: /^VIN/ }) as HTMLInputElement).value).toBe(VIN);
  });
});
