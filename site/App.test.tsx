import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { App } from "./App.tsx";
import { pageAt } from "./pages.ts";
import { PATHS, WIZARD_PATHS } from "./routes.ts";

const open = async (path: string) => {
  history.pushState(null, "", path);
  await pageAt(path).Content.preload?.();
  return render(<App />);
};
const wizard = () => document.querySelector("repair-assist");

beforeEach(() => {
  // jsdom lays nothing out, so it has no scrolling.
  window.scrollTo = vi.fn() as unknown as typeof window.scrollTo;
  localStorage.clear();
});
afterEach(cleanup);

describe("every page", () => {
  test.each(Object.values(PATHS))("%s has its title and one heading above all others", async (path) => {
    await open(path);
    expect(document.title).toBe(pageAt(path).title);
    if (path !== PATHS.start) expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  });

  test.each(Object.values(PATHS))("%s links to no address of ours that has no page", async (path) => {
    await open(path);
    // Files of the widget's release are the API's to serve; the crawl of the browser tests asks for them.
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([href^="/widget/"])')) {
      expect(pageAt(link.pathname).id, link.pathname).not.toBe("not-found");
    }
  });

  test("an address without a page shows the 404 page", async () => {
    await open("/steps/confirmation/other");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("404 Page Not Found");
    expect(screen.getByText("Did you forget to add the page to the router?")).toBeTruthy();
    expect(wizard()).toBeNull();
  });

  test("a choice in the navigation starts at the top of the page", async () => {
    await open("/faqs");
    await userEvent.click(within(screen.getByRole("navigation")).getByRole("link", { name: "Contact" }));
    await screen.findByRole("heading", { level: 1, name: "Contact Us" });
    expect(location.pathname).toBe("/contact");
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
    expect(document.activeElement).toBe(screen.getByRole("main"));
  });
});

describe("the landing page", () => {
  test("has its sections in order", async () => {
    await open("/");
    const titles = screen.getAllByRole("heading").map((heading) => heading.textContent);
    const order = [
      "Free Expert Auto Repair Assistance",
      "Don't Overpay for Auto Repairs",
      "How It Works",
      "What owners say",
      "Know the price before the shop tells you.",
    ];
    expect(titles.filter((title) => order.includes(title!))).toEqual(order);
    expect(wizard()!.getAttribute("heading")).toBe("Ready to Fix Your Vehicle?");
    expect(wizard()!.hasAttribute("landing")).toBe(true);
    expect(screen.getByText("$975")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Get Started Now" }).getAttribute("href")).toBe("/steps/vehicle-info");
  });
});

test("a shared result's page shows the element with the token, and asks search engines to stay away", async () => {
  await open("/shared/AbC_d-1");
  expect(wizard()!.getAttribute("shared")).toBe("AbC_d-1");
  expect(document.title).toBe("Shared result | Repair Assist");
  const robots = () => document.querySelector('meta[name="robots"]');
  expect(robots()!.getAttribute("content")).toBe("noindex");
  await userEvent.click(within(screen.getByRole("navigation")).getByRole("link", { name: "Home" }));
  await vi.waitFor(() => expect(robots()).toBeNull());
  expect(document.querySelector('meta[name="description"]')!.getAttribute("content")).toContain(
    "Free, with no account",
  );
});

describe("the wizard's pages", () => {
  test.each(WIZARD_PATHS)("%s shows the element at that step", async (path) => {
    await open(path);
    expect(wizard()!.getAttribute("step")).toBe(path.split("/")[2]!.replace("diagnostic-results", "diagnostic"));
    expect(wizard()!.getAttribute("confirmation-type")).toBe(path.split("/")[3] ?? null);
    expect(wizard()!.hasAttribute("site")).toBe(true);
  });

  test("keep one element as it moves, and tell it where the visitor came from", async () => {
    await open("/steps/vehicle-info");
    const element = wizard()!;
    expect(element.hasAttribute("previous-route")).toBe(false);
    const move = new CustomEvent("repair-assist:step", {
      detail: { from: "issue-details", to: "diagnostic" },
      bubbles: true,
      cancelable: true,
    });
    element.dispatchEvent(move);
    expect(move.defaultPrevented).toBe(true);
    expect(location.pathname).toBe("/steps/diagnostic-results");
    await vi.waitFor(() => expect(element.getAttribute("step")).toBe("diagnostic"));
    expect(wizard()).toBe(element);
    expect(element.getAttribute("previous-route")).toBe("/steps/vehicle-info");
  });

  test("lead home when the element is left", async () => {
    await open("/steps/confirmation/managed");
    wizard()!.dispatchEvent(new CustomEvent("repair-assist:exit", { detail: { reason: "home" }, cancelable: true }));
    expect(location.pathname).toBe("/");
    await screen.findByRole("heading", { name: "How It Works" });
  });
});
