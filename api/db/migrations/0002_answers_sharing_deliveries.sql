CREATE TABLE "deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid,
	"subject" text NOT NULL,
	"record_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "deliveries_subject_recordId_channel_unique" UNIQUE("subject","record_id","channel")
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"diagnostic_id" uuid NOT NULL,
	"shop_id" uuid,
	"shop_name" text NOT NULL,
	"shop_email" text,
	"partner_key" text,
	"sent" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leads_diagnosticId_shopId_unique" UNIQUE("diagnostic_id","shop_id")
);
--> statement-breakpoint
CREATE TABLE "result_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"diagnostic_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"diagnostic_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shares_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "diagnostics" ADD COLUMN "answers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "diagnostics" ADD COLUMN "asked" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_diagnostic_id_diagnostics_id_fk" FOREIGN KEY ("diagnostic_id") REFERENCES "public"."diagnostics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_partner_key_partners_key_fk" FOREIGN KEY ("partner_key") REFERENCES "public"."partners"("key") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_mails" ADD CONSTRAINT "result_mails_diagnostic_id_diagnostics_id_fk" FOREIGN KEY ("diagnostic_id") REFERENCES "public"."diagnostics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_diagnostic_id_diagnostics_id_fk" FOREIGN KEY ("diagnostic_id") REFERENCES "public"."diagnostics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliveries_session_id_index" ON "deliveries" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "deliveries_state_index" ON "deliveries" USING btree ("state");--> statement-breakpoint
CREATE INDEX "leads_shop_id_index" ON "leads" USING btree ("shop_id");--> statement-breakpoint
CREATE INDEX "result_mails_diagnostic_id_index" ON "result_mails" USING btree ("diagnostic_id");--> statement-breakpoint
CREATE INDEX "shares_diagnostic_id_index" ON "shares" USING btree ("diagnostic_id");