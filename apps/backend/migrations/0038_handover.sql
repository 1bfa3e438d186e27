CREATE TABLE "handover" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"link_until" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"signed_at" timestamp (3) with time zone,
	"name" text,
	"remark" text,
	"consent" text,
	"client_address" text,
	"user_agent" text,
	"document_id" uuid,
	"sha256" text,
	"signature" text,
	CONSTRAINT "handover_is_signed" CHECK (num_nulls("handover"."signed_at", "handover"."name", "handover"."consent", "handover"."client_address", "handover"."document_id", "handover"."sha256", "handover"."signature") in (0, 7))
);
--> statement-breakpoint
ALTER TABLE "order_event" DROP CONSTRAINT "order_event_kind";--> statement-breakpoint
ALTER TABLE "handover" ADD CONSTRAINT "handover_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handover" ADD CONSTRAINT "handover_document_id_order_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."order_document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "handover_token" ON "handover" USING btree ("token_hash");--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_kind" CHECK ("order_event"."kind" in ('step', 'information', 'appointment', 'document', 'signed', 'handover', 'payment', 'incasso', 'message', 'mail', 'withdrawn'));