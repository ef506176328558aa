import type { OutboxEntry } from '#domain/registry/guest-mutations';
import type { Browser } from './browser';
import { rowsOnDisk } from './storage';

/** Describes a mutation from its first sight on a device's disk on. The app does not know this record. */
export type Act = {
  device: string;
  /** The row as first written; its bytes never change later. */
  born: OutboxEntry;
  /** The true times of its storing and its tap; a page may stand still between the two. */
  bornAt: number;
  tappedAt: number;
  /** The row as now stored; null after its deletion. */
  row: OutboxEntry | null;
  /** The most that the wall clock was set back since (ms); after that no device knows the age for sure. */
  setBackMs: number;
  /** The most that the wall clock was set ahead since (ms); the device then overestimates the age. */
  setAheadMs: number;
  /** True if the device has slept since, so that its steady clock stopped. */
  hasSlept: boolean;
  sends: { at: number; bootId: string }[];
  /** The tab that holds the lease for the present attempt. */
  heldBy: string | null;
  /** The guest's mark of this tap, which no other tap has. */
  mark: string | null;
};

export type Ledger = {
  /** Holds mutations by id; a mutation that another device also sends has the key `<id> <device>`. */
  acts: Map<string, Act>;
  /** Holds the ids of operations that need a connection and that no device stores. */
  online: Set<string>;
  /** Holds the keys of entries that a person has discarded, per device. */
  letGo: Set<string>;
  /** Holds the devices that a person clears, after a warning or because nothing waits. */
  wipes: Map<string, 'sure' | 'told'>;
  ofDevice(device: string): Act[];
  on(device: string, id: string): Act | undefined;
  /** Returns the guest's order as tablets imported it. */
  qrOrderTaken(id: string): Act[];
};

export function createLedger(): Ledger {
  const acts = new Map<string, Act>();
  return {
    acts,
    online: new Set(),
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

/** `by` names the tab that wrote the row. */
export type RowChange = {
  by: string;
  act: Act;
  before: OutboxEntry | null;
  now: OutboxEntry | null;
};

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
