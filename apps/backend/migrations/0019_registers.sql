CREATE TABLE "register_answer" (
	"register" text NOT NULL,
	"key" text NOT NULL,
	"answer" jsonb,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "register_answer_register_key_pk" PRIMARY KEY("register","key")
);
--> statement-breakpoint
CREATE INDEX "register_answer_end" ON "register_answer" USING btree ("expires_at");