export * from "./deliveries.ts";
export * from "./issues.ts";
export * from "./owners.ts";
export * from "./partners.ts";
export * from "./requests.ts";
export * from "./sessions.ts";
export * from "./sharing.ts";
export * from "./shops.ts";
