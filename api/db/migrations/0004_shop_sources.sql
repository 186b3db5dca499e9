DROP INDEX "shops_position_index";--> statement-breakpoint
ALTER TABLE "shops" ALTER COLUMN "phone" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "name_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "brands" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "certifications" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "partner" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "licence" text;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "duplicate_of" uuid;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "imported_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_duplicate_of_shops_id_fk" FOREIGN KEY ("duplicate_of") REFERENCES "public"."shops"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shops_place_index" ON "shops" USING gist (point("longitude" + 290 - 360 * floor(("longitude" + 290) / 360), degrees(asinh(tan(radians("latitude")))))) WHERE "shops"."duplicate_of" is null;--> statement-breakpoint
CREATE INDEX "shops_duplicates_index" ON "shops" USING btree ("duplicate_of") WHERE "shops"."duplicate_of" is not null;