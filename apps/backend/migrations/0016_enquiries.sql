CREATE TABLE "enquiry" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"form_id" text,
	"desk" text NOT NULL,
	"email" text,
	"fields" jsonb NOT NULL,
	"customer_id" uuid,
	"confirmation_hash" text,
	"confirmed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "enquiry_kind" CHECK ("enquiry"."kind" in ('contact', 'businessContact', 'vacancy', 'feedback', 'form')),
	CONSTRAINT "enquiry_form" CHECK (("enquiry"."kind" = 'form') = ("enquiry"."form_id" is not null)),
	CONSTRAINT "enquiry_feedback" CHECK (("enquiry"."kind" = 'feedback') = ("enquiry"."customer_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiry_created" ON "enquiry" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "enquiry_email" ON "enquiry" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "enquiry_customer" ON "enquiry" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "enquiry_confirmation" ON "enquiry" USING btree ("confirmation_hash");