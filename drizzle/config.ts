import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'sqlite',
  schema: './server/db/tables/*.table.ts',
  out: './drizzle',
});
