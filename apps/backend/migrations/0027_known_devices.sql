CREATE TABLE "known_device" (
	"token_hash" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"device" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_device_customer_id_token_hash_pk" PRIMARY KEY("customer_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_device_seen" ON "known_device" USING btree ("last_seen_at");