import type { VehicleInfoRequest } from "#shared/schemas/vehicle-info.ts";
import type { Database, Transaction } from "../../db/database.ts";
import type { Receipt } from "../../db/idempotency-store.ts";
import { inSession } from "../../db/in-session.ts";
import { users, vehicles } from "../../db/schema/index.ts";
import type { SessionStore } from "../../db/session-store.ts";
import type { VinReading } from "../../vin/read-vin.ts";

/** The wording of the terms that an acceptance is for. Change it with the text of the terms page. */
export const TERMS_VERSION = "2026-11";

/** Where a request comes from: the live session it was sent with, or what a new one is opened with. */
interface Visit {
  sessionId?: string;
  origin: string | null;
  partnerKey?: string;
  /** The browser says so: Global Privacy Control. */
  doNotSell: boolean;
}

/** What was stored. `token` is there only for a session that was just opened: no receipt keeps one. */
export interface Saved {
  userId: string;
  vehicleId: string;
  sessionId: string;
  token?: string | undefined;
}

/** Stores an owner and the car, with its VIN if that was given, in the visitor's session or a new one. */
export const createVehicleInfo = (db: Database, sessions: SessionStore) => ({
  async save(
    info: VehicleInfoRequest,
    { sessionId, doNotSell, ...from }: Visit,
    receipt: Receipt,
    ofVin?: VinReading,
  ): Promise<Saved> {
    const store = async (tx: Transaction, session: { id: string; token?: string }): Promise<Saved> => {
      const [user] = await tx
        .insert(users)
        .values({
          sessionId: session.id,
          name: info.name,
          email: info.email,
          zipCode: info.zipCode,
          cameFrom: info.cameFrom,
          ...(doNotSell && { doNotSellAt: new Date() }),
          ...(info.termsAccepted && {
            termsVersion: TERMS_VERSION,
            termsAcceptedAt: new Date(),
            termsPartnerKey: from.partnerKey,
          }),
        })
        .returning({ id: users.id });
      const [vehicle] = await tx
        .insert(vehicles)
        .values({
          userId: user!.id,
          year: info.vehicleYear,
          make: info.vehicleMake,
          model: info.vehicleModel,
          mileage: info.mileage,
          ...(ofVin && { vin: ofVin.vin, fromVin: ofVin.facts }),
        })
        .returning({ id: vehicles.id });
      const saved = { userId: user!.id, vehicleId: vehicle!.id, sessionId: session.id };
      await receipt.note(tx, saved, session.id);
      return { ...saved, token: session.token };
    };
    return sessionId === undefined
      ? db.transaction(async (tx) => store(tx, await sessions.open(tx, from)))
      : inSession(db, sessionId, (tx) => store(tx, { id: sessionId }));
  },
});
