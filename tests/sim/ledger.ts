import type { OutboxEntry } from '#domain/registry/outbox-entry';
import type { Browser } from './browser';
import { rowsOnDisk } from './storage';

/** An act as it was first seen on a device's disk, and how it has gone since. Kept outside of the app. */
export type Act = {
  device: string;
  /** The row as it was written first; its bytes never change after. */
  born: OutboxEntry;
  /** True time at which it was there, and at which it was tapped: a page may stand still between the two. */
  bornAt: number;
  tappedAt: number;
  /** The row as it lies there now; null: it is no longer there. */
  row: OutboxEntry | null;
  /** How far the wall was ever set back since, ms; then no device can know the age for sure. */
  setBackMs: number;
  /** How far it was ever set ahead since, ms; then a device takes a mutation for older than it is. */
  setAheadMs: number;
  /** Whether the device has slept since: its steady clock stood still. */
  hasSlept: boolean;
  sends: { at: number; bootId: string }[];
  /** The tab that took it for the attempt under way. */
  heldBy: string | null;
  /** The guest's mark that it carries, which no other tap has. */
  mark: string | null;
};

export type Ledger = {
  /** By the id; a mutation that another device brings as well lies there under `<id> <device>`. */
  acts: Map<string, Act>;
  /** Keys that a person has asked to let go of, per device. */
  letGo: Set<string>;
  /** Devices on which a person clears everything, told so or sure that nothing waits. */
  wipes: Map<string, 'sure' | 'told'>;
  ofDevice(device: string): Act[];
  on(device: string, id: string): Act | undefined;
  /** The guest's order as tablets took it in. */
  qrOrderTaken(id: string): Act[];
};

export function createLedger(): Ledger {
  const acts = new Map<string, Act>();
  return {
    acts,
    letGo: new Set(),
    wipes: new Map(),
    ofDevice: (device) => [...acts.values()].filter((act) => act.device === device),
    on(device, id) {
      const act = acts.get(id);
      return act?.device === device ? act : acts.get(`${id} ${device}`);
    },
    qrOrderTaken: (id) =>
      [...acts.values()].filter(({ born }) => born.id === id && born.kind === 'order.handover'),
  };
}

/** `by`: the tab that wrote it. */
export type RowChange = {
  by: string;
  act: Act;
  before: OutboxEntry | null;
  now: OutboxEntry | null;
};

/** Compares a device's disk with what is known of it, and answers what has changed. */
export function readDisk(
  ledger: Ledger,
  browser: Browser,
  { dbName, by, at }: { dbName: string; by: string; at: number },
): RowChange[] {
  const { name, indexedDB } = browser;
  const rows = rowsOnDisk<OutboxEntry>(indexedDB, dbName, 'outbox');
  const left = new Set(ledger.ofDevice(name).filter((act) => act.row !== null));
  const changes: RowChange[] = [];
  for (const row of rows) {
    const act = ledger.on(name, row.id) ?? bear(ledger, browser, row, at);
    left.delete(act);
    if (act.row !== row) changes.push({ by, act, before: act.row, now: row });
    act.row = row;
  }
  for (const act of left) {
    changes.push({ by, act, before: act.row, now: null });
    act.row = null;
  }
  return changes;
}

function bear(ledger: Ledger, browser: Browser, row: OutboxEntry, at: number): Act {
  const { name: device, wall } = browser;
  const mark = /"(?:guestName|fullName|name)":"([^"]+)"/.exec(row.body)?.[1] ?? null;
  const act = {
    device,
    born: row,
    bornAt: at,
    tappedAt: at - (wall() - row.createdAt),
    row: null,
    setBackMs: 0,
    setAheadMs: 0,
    hasSlept: false,
    heldBy: null,
    sends: [],
    mark,
  };
  ledger.acts.set(ledger.acts.has(row.id) ? `${row.id} ${device}` : row.id, act);
  return act;
}
