export * from "./en/documents.ts";
