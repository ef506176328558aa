import type { StaffDeps } from '../admin-db';
import { type DataDeps, readMeta, withDb } from '../db';
import { countOutbox } from '../outbox/outbox';
import { barClock } from './contact-watch';

/** The id of this tablet stays through a sign-out. */
export const DEVICE = 'device';

export const SHIFT_KEY = 'bb-shift';

type TabletDeps = Pick<StaffDeps, 'db' | 'newId'>;

/** Resolves to the id of this tablet, made once and kept through every sign-out. */
export function deviceName({ db, newId }: TabletDeps): Promise<string> {
  return withDb(db, () =>
    db.transaction('rw', db.meta, async () => {
      const known = await readMeta<string>(db, DEVICE);
      const name = known ?? newId();
      if (known === undefined) await db.meta.put({ k: DEVICE, v: name });
      return name;
    }),
  );
}

export async function aboutThisTablet(deps: TabletDeps & Pick<DataDeps, 'storage'>) {
  const rows = await withDb(deps.db, () => deps.db.outbox.toArray());
  const { waiting, attention } = countOutbox(rows);
  const device = await deviceName(deps);
  const about = {
    device,
    waiting: String(waiting),
    attention: String(attention),
    clock: String(Math.round((barClock.get() ?? 0) / 1_000)),
  };
  return deps.storage.read(SHIFT_KEY) === 'on' ? { ...about, shift: '1' } : about;
}
