ALTER TABLE "order_reading" ADD COLUMN "seen_message" bigint;--> statement-breakpoint
UPDATE "order_reading" SET "seen_message" = (SELECT max("order_event"."id") FROM "order_event" WHERE "order_event"."order_id" = "order_reading"."order_id" AND "order_event"."kind" = 'message' AND "order_event"."at" <= "order_reading"."seen_at");
