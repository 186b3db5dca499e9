CREATE TABLE "bulletin_cars" (
	"make" text NOT NULL,
	"model" text NOT NULL,
	"year" integer NOT NULL,
	"bulletin" text NOT NULL,
	CONSTRAINT "bulletin_cars_make_model_year_bulletin_pk" PRIMARY KEY("make","model","year","bulletin")
);
--> statement-breakpoint
CREATE TABLE "bulletins" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"title" text NOT NULL,
	"components" text[] NOT NULL,
	"issued_on" date
);
--> statement-breakpoint
CREATE TABLE "imported_files" (
	"kind" text PRIMARY KEY NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recall_lookups" (
	"make" text NOT NULL,
	"model" text NOT NULL,
	"year" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "recall_lookups_make_model_year_pk" PRIMARY KEY("make","model","year")
);
--> statement-breakpoint
CREATE TABLE "recalled_cars" (
	"make" text NOT NULL,
	"model" text NOT NULL,
	"year" integer NOT NULL,
	"campaign" text NOT NULL,
	CONSTRAINT "recalled_cars_make_model_year_campaign_pk" PRIMARY KEY("make","model","year","campaign")
);
--> statement-breakpoint
CREATE TABLE "recalls" (
	"campaign" text PRIMARY KEY NOT NULL,
	"manufacturer" text NOT NULL,
	"components" text[] NOT NULL,
	"summary" text NOT NULL,
	"consequence" text NOT NULL,
	"remedy" text NOT NULL,
	"reported_on" date,
	"park_it" boolean NOT NULL,
	"park_outside" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bulletin_cars" ADD CONSTRAINT "bulletin_cars_bulletin_bulletins_id_fk" FOREIGN KEY ("bulletin") REFERENCES "public"."bulletins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recalled_cars" ADD CONSTRAINT "recalled_cars_campaign_recalls_campaign_fk" FOREIGN KEY ("campaign") REFERENCES "public"."recalls"("campaign") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulletin_cars_bulletin_index" ON "bulletin_cars" USING btree ("bulletin");--> statement-breakpoint
CREATE INDEX "recalled_cars_campaign_index" ON "recalled_cars" USING btree ("campaign");