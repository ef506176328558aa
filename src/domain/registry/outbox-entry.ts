import * as v from 'valibot';
import { ENTRY_STATES } from '../sync/entry-state';
import { MUTATION_KINDS, type MutationKind } from './mutations';

/** Automatic mutations; they are sent after people's. */
export function isAutomatic(kind: MutationKind): boolean {
  return kind === 'order.seen';
}

/** Staff send this for a guest whose phone is offline: any member of staff may; only a person discards it. */
export function isForGuest(kind: MutationKind): boolean {
  return kind === 'order.handover';
}

/** Version of the stored shape; an entry of an unknown version is kept untouched. */
export const ENTRY_VERSION = 1;

/** One queued mutation as stored in IndexedDB. `body` is the exact text sent on every attempt. */
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
  language: v.exactOptional(v.picklist(['en', 'tr'])),
  secret: v.exactOptional(v.string()),
  createdAt: v.number(),
  bootId: v.string(),
  createdMono: v.number(),
  ttlMs: v.number(),
  /** First send; from then on only the server knows whether it arrived. */
  sentAt: v.exactOptional(v.number()),
  /** When its QR code was first shown: from then on a tablet may have sent it. */
  shownAt: v.exactOptional(v.number()),
  againAt: v.exactOptional(v.number()),
  state: v.picklist(ENTRY_STATES),
  attempts: v.number(),
  faults: v.number(),
  firstFaultAt: v.exactOptional(v.number()),
  nextAt: v.number(),
  /** Length of the wait until `nextAt` (ms): setting the clock back does not prolong it. */
  waitMs: v.exactOptional(v.number()),
  leaseOwner: v.exactOptional(v.string()),
  leaseUntil: v.exactOptional(v.number()),
  lastHttp: v.exactOptional(v.number()),
  lastCode: v.exactOptional(v.string()),
  /** The last response body as text: the diff of a 409, the confirmation of a 201. */
  answer: v.exactOptional(v.string()),
  settledAt: v.exactOptional(v.number()),
  supersedes: v.exactOptional(v.string()),
  supersededBy: v.exactOptional(v.string()),
});

export type OutboxEntry = v.InferOutput<typeof outboxEntry>;
