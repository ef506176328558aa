import type { SQL } from 'drizzle-orm';
import { desc, eq, sql } from 'drizzle-orm';
import type { DeviceRead, DeviceRole } from '#domain/stations/station';
import type { Gateway } from '../../db/gateway';
import { cachedRead } from '../../db/gateway';
import { devices } from '../../db/tables/sync.table';

export type DeviceRow = typeof devices.$inferSelect;

/** A venue that clears its tablets leaves rows behind: the devices that were set first make room. */
const MOST = 200;

export function createDevicesRepository(gateway: Gateway) {
  const known = cachedRead<ReadonlyMap<string, DeviceRow>>(gateway, ['device'], async () => {
    const rows = await gateway.rows(devices, undefined, [desc(devices.changedAt)], { limit: MOST });
    return new Map(rows.map((row) => [row.id, row]));
  });
  return {
    roleOf: async (id: string): Promise<DeviceRole | null> =>
      (await known.read()).get(id)?.role ?? null,

    find: (id: string) => gateway.row(devices, eq(devices.id, id)),

    isNew: (id: string): SQL => sql`not exists (select 1 from ${devices} where id = ${id})`,

    makeRoom: (won: SQL) => [
      sql`delete from ${devices} where ${won} and id not in (select id from ${devices} order by changed_at desc limit ${MOST})`,
    ],
  };
}

export function deviceRead({ changedAt, ...row }: DeviceRow): DeviceRead {
  return { ...row, changedAt: new Date(changedAt).toISOString() };
}
