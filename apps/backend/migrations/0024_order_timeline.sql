CREATE TABLE "order_reading" (
	"order_id" uuid NOT NULL,
	"side" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_reading_order_id_side_pk" PRIMARY KEY("order_id","side"),
	CONSTRAINT "order_reading_side" CHECK ("order_reading"."side" in ('customer', 'seller'))
);
--> statement-breakpoint
ALTER TABLE "order_event" ALTER COLUMN "step" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_event" ALTER COLUMN "status" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "arrival_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "person" text;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "call_url" text;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "call_number" text;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "adviser" text;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "delivery" jsonb;--> statement-breakpoint
ALTER TABLE "order_event" ADD COLUMN "kind" text DEFAULT 'step' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_event" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "order_event" ADD COLUMN "detail" jsonb;--> statement-breakpoint
ALTER TABLE "order_reading" ADD CONSTRAINT "order_reading_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_event_key" ON "order_event" USING btree ("order_id","key");--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_kind" CHECK ("order_event"."kind" in ('step', 'information', 'appointment', 'document', 'signed', 'payment', 'incasso', 'message', 'mail', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_tells" CHECK (("order_event"."kind" = 'step') = ("order_event"."step" is not null and "order_event"."status" is not null) and ("order_event"."kind" = 'step') = ("order_event"."key" is null));--> statement-breakpoint
-- What is known of orders from before, as events: what happened later is recorded as it happens.
INSERT INTO "order_event" ("order_id", "kind", "key", "at", "detail")
SELECT "order_id", 'document', 'document-' || "id", "created_at", jsonb_build_object('documentId', "id", 'name', "name", 'documentKind', "kind", 'url', "url")
FROM "order_document" WHERE "kind" <> 'confirmation' ORDER BY "sequence";--> statement-breakpoint
INSERT INTO "order_event" ("order_id", "kind", "key", "at", "detail")
SELECT "agreement"."order_id", 'signed', 'signed-' || "agreement"."confirmation_id", "agreement"."agreed_at", jsonb_build_object('url', "order_document"."url")
FROM "agreement" JOIN "order_document" ON "order_document"."id" = "agreement"."confirmation_id";--> statement-breakpoint
INSERT INTO "order_event" ("order_id", "kind", "key", "at", "detail")
SELECT "order_id", 'appointment', 'appointment-' || "id" || '-' || "sequence", "updated_at", jsonb_build_object(
  'appointmentId', "id", 'what', "kind", 'change', CASE WHEN "cancelled_at" IS NULL THEN 'planned' ELSE 'cancelled' END,
  'startsAt', to_char("starts_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'endsAt', to_char("ends_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'sequence', "sequence")
FROM "appointment";--> statement-breakpoint
INSERT INTO "order_event" ("order_id", "kind", "key", "at", "detail")
SELECT "invoice"."order_id", 'payment', 'payment-' || "payment"."id" || '-' || "payment"."state", coalesce("payment"."paid_at", "payment"."created_at"), jsonb_build_object(
  'paymentId', "payment"."id", 'type', "invoice"."type", 'amount', "payment"."amount", 'state', "payment"."state")
FROM "payment" JOIN "invoice" ON "invoice"."id" = "payment"."invoice_id"
WHERE "payment"."state" NOT IN ('creating', 'open') ORDER BY "payment"."sequence";--> statement-breakpoint
INSERT INTO "order_event" ("order_id", "kind", "key", "at", "detail")
SELECT "order_id", 'incasso', 'incasso-agreed-' || to_char("agreed_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), "agreed_at", '{"change": "agreed", "date": null}'::jsonb
FROM "incasso_mandate" ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "order_event" ("order_id", "kind", "key", "at", "detail")
SELECT "order_id", 'withdrawn', 'withdrawn', "withdrawn_at", '{}'::jsonb FROM "withdrawal";
