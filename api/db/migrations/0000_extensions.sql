-- Nearest-first searches of shops: earthdistance stands on cube, and both come with PostgreSQL.
CREATE EXTENSION IF NOT EXISTS cube;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS earthdistance;
