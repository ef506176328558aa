import { parseCursor } from '#domain/sync/cursor';
import type { Browser } from '../browser';
import type { Invariant, Wrong } from '../invariant';
import { firstWrong } from '../invariant';
import { rowsOnDisk } from '../storage';
import type { World } from '../world';

/** I7: a tablet has every row up to its cursor, and the cursor never goes back. */
export const cursorNeverSkips: Invariant = {
  name: 'I7 cursor never skips',
  harm: 'lost',
  onRows(world, device) {
    const cursor = cursorOn(device);
    const before = world.cursors.get(device.name) ?? 0;
    if (cursor === before) return undefined;
    world.cursors.set(device.name, cursor);
    if (cursor === 0) return undefined;
    if (cursor < before) return `${device.name}'s cursor went back from ${before} to ${cursor}`;
    return skipped(world, device, cursor);
  },
};

type Copy = { id: string; v: number };
type Log = { pk: string; v: number };

function skipped({ server }: World, device: Browser, cursor: number): Wrong {
  const copy = rowsOnDisk<Copy>(device.indexedDB, 'bb-admin', 'order');
  const versions = new Map(copy.map(({ id, v }) => [id, v]));
  const log = server.rows<Log>(
    `select pk, max(v) as v from change_log where tbl = 'order' and seq <= ? group by pk`,
    cursor,
  );
  return firstWrong(log, ({ pk, v }) =>
    (versions.get(pk) ?? 0) >= v
      ? undefined
      : `${device.name} stands at ${cursor} without version ${v} of order ${pk}`,
  );
}

function cursorOn({ indexedDB }: Browser): number {
  const rows = rowsOnDisk<{ k: string; v: string }>(indexedDB, 'bb-admin', 'meta');
  const text = rows.find(({ k }) => k === 'cursor')?.v;
  return (text && parseCursor(text)?.seq) || 0;
}
