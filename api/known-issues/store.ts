import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { bulletinCars, bulletins, importedFiles, recalledCars, recallLookups, recalls } from "../db/schema/index.ts";
import type { BulletinRecord, Car, RecallRecord } from "./records.ts";

export interface KnownRecalls {
  recalls: RecallRecord[];
  /** When NHTSA said so: the day of the file that was read in, or the moment it was asked. Absent: neither was. */
  asOf: Date | undefined;
  /** When NHTSA was last asked about this very car. */
  askedAt: Date | undefined;
}

export type KnownIssuesStore = ReturnType<typeof createKnownIssuesStore>;

/** What is stored of NHTSA's recalls and bulletins, by car. */
export function createKnownIssuesStore(db: Database) {
  const importedOn = (kind: "recalls" | "bulletins") =>
    db.select({ asOf: importedFiles.asOf }).from(importedFiles).where(eq(importedFiles.kind, kind));

  return {
    /** The newest first. */
    async recallsOf(car: Car): Promise<KnownRecalls> {
      const isOf = (table: typeof recalledCars | typeof recallLookups) =>
        and(eq(table.make, car.make), eq(table.model, car.model), eq(table.year, car.year));
      const [found, [file], [asked]] = await Promise.all([
        db
          .select({ recall: recalls })
          .from(recalledCars)
          .innerJoin(recalls, eq(recalls.campaign, recalledCars.campaign))
          .where(isOf(recalledCars))
          .orderBy(sql`${recalls.reportedOn} desc nulls last`, desc(recalls.campaign)),
        importedOn("recalls"),
        db.select({ at: recallLookups.at }).from(recallLookups).where(isOf(recallLookups)),
      ]);
      return { recalls: found.map(({ recall }) => recall), asOf: asked?.at ?? file?.asOf, askedAt: asked?.at };
    },

    /** What NHTSA answered of a car takes the place of what was known of it. */
    async keepRecalls(car: Car, found: readonly RecallRecord[], at: Date): Promise<void> {
      await db.transaction(async (tx) => {
        // Two cars share campaigns: in one order, so that neither waits for the other.
        for (const recall of found.toSorted((a, b) => (a.campaign < b.campaign ? -1 : 1)))
          await tx.insert(recalls).values(recall).onConflictDoUpdate({ target: recalls.campaign, set: recall });
        const { make, model, year } = car;
        await tx
          .delete(recalledCars)
          .where(and(eq(recalledCars.make, make), eq(recalledCars.model, model), eq(recalledCars.year, year)));
        if (found.length > 0)
          await tx.insert(recalledCars).values(found.map(({ campaign }) => ({ make, model, year, campaign })));
        await tx
          .insert(recallLookups)
          .values({ make, model, year, at })
          .onConflictDoUpdate({ target: [recallLookups.make, recallLookups.model, recallLookups.year], set: { at } });
      });
    },

    /** The newest first, at most `limit`. */
    async bulletinsOf({ make, model, year }: Car, limit: number): Promise<BulletinRecord[]> {
      const found = await db
        .select({ bulletin: bulletins })
        .from(bulletinCars)
        .innerJoin(bulletins, eq(bulletins.id, bulletinCars.bulletin))
        .where(and(eq(bulletinCars.make, make), eq(bulletinCars.model, model), eq(bulletinCars.year, year)))
        .orderBy(sql`${bulletins.issuedOn} desc nulls last`, desc(bulletins.id))
        .limit(limit);
      return found.map(({ bulletin }) => bulletin);
    },
  };
}
