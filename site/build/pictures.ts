import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import satori from "satori";
import sharp from "sharp";
import type { Plugin, ResolvedConfig } from "vite";
import { LIGHT_COLORS as color } from "../../shared/design-tokens.ts";
import { landing } from "../texts/en/landing.ts";
import { shell } from "../texts/en/shell.ts";

/** Sides in pixels of the icons that home screens and install dialogs ask for, drawn from `public/icon.svg`. */
const ICON_SIDES = [180, 192, 512];
const PREVIEW = { width: 1200, height: 630 };

/** Makes the pictures that must be PNG of what is kept as SVG and text: the icons and the picture of link previews. */
export function pictures(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "pictures",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    async closeBundle() {
      const folder = resolve(config.root, config.build.outDir);
      const icon = await readFile(join(folder, "icon.svg"));
      for (const side of ICON_SIDES) await writeFile(join(folder, `icon-${side}.png`), await iconOf(icon, side));
      await writeFile(join(folder, "preview.png"), await previewPicture(icon));
    },
  };
}

/** An icon fills a colored square, since home screens cut its corners and show no transparency. */
async function iconOf(svg: Buffer, side: number): Promise<Buffer> {
  const drawing = Math.round(side * 0.7);
  const margin = { top: Math.ceil((side - drawing) / 2), bottom: Math.floor((side - drawing) / 2) };
  return sharp(svg, { density: (72 * drawing) / 32 })
    .resize(drawing, drawing)
    .extend({ ...margin, left: margin.top, right: margin.bottom, background: color.page })
    .flatten({ background: color.page })
    .png({ palette: true })
    .toBuffer();
}

/** Headline and benefits as on the landing page. satori draws text as outlines, so no font need be installed. */
async function previewPicture(icon: Buffer): Promise<Buffer> {
  const box = (style: object, ...children: unknown[]) => ({
    type: "div",
    props: { style: { display: "flex", ...style }, children },
  });
  const picture = {
    type: "img",
    props: { src: `data:image/svg+xml;base64,${icon.toString("base64")}`, width: 64, height: 64 },
  };
  const tree = box(
    {
      ...PREVIEW,
      boxSizing: "border-box",
      flexDirection: "column",
      justifyContent: "space-between",
      padding: "72px 80px",
      background: color.page,
      color: color.ink,
      fontFamily: "Barlow",
      borderBottom: `20px solid ${color.accent}`,
    },
    box({ alignItems: "center", gap: 20, fontSize: 40, fontWeight: 700 }, picture, shell.brand),
    box({ fontSize: 92, fontWeight: 700, lineHeight: 1.05, letterSpacing: -1.5, maxWidth: 960 }, landing.headline),
    box({ fontSize: 34, color: color.ink2, lineHeight: 1.4, maxWidth: 1000 }, landing.promise),
  );
  const fonts = await Promise.all([fontFace(400), fontFace(700)]);
  return sharp(Buffer.from(await satori(tree as never, { ...PREVIEW, fonts })))
    .png({ palette: true })
    .toBuffer();
}

async function fontFace(weight: 400 | 700) {
  const file = createRequire(import.meta.url).resolve(`@fontsource/barlow/files/barlow-latin-${weight}-normal.woff`);
  return { name: "Barlow", weight, data: await readFile(file) };
}
