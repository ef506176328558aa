import { eq, sql } from 'drizzle-orm';
import type { Gateway } from '../db/gateway';
import { settings } from '../db/tables/sync.table';

const KEY = 'shift.firstStartedAt';

/** null means that no shift was ever started. */
export function createFirstShiftRepository(gateway: Gateway) {
  return {
    async read(): Promise<number | null> {
      const [row] = await gateway.read((db) =>
        db.select({ value: settings.value }).from(settings).where(eq(settings.key, KEY)),
      );
      return typeof row?.value === 'number' ? row.value : null;
    },

    async keep(at: number): Promise<void> {
      await gateway.write([
        sql`insert or ignore into ${settings} (key, value, v) values (${KEY}, ${String(at)}, 1)`,
      ]);
    },
  };
}
