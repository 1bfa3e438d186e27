CREATE TABLE "done_once" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"customer_id" uuid,
	"call" text NOT NULL,
	"fingerprint" text NOT NULL,
	"keyed" boolean NOT NULL,
	"response" json,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "done_once" ADD CONSTRAINT "done_once_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "done_once_customer" ON "done_once" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "done_once_expiry" ON "done_once" USING btree ("expires_at");