CREATE TABLE "house_guest" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"house_id" uuid NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "section_answers" ADD COLUMN "answered_by" jsonb;--> statement-breakpoint
ALTER TABLE "house_guest" ADD CONSTRAINT "house_guest_house_id_house_id_fk" FOREIGN KEY ("house_id") REFERENCES "public"."house"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "house_guest_token" ON "house_guest" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "house_guest_house" ON "house_guest" USING btree ("house_id");--> statement-breakpoint
CREATE INDEX "house_guest_expiry" ON "house_guest" USING btree ("expires_at");