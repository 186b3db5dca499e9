CREATE TABLE "mail_recipients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"address_hash" "bytea" NOT NULL,
	"link_key" "bytea" NOT NULL,
	"letters" integer DEFAULT 0 NOT NULL,
	"counted_since" timestamp with time zone DEFAULT now() NOT NULL,
	"asked_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_recipients_addressHash_unique" UNIQUE("address_hash")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_confirmed_at" timestamp with time zone;