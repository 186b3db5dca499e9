import { createHash, randomBytes } from "node:crypto";

/** What a partner has: a public key for its pages, a secret for its programs, and one that signs what we post to it. */
export const newPartnerKey = () => `rp_${randomBytes(15).toString("base64url")}`;
export const newPartnerSecret = () => `rps_${randomBytes(32).toString("base64url")}`;
export const newWebhookSecret = () => `whsec_${randomBytes(32).toString("base64")}`;

/** SHA-256, which is what the database has of a secret or token. Of 256 random bits no more is needed. */
export const secretHash = (secret: string) => createHash("sha256").update(secret).digest();
