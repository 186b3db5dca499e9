// @vitest-environment node
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { apiReport, elementManifest, readDeclaration } from "./build/public-surface.ts";

const element = (await elementManifest()).modules[0]!.declarations[0]!;
const declaration = await readDeclaration();

it("shows in a diff when it changes", async () => {
  await expect(await apiReport()).toMatchFileSnapshot("element.api.md");
});

describe("manifest and types", () => {
  /** The doc comment and the name of each member of an interface. */
  const members = (name: string) => {
    const body = new RegExp(`interface ${name}\\b[^{]*\\{\\n([^]*?)\\n\\}`).exec(declaration)![1]!;
    return [...body.matchAll(/\/\*\* (.+) \*\/\n {2}(?:get )?(\w+)/g)].map(([, text, member]) => [member, text]).sort();
  };
  const described = (all: readonly { name: string; description?: string }[]) =>
    all.map(({ name, description }) => [name, description]).sort();

  it("say the same of every property, method and event", () => {
    const own = [...members("RepairAssistProperties"), ...members("RepairAssistElement")].sort();
    expect(described(element.members)).toEqual(own);
    const events = element.events.map((event) => ({ ...event, name: event.name.replace("repair-assist:", "") }));
    expect(events.map(({ name }) => name).sort()).toEqual(members("RepairAssistDetails").map(([name]) => name));
  });

  it("have an attribute for every property", () => {
    expect(element.attributes.map(({ fieldName }) => fieldName).sort()).toEqual(
      members("RepairAssistProperties").map(([name]) => name),
    );
  });
});

describe("the types, as somebody else's compiler reads them", () => {
  const folder = mkdtempSync(join(tmpdir(), "repair-assist-types-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** What the compiler says of one file, with these packages and no others in reach; "" where it is content. */
  function compile(file: string, text: string, packages: readonly string[] = [], jsx = "react") {
    const project = join(folder, file.replace(/\W/g, "-"));
    mkdirSync(join(project, "node_modules/@types"), { recursive: true });
    for (const name of packages) symlinkSync(resolve("node_modules", name), join(project, "node_modules", name));
    writeFileSync(join(project, "repair-assist.d.ts"), declaration);
    writeFileSync(join(project, file), text);
    const compilerOptions = {
      strict: true,
      noEmit: true,
      module: "esnext",
      moduleResolution: "bundler",
      jsx: "react-jsx",
      jsxImportSource: jsx,
      lib: ["ES2022", "DOM", "DOM.Iterable"],
      types: [],
      preserveSymlinks: true,
    };
    writeFileSync(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions, files: [file] }));
    const { stdout, stderr } = spawnSync(resolve("node_modules/.bin/tsc"), ["-p", project], { encoding: "utf8" });
    return stdout + stderr;
  }

  it("hold on a page without any framework", () => {
    const page = `import "./repair-assist.js";
      const element = document.createElement("repair-assist");
      element.partner = "shop";
      element.persist = true;
      element.goTo("confirmation", "managed");
      element.addEventListener("repair-assist:step", (event) => { const to: "diagnostic" | string = event.detail.to; });
      document.addEventListener("repair-assist:error", ({ detail }) => detail.code === "partner" && detail.message);
      element.theme = "dark";
      // @ts-expect-error There is no such theme.
      element.theme = "neon";
      // @ts-expect-error There is no such step.
      element.step = "nowhere";
      // @ts-expect-error There is no such step.
      element.goTo("nowhere");
      // @ts-expect-error Shops are counted, not named.
      document.addEventListener("repair-assist:shops", ({ detail }) => detail.names);
      export {};`;
    expect(compile("page.ts", page)).toBe("");
  });

  const component = `import "./repair-assist.js";
    export const Good = () => (
      <repair-assist partner="shop" theme="dark" persist confirmation-type="managed"
        ref={(element) => { element?.start(); }}
        {...{ "onrepair-assist:done": (event: HTMLElementEventMap["repair-assist:done"]) => event.detail }} />
    );
    // @ts-expect-error There is no such theme.
    export const Wrong = () => <repair-assist theme="neon" />;
    // @ts-expect-error A partner key is a text.
    export const Bad = () => <repair-assist partner={7} />;`;

  it("hold in React", () => {
    expect(compile("react.tsx", component, ["@types/react", "csstype"])).toBe("");
  });

  it("hold in Preact", () => {
    expect(compile("preact.tsx", component, ["preact"], "preact")).toBe("");
  });
});
