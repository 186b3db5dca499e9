/**
 * What is loaded when the first result comes, and not while the form is awaited: how a record is read, and what shows what is
 * known of the car. In one file, since both are made of the same schemas.
 */
export { viewsOf } from "../steps/diagnostic/known/views.tsx";
export { readRecord } from "./diagnostic-record.ts";
