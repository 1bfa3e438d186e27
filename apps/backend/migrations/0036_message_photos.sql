ALTER TABLE "upload" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "upload_order" ON "upload" USING btree ("order_id");