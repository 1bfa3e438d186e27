ALTER TABLE "customer" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "savings_request" ADD COLUMN "locale" text;