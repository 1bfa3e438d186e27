ALTER TABLE "order_document" ADD COLUMN "sequence" bigserial NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "sequence" bigserial NOT NULL;--> statement-breakpoint
UPDATE "order_document" SET "sequence" = "came"."place" FROM (SELECT "id", row_number() OVER (ORDER BY "created_at", "id" DESC) AS "place" FROM "order_document") AS "came" WHERE "came"."id" = "order_document"."id";--> statement-breakpoint
UPDATE "payment" SET "sequence" = "came"."place" FROM (SELECT "id", row_number() OVER (ORDER BY "created_at", "id" DESC) AS "place" FROM "payment") AS "came" WHERE "came"."id" = "payment"."id";
