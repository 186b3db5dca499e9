import { embed } from "../../texts/documents.ts";
import { Part } from "./Part.tsx";

const { reference } = embed;

/** Attributes, methods, events, and what of the look a host page may set. */
export function Reference() {
  return (
    <Part id="reference" title={reference.title} text={reference.text}>
      {null}
    </Part>
  );
}
