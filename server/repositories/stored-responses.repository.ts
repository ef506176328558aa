import { randomUUID } from 'node:crypto';
import { and, eq, lt, ne, type SQL, sql } from 'drizzle-orm';
import { placeOrderMutation } from '#domain/orders/place-order';
import { ALWAYS, plainSql } from '../db/bound-statement';
import { preparedRead } from '../db/cached-read';
import { insertWhere } from '../db/conditional-insert';
import type { Gateway, Statement } from '../db/gateway';
import { orders } from '../db/tables/orders.table';
import { audit } from '../db/tables/staff.table';
import { storedResponses } from '../db/tables/sync.table';

export type StoredResponse = typeof storedResponses.$inferSelect;

export type Claim = { mutationId: string; principal: string; kind: string; hash: string };
/** The server sends this response now and on every replay. */
export type SentResponse = { status: number; body: string };
export type MutationResponse = StoredResponse & { isReplay: boolean };

type Withdrawal = {
  claim: Claim;
  response: SentResponse;
  orderId: string;
  /** The verdict becomes the stored response of this order. */
  verdict: SentResponse;
  at: number;
};

/** The hash of a verdict is valid for any body. */
export const ANY_BODY = '*';

export type StoredResponsesRepository = ReturnType<typeof createStoredResponsesRepository>;

export function createStoredResponsesRepository(gateway: Gateway, now: () => number) {
  return {
    find: (mutationId: string) => findStoredResponse(gateway, mutationId),

    /** Stores a verdict without rows; returns the stored verdict, which may be another attempt's. */
    keep: (claim: Claim, response: SentResponse) => note(gateway, { claim, response, at: now() }),

    /** Stores what somebody did that changes no row. */
    note: (once: StaffOnce) => note(gateway, once),

    /** Drops a refusal for age, so that a timely import or a new confirmation can succeed. */
    dropStale: ({ mutationId, hash }: Claim) =>
      gateway.write([
        sql`delete from ${storedResponses} where ${and(eq(storedResponses.mutationId, mutationId), eq(storedResponses.hash, hash), isStaleRefusal)}`,
      ]),

    /** Ends an order unknown to the server: a later arrival gets this verdict. Returns null if the order exists. */
    async withdraw({ claim, response, orderId, verdict, at }: Withdrawal) {
      const { principal } = claim;
      const isIt = eq(storedResponses.mutationId, orderId);
      const kind = placeOrderMutation.kind;
      const tombstone = { mutationId: orderId, principal, kind, hash: ANY_BODY, ...verdict };
      return writeOnce(gateway, {
        claim,
        response,
        at,
        guard: sql`not exists (select 1 from ${orders} where ${eq(orders.id, orderId)})`,
        rows: (won) => [
          sql`delete from ${storedResponses} where ${and(isIt, eq(storedResponses.principal, principal), isStaleRefusal, won)}`,
          insertWhere(storedResponses, { ...tombstone, nonce: randomUUID(), seq: 0, at }, won),
        ],
      });
    },

    /** Deletes old responses: those of created rows stay for ever, refusals and status changes for thirty days. */
    pruneBefore: (at: number) =>
      gateway.write([
        sql`delete from ${storedResponses} where ${and(lt(storedResponses.at, at), ne(storedResponses.status, 201))}`,
      ]),
  };
}

async function note(gateway: Gateway, once: Once): Promise<MutationResponse> {
  const kept = await writeOnce(gateway, once);
  if (!kept) throw new Error(`No response was stored for ${once.claim.mutationId}.`);
  return kept;
}

const isStaleRefusal = sql`${eq(storedResponses.status, 409)} and json_extract(${storedResponses.body}, '$.code') = 'stale_order'`;

export type AuditEntry = typeof audit.$inferInsert;

/** What a mutation stores beside its rows. */
export type Once = { claim: Claim; response: SentResponse; at: number; audit?: AuditEntry | null };
/** A staff's mutation also has its row of the audit log. */
export type StaffOnce = Once & { audit: AuditEntry };

export type OnceWrite = Once & {
  /** The batch writes nothing unless this holds. */
  guard?: SQL;
  /** Returns the rows; each statement must carry `won`, so that only the first attempt writes them. */
  rows?: (won: SQL) => Statement[];
};

/**
 * Writes response, rows and feed in one atomic batch. Returns the stored response, whichever attempt wrote it; null if
 * the guard failed and the batch wrote nothing.
 */
export async function writeOnce(gateway: Gateway, write: OnceWrite) {
  const { claim, response, at, audit: entry, guard = ALWAYS, rows = () => [] } = write;
  const nonce = randomUUID();
  const isOurs = plainSql`mutation_id = ${claim.mutationId} and nonce = ${nonce}`;
  const won = plainSql`exists (select 1 from receipt where ${isOurs})`;
  const results = await gateway.write([
    insertWhere(storedResponses, { ...claim, ...response, nonce, seq: 0, at }, guard),
    ...rows(won),
    ...(entry ? [insertWhere(audit, entry, won)] : []),
    plainSql`update receipt set seq = (select coalesce(max(seq), 0) from change_log) where ${isOurs} returning seq, body`,
  ]);
  const ours = results.at(-1)?.[0];
  // The batch wrote nothing: an earlier attempt won, or the guard failed.
  if (!ours) return findStoredResponse(gateway, claim.mutationId);
  // The batch may have completed the response, since a booking's table is known only after the write.
  const kept = { body: String(ours.body), seq: Number(ours.seq) };
  return { ...claim, ...response, ...kept, nonce, at, isReplay: false };
}

async function findStoredResponse(gateway: Gateway, mutationId: string) {
  const read = receiptReaders.get(gateway) ?? receiptReader(gateway);
  receiptReaders.set(gateway, read);
  const [stored] = await read({ mutationId });
  return stored ? { ...stored, isReplay: true } : null;
}

type ReceiptReader = ReturnType<typeof preparedRead<StoredResponse>>;

// Every mutation reads its stored response first, so the code builds the SQL once for each database.
const receiptReaders = new WeakMap<Gateway, ReceiptReader>();

function receiptReader(gateway: Gateway): ReceiptReader {
  const isIt = eq(storedResponses.mutationId, sql.placeholder('mutationId'));
  return preparedRead(gateway, (db) => db.select().from(storedResponses).where(isIt).prepare());
}
