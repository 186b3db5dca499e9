import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ComponentPropsWithRef } from "react";
import * as css from "./Button.css.ts";

interface Looks {
  /** "main" is the one next action of a screen. */
  tone?: keyof typeof css.tones;
  size?: keyof typeof css.sizes;
  wide?: boolean;
}

const classes = ({ tone = "second", size = "normal", wide = false }: Looks) =>
  [css.tones[tone], css.sizes[size], wide && css.wide].filter(Boolean).join(" ");

export function Button({ tone, size, wide, ...rest }: Looks & Omit<ComponentPropsWithRef<"button">, "className">) {
  return <button type="button" {...rest} className={classes({ tone, size, wide })} />;
}

/** A link with the looks of a button. */
export function ButtonLink({
  tone,
  size,
  wide,
  ...rest
}: Looks & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "className">) {
  return <a {...rest} className={classes({ tone, size, wide })} />;
}

/** A button with the looks of a link. */
export function LinkButton(props: Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className">) {
  return <button type="button" {...props} className={css.link} />;
}
