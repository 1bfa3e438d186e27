CREATE TABLE "quote" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid NOT NULL,
	"house_id" uuid,
	"address" text NOT NULL,
	"zipcode" text NOT NULL,
	"city" text NOT NULL,
	"asked_product" text NOT NULL,
	"has_pomp_ao" text,
	"quantity" integer NOT NULL,
	"remove_boiler" text,
	"product" text NOT NULL,
	"lines" jsonb NOT NULL,
	"total" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"quote_date" date NOT NULL,
	"valid_until" date NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"order_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "quote_asked_product" CHECK ("quote"."asked_product" in ('Pomp AO', 'All-Electric')),
	CONSTRAINT "quote_product" CHECK ("quote"."product" in ('Pomp AO', 'All-Electric', 'Upgrade')),
	CONSTRAINT "quote_has_pomp_ao" CHECK ("quote"."has_pomp_ao" in ('ja', 'nee')),
	CONSTRAINT "quote_remove_boiler" CHECK ("quote"."remove_boiler" in ('ja', 'nee')),
	CONSTRAINT "quote_quantity" CHECK ("quote"."quantity" > 0),
	CONSTRAINT "quote_amounts" CHECK ("quote"."vat" >= 0 and "quote"."total" >= "quote"."vat"),
	CONSTRAINT "quote_validity" CHECK ("quote"."valid_until" >= "quote"."quote_date")
);
--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "invoice_address" text;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "invoice_zipcode" text;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "invoice_city" text;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_house_id_house_id_fk" FOREIGN KEY ("house_id") REFERENCES "public"."house"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_customer" ON "quote" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "quote_house" ON "quote" USING btree ("house_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quote_order" ON "quote" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_invoice_address_is_whole" CHECK (num_nulls("order"."invoice_address", "order"."invoice_zipcode", "order"."invoice_city") in (0, 3));