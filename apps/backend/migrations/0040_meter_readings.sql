CREATE TABLE "meter_reading" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"read_on" date NOT NULL,
	"gas" integer,
	"electricity" integer NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "meter_reading_counts" CHECK ("meter_reading"."electricity" >= 0 and ("meter_reading"."gas" is null or "meter_reading"."gas" >= 0))
);
--> statement-breakpoint
ALTER TABLE "meter_reading" ADD CONSTRAINT "meter_reading_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "meter_reading_day" ON "meter_reading" USING btree ("order_id","read_on");