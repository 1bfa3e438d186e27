ALTER TABLE "upload" ADD COLUMN "again_reason" text;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "again_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_again" CHECK (("upload"."again_reason" is null) = ("upload"."again_at" is null));