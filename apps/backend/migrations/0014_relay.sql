CREATE TABLE "relay" (
	"name" text PRIMARY KEY NOT NULL,
	"last_change" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
