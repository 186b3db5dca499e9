import { Link } from "wouter";
import { PATHS } from "../../routes.ts";
import { texts } from "../../texts/index.ts";
import { color } from "../../theme/tokens.css.ts";
import { Logo } from "../../ui/icons.tsx";
import { brand } from "./Brand.css.ts";

/** The name, leading home. Choosing it says "start over": the next visit to step 1 then clears saved progress. */
export function Brand({ onChosen }: { onChosen?: () => void }) {
  const choose = () => {
    markFreshStart();
    onChosen?.();
  };
  return (
    <Link href={PATHS.home} className={brand} onClick={choose}>
      <Logo tickColor={color.accentLine} />
      {texts.shell.brand}
    </Link>
  );
}

function markFreshStart() {
  try {
    localStorage.setItem("startFresh", "true");
  } catch (error) {
    console.error("The fresh start could not be saved:", error);
  }
}
