ALTER TABLE "upload_token" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "upload_token" ADD CONSTRAINT "upload_token_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "upload_token_session" ON "upload_token" USING btree ("session_id");