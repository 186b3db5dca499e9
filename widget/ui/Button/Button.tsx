import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ComponentPropsWithRef, MouseEvent } from "react";
import * as css from "./Button.css.ts";

interface Looks {
  /** "main" is the one next action of a screen. */
  tone?: keyof typeof css.tones;
  size?: keyof typeof css.sizes;
  wide?: boolean;
}

const looks = ({ tone = "second", size = "normal", wide = false }: Looks) => ({
  className: [css.tones[tone], css.sizes[size], wide && css.wide].filter(Boolean).join(" "),
  part: tone === "main" ? "button main-button" : "button",
});

export function Button({ tone, size, wide, ...rest }: Looks & Omit<ComponentPropsWithRef<"button">, "className">) {
  return (
    <button
      type="button"
      {...(rest.type === "submit" && { onClick: submit })}
      {...rest}
      {...looks({ tone, size, wide })}
    />
  );
}

/** Tells the form, where a sandboxed frame that may not submit forms would drop the press without a word. MooTools has an `Event` of its own. */
function submit(event: MouseEvent<HTMLButtonElement>) {
  event.preventDefault();
  event.currentTarget.form?.dispatchEvent(new CustomEvent("submit", { bubbles: true, cancelable: true }));
}

/** A link with the looks of a button. */
export function ButtonLink({
  tone,
  size,
  wide,
  ...rest
}: Looks & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "className">) {
  return <a {...rest} {...looks({ tone, size, wide })} />;
}

/** A button with the looks of a link. */
export function LinkButton(props: Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className">) {
  return <button type="button" {...props} className={css.link} />;
}
