import type { Browser } from './browser';
import type { Act, RowChange } from './ledger';
import type { Sent } from './net';
import type { ServerReply } from './server';
import type { World } from './world';

export type Harm = 'lost' | 'doubled' | 'late' | 'wrong';

export type StoredResponseRow = {
  mutation_id: string;
  principal: string;
  kind: string;
  status: number;
  body: string;
};
export type OrderRow = {
  id: string;
  v: number;
  status: string;
  total_kurus: number;
  fee_kurus: number;
  service_type: string;
  guest_name: string | null;
  received_at: number;
  source: string;
};

export type Commit = {
  storedResponses: StoredResponseRow[];
  orders: OrderRow[];
  changed: Changed[];
};
export type Changed = { tbl: string; pk: string };

/** Describes an invariant of the sync engine. Each hook returns a violation, or nothing. */
export type Invariant = {
  name: string;
  harm: Harm;
  onRows?(world: World, device: Browser, changes: readonly RowChange[]): Wrong;
  onSend?(world: World, sent: Sent, act: Act): Wrong;
  onReply?(world: World, sent: Sent, reply: ServerReply, act: Act): Wrong;
  onCommit?(world: World, commit: Commit): Wrong;
  atEnd?(world: World): Wrong | Promise<Wrong>;
};

export type Wrong = string | undefined;

/** Returns the first violation. */
export function firstWrong<T>(items: Iterable<T>, check: (item: T) => Wrong): Wrong {
  for (const item of items) {
    const wrong = check(item);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}
