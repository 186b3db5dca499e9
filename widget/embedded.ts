import { takeCalls } from "./calls.ts";
import { cameFrom, keepCampaign } from "./state/came-from.ts";
import { furthestOpen } from "./state/furthest-open.ts";
import { readPrefill } from "./state/prefill.ts";
import { keepRoute, routeToResume } from "./state/resume.ts";
import { Wizard } from "./state/wizard.ts";

/** Imported by what other pages load: gives the wizard what counts there alone, whose weight our own site does without. */
Wizard.embedded = { cameFrom, furthestOpen, takeCalls, keepCampaign, keepRoute, readPrefill, routeToResume };
