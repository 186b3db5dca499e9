import { useEffect } from "react";
import { HOW_IT_WORKS } from "../../routes.ts";
import { scrollToSection } from "../../shell/scrolling.ts";
import { CallToAction } from "./CallToAction.tsx";
import { Hero } from "./Hero.tsx";
import { HowItWorks } from "./HowItWorks.tsx";
import { Overpay } from "./Overpay.tsx";
import { Testimonials } from "./Testimonials.tsx";

/** The landing page. Come to with `#how-it-works`, it scrolls there. */
export function Landing() {
  useEffect(() => {
    if (location.hash === `#${HOW_IT_WORKS}`) scrollToSection(HOW_IT_WORKS);
  }, []);

  return (
    <>
      <Hero />
      <Overpay />
      <HowItWorks />
      <Testimonials />
      <CallToAction />
    </>
  );
}
