import type { Page } from "./pages.ts";
import { plainPath } from "./routes.ts";

/** Brings the head of the open document up to the page that has just been shown in it. */
export function showHead({ title, description, noindex }: Page, path: string) {
  document.title = title;
  tag("meta", "name", "description").content = description;
  const robots = document.head.querySelector('meta[name="robots"]');
  if (noindex) tag("meta", "name", "robots").content = "noindex";
  else robots?.remove();
  tag("link", "rel", "canonical").href = location.origin + plainPath(path);
}

function tag<Name extends "meta" | "link">(name: Name, attribute: string, value: string): HTMLElementTagNameMap[Name] {
  const existing = document.head.querySelector<HTMLElementTagNameMap[Name]>(`${name}[${attribute}="${value}"]`);
  if (existing) return existing;
  const made = document.createElement(name);
  made.setAttribute(attribute, value);
  document.head.append(made);
  return made;
}
