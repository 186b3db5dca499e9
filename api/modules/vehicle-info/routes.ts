import { Elysia } from "elysia";
import { VehicleInfoRequest, VehicleInfoResponse } from "#shared/schemas/vehicle-info.ts";
import type { Database } from "../../db/database.ts";
import { placeOf } from "../../geography/places.ts";
import { partnerKeyOf } from "../../partners/embedding.ts";
import { json } from "../../plugins/body.ts";
import type { Idempotency } from "../../plugins/idempotency.ts";
import { wrongField } from "../../plugins/problem.ts";
import { type Sessions, sessionOver } from "../../plugins/session.ts";
import { otherCar } from "../../vin/other-car.ts";
import type { ReadVin } from "../../vin/read-vin.ts";
import { refuseVin } from "../vin/routes.ts";
import { createVehicleInfo } from "./service.ts";

/** Step 1: opens an anonymous session, or stays in the live one it is sent with. */
export function vehicleInfoRoutes({ db, sessions, idempotency, readVin }: Parts) {
  const vehicleInfo = createVehicleInfo(db, sessions.store);
  return new Elysia({ name: "vehicle-info" }).post(
    "/api/vehicle-info",
    async ({ body, request, set }) => {
      if (!placeOf(body.zipCode))
        throw wrongField("zipCode", "There is no such ZIP code. Please check its five digits.");
      const ofVin = body.vin === undefined ? undefined : await readVin(body.vin).catch(refuseVin);
      const other = ofVin && otherCar(ofVin, body);
      if (other) throw wrongField("vin", other);
      const partnerKey = partnerKeyOf(request);
      const live = await sessions.current(request);
      // What is sent on one partner's page never goes to another's: there a session of its own begins.
      const session = live?.partnerKey === (partnerKey ?? null) ? live : undefined;
      const visit = {
        sessionId: session?.id,
        origin: request.headers.get("origin"),
        partnerKey,
        doNotSell: request.headers.get("sec-gpc") === "1",
      };
      const saved = await idempotency.once({ request, sessionId: session?.id, body }, (receipt) =>
        vehicleInfo.save(body, visit, receipt, ofVin),
      );
      const { userId, vehicleId, sessionId } = saved;
      const ids = { userId, vehicleId };
      // Who sends the first request again has not got the token, and it is stored nowhere: here is another.
      const token = session ? undefined : (saved.token ?? (await sessions.store.renew(sessionId)));
      if (!session && !token) throw sessionOver();
      const given = sessions.handOver(request, token ?? sessions.tokenOf(request)!);
      if ("sessionToken" in given) return { ...ids, sessionToken: given.sessionToken };
      if (token) set.headers["set-cookie"] = given.cookie;
      return ids;
    },
    {
      parse: json(),
      body: VehicleInfoRequest,
      response: VehicleInfoResponse,
      detail: { summary: "Save who asks and for which vehicle", tags: ["Wizard"] },
    },
  );
}

interface Parts {
  db: Database;
  sessions: Sessions;
  idempotency: Idempotency;
  readVin: ReadVin;
}
