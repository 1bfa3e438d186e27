CREATE SEQUENCE "public"."order_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1;--> statement-breakpoint
CREATE TABLE "audit" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text,
	"detail" jsonb,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "audit_actor" CHECK ("audit"."actor" in ('customer', 'seller', 'system'))
);
--> statement-breakpoint
CREATE TABLE "customer" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone_number" text,
	"birthdate" date,
	"password_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "customer_email_is_trimmed" CHECK ("customer"."email" = trim("customer"."email") and "customer"."email" <> '')
);
--> statement-breakpoint
CREATE TABLE "house" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid NOT NULL,
	"address" text NOT NULL,
	"zipcode" text NOT NULL,
	"city" text NOT NULL,
	"is_main" boolean NOT NULL,
	"house_info_completed" boolean DEFAULT false NOT NULL,
	"installation_info_pomp_ao_completed" boolean DEFAULT false NOT NULL,
	"installation_info_pomp_t_completed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"unique_key" text,
	"run_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"last_error" text,
	"done_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "job_ends_one_way" CHECK ("job"."done_at" is null or "job"."failed_at" is null)
);
--> statement-breakpoint
CREATE TABLE "order" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_number" text NOT NULL,
	"house_id" uuid NOT NULL,
	"product" text NOT NULL,
	"step" text NOT NULL,
	"status" text NOT NULL,
	"order_date" date NOT NULL,
	"agreed_incasso" boolean DEFAULT false NOT NULL,
	"incasso_date" date,
	"inspection_at" timestamp (3) with time zone,
	"installation_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_product" CHECK ("order"."product" in ('Pomp AO', 'All-Electric', 'Upgrade', 'Heatcycle')),
	CONSTRAINT "order_step" CHECK ("order"."step" in ('RV', 'DI', 'AI', 'SI', 'PY', 'IN', 'FP', 'CP')),
	CONSTRAINT "order_status" CHECK ("order"."status" in ('MI', 'OG', 'OK')),
	CONSTRAINT "order_completed_is_done" CHECK ("order"."step" <> 'CP' or "order"."status" = 'OK'),
	CONSTRAINT "order_incasso_is_agreed" CHECK ("order"."incasso_date" is null or "order"."agreed_incasso")
);
--> statement-breakpoint
CREATE TABLE "password_reset" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "section_answers" (
	"house_id" uuid NOT NULL,
	"part" text NOT NULL,
	"section" text NOT NULL,
	"answers" jsonb NOT NULL,
	"completed" boolean NOT NULL,
	"pomp_ao_completed" boolean DEFAULT false NOT NULL,
	"pomp_t_completed" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"summary" jsonb,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "section_answers_house_id_part_section_pk" PRIMARY KEY("house_id","part","section"),
	CONSTRAINT "section_answers_part" CHECK ("section_answers"."part" in ('houseInfo', 'installationInfo')),
	CONSTRAINT "section_answers_object" CHECK (jsonb_typeof("section_answers"."answers") = 'object'),
	CONSTRAINT "section_answers_summary" CHECK (not "section_answers"."completed" or "section_answers"."summary" is not null)
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "throttle" (
	"key" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house" ADD CONSTRAINT "house_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_house_id_house_id_fk" FOREIGN KEY ("house_id") REFERENCES "public"."house"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_answers" ADD CONSTRAINT "section_answers_house_id_house_id_fk" FOREIGN KEY ("house_id") REFERENCES "public"."house"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_customer" ON "audit" USING btree ("customer_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_email" ON "customer" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "house_main" ON "house" USING btree ("customer_id") WHERE "house"."is_main";--> statement-breakpoint
CREATE INDEX "house_customer" ON "house" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "job_unique_key" ON "job" USING btree ("unique_key");--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("run_at") WHERE "job"."done_at" is null and "job"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "job_done" ON "job" USING btree ("done_at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_order_number" ON "order" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "order_house" ON "order" USING btree ("house_id","order_date");--> statement-breakpoint
CREATE INDEX "password_reset_customer" ON "password_reset" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "password_reset_expiry" ON "password_reset" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_customer" ON "session" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "session_expiry" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "throttle_end" ON "throttle" USING btree ("ends_at");