CREATE TABLE "order_news" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text,
	"detail" jsonb,
	"at" timestamp (3) with time zone NOT NULL,
	"mail_id" uuid,
	CONSTRAINT "order_news_kind" CHECK ("order_news"."kind" in ('moved', 'document', 'appointment', 'signed', 'paid', 'mandate', 'debit'))
);
--> statement-breakpoint
ALTER TABLE "order_news" ADD CONSTRAINT "order_news_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_news_mail" ON "order_news" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "order_news_untold" ON "order_news" USING btree ("order_id") WHERE "order_news"."mail_id" is null;