CREATE TABLE "savings_request" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"request" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "savings_request_created" ON "savings_request" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "savings_request_email" ON "savings_request" USING btree (lower("email"));