import { eq, sql } from 'drizzle-orm';
import { TABLET_CONTACT } from '../db/feed';
import type { Gateway } from '../db/gateway';
import { meta, settings } from '../db/tables/sync.table';

const KEY = 'shift.firstStartedAt';
/** Other processes learn of a contact at most this late (ms). */
const CONTACT_EVERY_MS = 1_000;

/** null means that no shift was ever started. */
export function createFirstShiftRepository(gateway: Gateway) {
  let toldAt = 0;
  return {
    async read(): Promise<number | null> {
      const row = await gateway.row(settings, eq(settings.key, KEY));
      return typeof row?.value === 'number' ? row.value : null;
    },

    async keep(at: number): Promise<void> {
      await gateway.write([
        sql`insert or ignore into ${settings} (key, value, v) values (${KEY}, ${String(at)}, 1)`,
      ]);
    },

    onContact: gateway.onTabletContact,

    /** Tells the other processes that a tablet spoke to this one. */
    async tellContact(at: number): Promise<void> {
      if (gateway.isFile || Math.abs(at - toldAt) < CONTACT_EVERY_MS) return;
      toldAt = at;
      await gateway.write([
        sql`insert into ${meta} (k, v) values (${TABLET_CONTACT}, ${String(at)})
          on conflict (k) do update set v = excluded.v where cast(excluded.v as integer) > cast(${meta.v} as integer)`,
      ]);
    },
  };
}
