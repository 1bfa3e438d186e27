ALTER TABLE "order" ADD COLUMN "quantity" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_quantity" CHECK ("order"."quantity" > 0);--> statement-breakpoint
-- Until now only quotes said how many.
UPDATE "order" SET "quantity" = "quote"."quantity" FROM "quote" WHERE "quote"."order_id" = "order"."id";
