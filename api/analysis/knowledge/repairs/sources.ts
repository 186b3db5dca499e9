/** Where the figures of the repairs come from. A row with a published total of its own names that instead. */

export const TABLES =
  "Hours: three public labor tables compared, 2025; parts: judgement near list price, checked against published totals";

export const JUDGEMENT = "Judgement from comparable repairs";

export const REPAIRPAL = "RepairPal national averages, 2025-26; hours: public labor tables";

export const CARMD = "CarMD Vehicle Health Index; hours: public labor tables";

export const ENGINEERFIX = "engineerfix.com price guides, 2025; hours: public labor tables";

export const AAA_ADAS = "AAA, cost of ADAS repairs, December 2023";
