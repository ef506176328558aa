-- server/repositories/statements/stock-statements.ts draws the stock of brunches.
DROP TRIGGER brunch_draws_stock;--> statement-breakpoint
DROP TRIGGER brunch_returns_stock;
