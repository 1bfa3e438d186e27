CREATE TABLE "invoice" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"type" text NOT NULL,
	"invoice_number" text NOT NULL,
	"amount" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"invoice_date" date NOT NULL,
	"due_date" date,
	"document_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoice_type" CHECK ("invoice"."type" in ('PY', 'FP')),
	CONSTRAINT "invoice_amount" CHECK ("invoice"."amount" > 0),
	CONSTRAINT "invoice_vat" CHECK ("invoice"."vat" between 0 and "invoice"."amount")
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"invoice_id" uuid NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"provider_id" text,
	"checkout_url" text,
	"reference" text,
	"problem" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "payment_state" CHECK ("payment"."state" in ('creating', 'open', 'pending', 'paid', 'failed', 'expired', 'canceled')),
	CONSTRAINT "payment_problem" CHECK ("payment"."problem" in ('amountDiffers', 'paidTwice')),
	CONSTRAINT "payment_paid_at" CHECK (("payment"."state" = 'paid') = ("payment"."paid_at" is not null)),
	CONSTRAINT "payment_by_one" CHECK ("payment"."provider_id" is null or "payment"."reference" is null),
	CONSTRAINT "payment_checkout" CHECK (("payment"."provider_id" is null) = ("payment"."checkout_url" is null)),
	CONSTRAINT "payment_known" CHECK ("payment"."state" not in ('open', 'pending', 'paid') or "payment"."provider_id" is not null or "payment"."reference" is not null)
);
--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_document_id_order_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."order_document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_of_order" ON "invoice" USING btree ("order_id","type");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_number" ON "invoice" USING btree ("invoice_number");--> statement-breakpoint
CREATE INDEX "invoice_document" ON "invoice" USING btree ("document_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_live" ON "payment" USING btree ("invoice_id") WHERE "payment"."state" in ('creating', 'open', 'pending', 'paid');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_provider" ON "payment" USING btree ("provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_reference" ON "payment" USING btree ("invoice_id","reference");--> statement-breakpoint
CREATE INDEX "payment_invoice" ON "payment" USING btree ("invoice_id","created_at");