import { dirname } from "node:path";
import type { Page } from "playwright";
import sharp from "sharp";
import { randomFrom } from "./random.ts";
import type { Shot } from "./shot.ts";

/** A typeface of a package, so that every machine prints the same. */
export interface Face {
  package: string;
  /** Of the body text, in pixels of a sheet that is 850 wide. */
  size: number;
}

/** Prints a sheet and takes a picture of it: JPEG bytes. */
export async function photograph(page: Page, sheet: string, css: string, face: Face, shot: Shot): Promise<Buffer> {
  await page.setViewportSize({ width: shot.width, height: shot.height });
  await page.setContent(await htmlOf(sheet, css, face, shot));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const seen = await page.screenshot({ type: "png" });
  let picture = sharp(seen).removeAlpha();
  if (shot.blur > 0) picture = picture.blur(Math.max(0.3, (shot.blur * shot.width) / 1950));
  if (shot.light < 1) picture = picture.linear(shot.light, 0);
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  if (shot.noise > 0) addNoise(data, shot);
  return sharp(data, { raw: info }).jpeg({ quality: shot.quality }).toBuffer();
}

async function htmlOf(sheet: string, css: string, face: Face, shot: Shot) {
  const width = shot.width * shot.fill;
  const scale = width / 850;
  const height = 1100 * scale;
  const shadow = `linear-gradient(${shot.shadowAngle}deg, rgba(0,0,0,${shot.shadow}) 30%, rgba(0,0,0,0) 62%)`;
  return `<!doctype html><style>
    ${await faceRules(face)}
    *{box-sizing:border-box} html,body{margin:0;height:100%;overflow:hidden;background:${shot.background}}
    body{display:flex;align-items:center;justify-content:center;perspective:${shot.height * 1.6}px}
    main{width:${width}px;height:${height}px;background:#fdfcf8;color:#1b1b1f;padding:${60 * scale}px ${64 * scale}px;
      font:400 ${face.size * scale}px/1.35 face;transform:rotateX(${shot.leanX}deg) rotateY(${shot.leanY}deg) rotate(${shot.tilt}deg);position:relative}
    table{width:100%;border-collapse:collapse;margin:.5em 0} td,th{padding:.28em .4em;text-align:left;vertical-align:top;font-weight:400}
    th,b,h1,h2,h3{font-weight:700} .n,th.n{text-align:right} h1{font-size:1.7em;margin:0} h2,h3,p{margin:0}
    header p{margin:.2em 0 .8em} .meta{display:flex;justify-content:space-between;margin:.35em 0}
    footer{position:absolute;bottom:3em;right:4em} small{font-size:.85em}
    #shadow{position:fixed;inset:0;background:${shadow}}
    ${css}</style><main>${sheet}</main><div id="shadow"></div>`;
}

/** Regular and bold; where a face has no bold the browser thickens the regular one, as a printer does. */
async function faceRules({ package: name }: Face) {
  const folder = dirname(require.resolve(`@fontsource/${name}/package.json`));
  const rules = await Promise.all(
    [400, 700].map(async (weight) => {
      const file = Bun.file(`${folder}/files/${name}-latin-${weight}-normal.woff2`);
      if (!(await file.exists())) return "";
      const data = Buffer.from(await file.arrayBuffer()).toString("base64");
      return `@font-face{font-family:face;font-weight:${weight};src:url(data:font/woff2;base64,${data})}`;
    }),
  );
  return rules.join("\n");
}

/** Grain, the same for the same seed: the sum of three even numbers is near enough to a bell. */
function addNoise(data: Buffer, { seed, noise }: Shot) {
  const random = randomFrom(seed);
  for (let at = 0; at < data.length; at += 3) {
    const grain = (random.next() + random.next() + random.next() - 1.5) * 2 * noise;
    for (let channel = at; channel < at + 3; channel++)
      data[channel] = Math.max(0, Math.min(255, Math.round(data[channel]! + grain)));
  }
}
