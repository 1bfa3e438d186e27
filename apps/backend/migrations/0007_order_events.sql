CREATE TABLE "order_event" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"step" text NOT NULL,
	"status" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_event_step" CHECK ("order_event"."step" in ('RV', 'DI', 'AI', 'SI', 'PY', 'IN', 'FP', 'CP')),
	CONSTRAINT "order_event_status" CHECK ("order_event"."status" in ('MI', 'OG', 'OK'))
);
--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_event_order" ON "order_event" USING btree ("order_id","id");--> statement-breakpoint
INSERT INTO "order_event" ("order_id", "step", "status", "at") SELECT "id", "step", "status", "created_at" FROM "order" ORDER BY "created_at";
