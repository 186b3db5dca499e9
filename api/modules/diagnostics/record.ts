import { eq } from "drizzle-orm";
import { resultTypeOf } from "#shared/result-type.ts";
import type { DiagnosticRecord, GivenAnswer, Question } from "#shared/schemas/diagnostic.ts";
import { maskedVin } from "#shared/vin.ts";
import type { Answer } from "../../analysis/input.ts";
import type { Database, Transaction } from "../../db/database.ts";
import { diagnostics, issues, managedRepairs, users, vehicles } from "../../db/schema/index.ts";
import { placeName, placeOf } from "../../geography/places.ts";
import { orderNumber } from "./order-number.ts";

/** Diagnostics with all that a record tells. Whoever asks adds the condition: which one, and whose. */
export const selectDiagnostics = (db: Database | Transaction) =>
  db
    .select({
      id: diagnostics.id,
      issueId: diagnostics.issueId,
      results: diagnostics.results,
      answers: diagnostics.answers,
      asked: diagnostics.asked,
      createdAt: diagnostics.createdAt,
      issueType: issues.issueType,
      text: issues.description,
      readings: issues.readings,
      year: vehicles.year,
      make: vehicles.make,
      model: vehicles.model,
      mileage: vehicles.mileage,
      vin: vehicles.vin,
      fromVin: vehicles.fromVin,
      name: users.name,
      email: users.email,
      emailConfirmedAt: users.emailConfirmedAt,
      zipCode: users.zipCode,
      termsAcceptedAt: users.termsAcceptedAt,
      doNotSellAt: users.doNotSellAt,
      sessionId: users.sessionId,
      cameFrom: users.cameFrom,
      managedAvailable: managedRepairs.available,
    })
    .from(diagnostics)
    .innerJoin(issues, eq(issues.id, diagnostics.issueId))
    .innerJoin(vehicles, eq(vehicles.id, issues.vehicleId))
    .innerJoin(users, eq(users.id, issues.userId))
    .leftJoin(managedRepairs, eq(managedRepairs.diagnosticId, diagnostics.id));

export type DiagnosticRow = Awaited<ReturnType<typeof selectDiagnostics>>[number];

/** The record of a row, as its owner reads it. */
export function toRecord(row: DiagnosticRow): DiagnosticRecord {
  const { id, issueId, results, answers, year, make, model, mileage, vin, zipCode, text } = row;
  const place = placeOf(zipCode);
  return {
    id,
    issueId,
    diagnosticResult: { resultType: resultTypeOf({ results }) },
    results,
    subject: {
      year,
      make,
      model,
      mileage: mileage ?? undefined,
      ...(vin && { vin: maskedVin(vin) }),
      zipCode,
      place: place && placeName(place),
      text,
    },
    ...(answers.length > 0 && { answers: inWords(answers, row.asked) }),
    orderNumber: orderNumber(id),
    createdAt: row.createdAt.toISOString(),
    ...(row.managedAvailable !== null && { managedAvailable: row.managedAvailable }),
  };
}

/**
 * Answers with their questions in words, in the order given; those to questions that nobody knows any more are left
 * out.
 */
export const inWords = (answers: readonly Answer[], asked: readonly Question[]): GivenAnswer[] =>
  answers.flatMap(({ questionId, optionId, text }) => {
    const question = asked.find(({ id }) => id === questionId);
    if (text !== undefined) return [{ questionId, question: question?.text ?? "", answer: text }];
    const option = question?.options.find(({ id }) => id === optionId);
    return question && option ? [{ questionId, optionId, question: question.text, answer: option.label }] : [];
  });
