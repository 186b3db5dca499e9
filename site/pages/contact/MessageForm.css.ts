import { style } from "@vanilla-extract/css";
import { media, space, typeSize } from "../../theme/scale.ts";

const sides = { paddingInline: space.xlarge, "@media": { [media.phone]: { paddingInline: "20px" } } };

export const form = style({ "@media": { [media.phone]: { marginTop: space.large } } });

export const title = style([sides, { paddingBlock: `${space.large} ${space.medium}`, fontSize: typeSize.heading3 }]);

export const fields = style([sides, { paddingBottom: space.large }]);

export const stub = style([sides, { display: "flex", justifyContent: "flex-end", paddingBlock: space.large }]);
