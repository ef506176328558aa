import type { DeviceRole } from '#domain/stations/station';
import type { AdminDb } from '../admin-db';
import { readMeta, withDb } from '../db';
import { DEVICE } from '../sync/about-tablet';

/** Resolves to what this device is; null if nobody has said it. */
export async function readDeviceRole(db: AdminDb): Promise<DeviceRole | null> {
  const device = await withDb(db, () =>
    db.transaction('r', db.meta, db.device, async () => {
      const id = await readMeta<string>(db, DEVICE);
      return id === undefined ? undefined : db.device.get(id);
    }),
  );
  return device?.role ?? null;
}
