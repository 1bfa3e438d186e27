ALTER TABLE "agreement" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "agreement" DROP CONSTRAINT "agreement_pkey";--> statement-breakpoint
ALTER TABLE "agreement" ADD CONSTRAINT "agreement_of_order" PRIMARY KEY("order_id","version");
