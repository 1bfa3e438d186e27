ALTER TABLE "agreement" ADD COLUMN "timestamp_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "agreement" ADD COLUMN "timestamp_token" text;--> statement-breakpoint
ALTER TABLE "agreement" ADD CONSTRAINT "agreement_timestamp" CHECK (("agreement"."timestamp_at" is null) = ("agreement"."timestamp_token" is null));