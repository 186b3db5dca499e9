import { cameFrom, keepCampaign } from "./state/came-from.ts";
import { readPrefill } from "./state/prefill.ts";
import { keepRoute, routeToResume } from "./state/resume.ts";
import { Wizard } from "./state/wizard.ts";

/** Imported by what other pages load: gives the wizard what counts there alone, whose weight our own site does without. */
Wizard.embedded = { cameFrom, keepCampaign, keepRoute, readPrefill, routeToResume };
