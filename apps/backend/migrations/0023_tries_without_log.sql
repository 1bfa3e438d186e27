-- Counts of tries needn't outlive a crash of the database: and writing them to its log costs more than the counting.
ALTER TABLE "throttle" SET UNLOGGED;
