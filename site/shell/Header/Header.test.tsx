import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Header } from "./Header.tsx";

beforeEach(() => {
  localStorage.clear();
  history.pushState(null, "", "/faqs");
  render(<Header />);
});
afterEach(cleanup);

const menu = () => screen.getByRole("button", { name: "Menu" });

test("the menu opens by its button and closes after a link is chosen", async () => {
  expect(menu().getAttribute("aria-expanded")).toBe("false");
  await userEvent.click(menu());
  expect(menu().getAttribute("aria-expanded")).toBe("true");
  await userEvent.click(screen.getByRole("link", { name: "Contact" }));
  expect(menu().getAttribute("aria-expanded")).toBe("false");
  expect(location.pathname).toBe("/contact");
});

test("Escape closes the menu", async () => {
  await userEvent.click(menu());
  await userEvent.keyboard("{Escape}");
  expect(menu().getAttribute("aria-expanded")).toBe("false");
});

test("the brand leads home and marks a fresh start", async () => {
  await userEvent.click(screen.getByRole("link", { name: "Repair Assist" }));
  expect(location.pathname).toBe("/");
  expect(localStorage.getItem("startFresh")).toBe("true");
});

test("another link home marks nothing", async () => {
  await userEvent.click(screen.getByRole("link", { name: "Home" }));
  expect(localStorage.getItem("startFresh")).toBeNull();
});

test("How It Works leads to the section of the landing page from any other page", async () => {
  await userEvent.click(screen.getByRole("button", { name: "How It Works" }));
  expect(location.pathname + location.hash).toBe("/#how-it-works");
});
