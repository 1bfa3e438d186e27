CREATE TABLE "agreement" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"sha256" text NOT NULL,
	"confirmation_id" uuid NOT NULL,
	"confirmation_sha256" text NOT NULL,
	"name" text NOT NULL,
	"consent" text NOT NULL,
	"agreed_at" timestamp (3) with time zone NOT NULL,
	"client_address" text NOT NULL,
	"user_agent" text,
	"verification_code" text NOT NULL,
	"signature" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "incasso_mandate" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"account_holder" text NOT NULL,
	"iban" text NOT NULL,
	"consent" text NOT NULL,
	"agreed_at" timestamp (3) with time zone NOT NULL,
	"client_address" text NOT NULL,
	"user_agent" text,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "signing_key" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "signing_key_is_one" CHECK ("signing_key"."only")
);
--> statement-breakpoint
ALTER TABLE "order_document" ADD COLUMN "kind" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_document" ADD COLUMN "sha256" text;--> statement-breakpoint
ALTER TABLE "agreement" ADD CONSTRAINT "agreement_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement" ADD CONSTRAINT "agreement_document_id_order_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."order_document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement" ADD CONSTRAINT "agreement_confirmation_id_order_document_id_fk" FOREIGN KEY ("confirmation_id") REFERENCES "public"."order_document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incasso_mandate" ADD CONSTRAINT "incasso_mandate_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "agreement_verification_code" ON "agreement" USING btree ("verification_code");--> statement-breakpoint
CREATE UNIQUE INDEX "incasso_mandate_of_order" ON "incasso_mandate" USING btree ("order_id") WHERE "incasso_mandate"."withdrawn_at" is null;--> statement-breakpoint
ALTER TABLE "order_document" ADD CONSTRAINT "order_document_kind" CHECK ("order_document"."kind" in ('plan', 'invoice', 'confirmation', 'other'));--> statement-breakpoint
ALTER TABLE "order_document" ADD CONSTRAINT "order_document_is_hashed" CHECK ("order_document"."sha256" is not null or "order_document"."kind" = 'other');