CREATE TABLE "appointment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "appointment_kind" CHECK ("appointment"."kind" in ('inspection', 'installation')),
	CONSTRAINT "appointment_ends_later" CHECK ("appointment"."ends_at" > "appointment"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "order_document" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"name" text NOT NULL,
	"document_date" date NOT NULL,
	"url" text NOT NULL,
	"media_type" text NOT NULL,
	"file_name" text NOT NULL,
	"size" bigint NOT NULL,
	"payment_link" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_document" ADD CONSTRAINT "order_document_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appointment_of_order" ON "appointment" USING btree ("order_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "order_document_reference" ON "order_document" USING btree ("order_id","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "order_document_url" ON "order_document" USING btree ("url");--> statement-breakpoint
CREATE INDEX "order_document_order" ON "order_document" USING btree ("order_id","document_date");--> statement-breakpoint
CREATE INDEX "order_created" ON "order" USING btree ("created_at","id");--> statement-breakpoint
INSERT INTO "appointment" ("order_id", "kind", "starts_at", "ends_at", "updated_at") SELECT "id", 'inspection', "inspection_at", "inspection_at" + interval '45 minutes', "created_at" FROM "order" WHERE "inspection_at" IS NOT NULL;--> statement-breakpoint
INSERT INTO "appointment" ("order_id", "kind", "starts_at", "ends_at", "updated_at") SELECT "id", 'installation', "installation_at", "installation_at" + interval '8 hours', "created_at" FROM "order" WHERE "installation_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "order" DROP COLUMN "inspection_at";--> statement-breakpoint
ALTER TABLE "order" DROP COLUMN "installation_at";