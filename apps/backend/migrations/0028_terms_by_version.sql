CREATE TABLE "terms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" text NOT NULL,
	"sha256" text NOT NULL,
	"size" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sequence" bigserial NOT NULL
);
--> statement-breakpoint
ALTER TABLE "agreement" ADD COLUMN "terms_id" uuid;--> statement-breakpoint
ALTER TABLE "agreement" ADD COLUMN "terms_sha256" text;--> statement-breakpoint
CREATE UNIQUE INDEX "terms_version" ON "terms" USING btree ("version");--> statement-breakpoint
ALTER TABLE "agreement" ADD CONSTRAINT "agreement_terms_id_terms_id_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."terms"("id") ON DELETE no action ON UPDATE no action;