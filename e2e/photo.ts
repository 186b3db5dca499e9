import sharp from "sharp";

/** A photo to attach: plain red, twice as wide as high, and as large as a phone makes it where a width is given. */
export const photo = async (name: string, width = 640) => ({
  name,
  mimeType: "image/png",
  buffer: await sharp({ create: { width, height: width / 2, channels: 3, background: "#a33" } })
    .png()
    .toBuffer(),
});
