CREATE TABLE "caught_form" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"call" text NOT NULL,
	"body" jsonb NOT NULL,
	"caught_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "caught_form_at" ON "caught_form" USING btree ("caught_at");