ALTER TABLE "customer" ADD COLUMN "mail_reminders" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "mail_messages" boolean DEFAULT true NOT NULL;