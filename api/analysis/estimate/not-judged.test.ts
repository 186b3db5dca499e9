import { describe, expect, it } from "vitest";
import { cpuTime } from "../testing-cpu-time.ts";
import { PRINTED, review, reviewed } from "./testing-review.ts";

describe("an estimate that cannot be judged", () => {
  it("without prices gets the fair range of the named work and no verdict", () => {
    const result = reviewed("shop says front brakes and struts, no prices yet");
    expect(result.isFairPrice).toBeUndefined();
    expect(result.averageCostInArea!.min).toBeGreaterThan(500);
    expect(result.services).toHaveLength(2);
    expect(result.services[0]!.shopEstimate).toBeUndefined();
    expect(result.recommendations).toContain("no prices");
  });

  it("with neither work nor prices asks for more", () => {
    expect(review("hello hello hello").needsMore!.message).toContain("neither work nor prices");
  });

  it("in another currency asks for dollars", () => {
    expect(review("Bremsen 450 €").needsMore!.message).toContain("another currency (€)");
  });

  it.each(["Brakes: £300", "brakes 450 CAD", "Rs 4500 for brakes", "frenos 4500 pesos", "brakes A$450"])(
    "in another currency asks for dollars: %s",
    (text) => expect(review(text).needsMore!.message).toContain("another currency"),
  );

  it("of credits alone asks for the prices", () => {
    expect(review("brakes -120.00\nrotors -80.00").needsMore!.message).toContain("only credits and negative amounts");
    expect(reviewed("battery 215, core return -18").services).toHaveLength(1);
  });

  it("from a picture that nothing was read from says so, and keeps what was read", () => {
    const pictures = [{ filename: "page2.jpg", text: "" }];
    expect(review("see the photo please", { pictures }).needsMore!.message).toContain("could not read page2.jpg");
    const kept = review("battery 250", { pictures });
    expect(kept.estimateReview!.services).toHaveLength(1);
    expect(kept.assumptions!.join()).toContain("could not read page2.jpg");
  });

  it("from a picture with figures too unclear to count names them, and blames no shop for the rest of the total", () => {
    const text = "battery 250.00\nalternator\ntotal 950.00";
    const pictures = [{ filename: "page.jpg", text, leftOut: ["alternator 7OO.0O"] }];
    const { estimateReview, assumptions } = review("is this fair?", { pictures });
    expect(assumptions!.join()).toContain("Figures on page.jpg were too unclear to count");
    expect(assumptions!.join()).toContain("“alternator 7OO.0O”");
    expect(estimateReview!.reconciliation).toContain("not compared with the printed total");
    expect(estimateReview!.isFairPrice).toBe(true);
    expect(reviewed(text).reconciliation).toContain("Ask what the other $700 is for");
  });

  it("for another car says so", () => {
    expect(review("2012 Ford Focus\nalternator 700").assumptions!.join()).toContain(
      "The estimate is for a 2012 Ford Focus",
    );
  });

  it.each(["$", "total", "-50", "1,2,3,4", "tax 8%", "9".repeat(400), "$$$ 450 450 450 @@ = ", "\n\n;;;|||"])(
    "%s makes no exception",
    (text) => {
      expect(review(text).resultType).toBe("estimate");
    },
  );

  it("of forty pages is read in good time", () => {
    expect(cpuTime(() => review(`${PRINTED}\n`.repeat(45).slice(0, 20_000)))).toBeLessThan(2000);
  });
});

describe("a pasted estimate", () => {
  it.each(["brakes and some other stuff 1900", "front brakes, an oil leak and a few other things, total 2400"])(
    "does not judge money for unnamed work: %s",
    (text) => {
      const { isFairPrice, recommendations, services } = reviewed(text);
      expect(isFairPrice).toBeUndefined();
      expect(recommendations).toContain("Ask for the lines");
      expect(services[0]!.known).toBe(false);
    },
  );
});
