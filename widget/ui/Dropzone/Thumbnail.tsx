import { useEffect, useRef } from "react";
import { picture } from "./Dropzone.css.ts";

/** A photo in small, drawn on a canvas: hosts with a strict `img-src` refuse blob: and data: addresses. */
export function Thumbnail({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let ended = false;
    draw(file, () => (ended ? null : canvas.current)).catch(() => {
      // A format that the browser cannot show keeps the empty frame; its name stands below.
    });
    return () => {
      ended = true;
    };
  }, [file]);
  return <canvas ref={canvas} className={picture} width={288} height={192} />;
}

/** Fills the canvas and cuts off what sticks out. */
async function draw(file: File, target: () => HTMLCanvasElement | null) {
  const bitmap = await createImageBitmap(file);
  const canvas = target();
  const scale = canvas ? Math.max(canvas.width / bitmap.width, canvas.height / bitmap.height) : 0;
  const [width, height] = [bitmap.width * scale, bitmap.height * scale];
  canvas?.getContext("2d")?.drawImage(bitmap, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height);
  bitmap.close();
}
