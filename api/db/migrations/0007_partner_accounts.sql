CREATE TABLE "partner_confirmations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_key" text NOT NULL,
	"token_hash" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "partner_confirmations_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "secret_hash" "bytea";--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "look" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "webhook_url" text;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "webhook_secret" text;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "own_shop_id" uuid;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "frame_key" "bytea" DEFAULT sha256(gen_random_uuid()::text::bytea) NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "terms_version" text;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "terms_accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "partner_confirmations" ADD CONSTRAINT "partner_confirmations_partner_key_partners_key_fk" FOREIGN KEY ("partner_key") REFERENCES "public"."partners"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partner_confirmations_partner_key_index" ON "partner_confirmations" USING btree ("partner_key");--> statement-breakpoint
CREATE INDEX "partner_confirmations_expires_at_index" ON "partner_confirmations" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_own_shop_id_shops_id_fk" FOREIGN KEY ("own_shop_id") REFERENCES "public"."shops"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_partner_key_id_index" ON "leads" USING btree ("partner_key","id");--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_secretHash_unique" UNIQUE("secret_hash");--> statement-breakpoint
-- The partners there are were taken in by the operator.
UPDATE "partners" SET "confirmed_at" = "created_at";
