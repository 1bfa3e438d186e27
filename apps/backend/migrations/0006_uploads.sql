CREATE TABLE "upload" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid NOT NULL,
	"house_id" uuid,
	"section" text,
	"field" text,
	"file_name" text NOT NULL,
	"status" text NOT NULL,
	"extension" text,
	"size" bigint,
	"sha256" text,
	"has_preview" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"stored_at" timestamp (3) with time zone,
	CONSTRAINT "upload_status" CHECK ("upload"."status" in ('receiving', 'stored')),
	CONSTRAINT "upload_extension" CHECK ("upload"."extension" in ('jpg', 'png', 'webp', 'gif', 'heic', 'avif', 'tif', 'mp4', 'm4v', 'mov', 'webm', 'mkv', 'avi', '3gp', '3g2', 'mpg')),
	CONSTRAINT "upload_stored" CHECK ("upload"."status" <> 'stored' or ("upload"."extension" is not null and "upload"."size" is not null and "upload"."stored_at" is not null)),
	CONSTRAINT "upload_question" CHECK (("upload"."section" is null) = ("upload"."field" is null) and ("upload"."house_id" is null or "upload"."section" is not null))
);
--> statement-breakpoint
CREATE TABLE "upload_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"house_id" uuid,
	"section" text,
	"field" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "upload_token_question" CHECK (("upload_token"."house_id" is null) = ("upload_token"."section" is null) and ("upload_token"."section" is null) = ("upload_token"."field" is null))
);
--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_house_id_house_id_fk" FOREIGN KEY ("house_id") REFERENCES "public"."house"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_token" ADD CONSTRAINT "upload_token_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_token" ADD CONSTRAINT "upload_token_house_id_house_id_fk" FOREIGN KEY ("house_id") REFERENCES "public"."house"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "upload_name" ON "upload" USING btree ("house_id","section","field","file_name") WHERE "upload"."status" = 'stored';--> statement-breakpoint
CREATE INDEX "upload_customer" ON "upload" USING btree ("customer_id","house_id");--> statement-breakpoint
CREATE INDEX "upload_created" ON "upload" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "upload_token_customer" ON "upload_token" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "upload_token_expiry" ON "upload_token" USING btree ("expires_at");