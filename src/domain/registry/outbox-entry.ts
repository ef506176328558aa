import * as v from 'valibot';
import { ENTRY_STATES } from '../sync/entry-state';
import { MUTATION_KINDS, type MutationKind } from './mutations';

/** What a device tells by itself: nobody is asked about it or waits for it, and people's acts go first. */
export function isAutomatic(kind: MutationKind): boolean {
  return kind === 'order.seen';
}

/** Brought by staff for a guest whose phone has no network: not theirs alone to send or to let go in passing. */
export function isForGuest(kind: MutationKind): boolean {
  return kind === 'order.handover';
}

/** The version of a stored entry's shape; an entry of an unknown version is set aside, never dropped. */
export const ENTRY_VERSION = 1;

/** One queued act, as kept in IndexedDB. `body` is the exact text that is sent, on every attempt. */
export const outboxEntry = v.object({
  id: v.string(),
  v: v.literal(ENTRY_VERSION),
  kind: v.picklist(MUTATION_KINDS),
  method: v.picklist(['POST', 'PATCH']),
  path: v.string(),
  body: v.string(),
  entityKey: v.string(),
  seqInKey: v.number(),
  principal: v.string(),
  /** What was spoken at the tap: the bar answers, and writes mails, in it. */
  language: v.exactOptional(v.picklist(['en', 'tr'])),
  secret: v.exactOptional(v.string()),
  createdAt: v.number(),
  bootId: v.string(),
  createdMono: v.number(),
  ttlMs: v.number(),
  /** First time it left for the server; from then on only the server knows whether it arrived. */
  sentAt: v.exactOptional(v.number()),
  /** When its code was first shown: a tablet may bring it, whatever is heard here. */
  shownAt: v.exactOptional(v.number()),
  /** When its guest said yes again to the same order, after it had grown too old. */
  againAt: v.exactOptional(v.number()),
  state: v.picklist(ENTRY_STATES),
  attempts: v.number(),
  faults: v.number(),
  firstFaultAt: v.exactOptional(v.number()),
  nextAt: v.number(),
  /** How long that was from when it was chosen: a clock set back since makes nobody wait longer. */
  waitMs: v.exactOptional(v.number()),
  leaseOwner: v.exactOptional(v.string()),
  leaseUntil: v.exactOptional(v.number()),
  lastHttp: v.exactOptional(v.number()),
  lastCode: v.exactOptional(v.string()),
  /** The last answer's body as text: the diff of a 409, the receipt of a 201. */
  answer: v.exactOptional(v.string()),
  settledAt: v.exactOptional(v.number()),
  supersedes: v.exactOptional(v.string()),
  supersededBy: v.exactOptional(v.string()),
});

export type OutboxEntry = v.InferOutput<typeof outboxEntry>;
