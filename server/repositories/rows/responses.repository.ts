import { randomUUID } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { and, eq, getTableName, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { placeOrderMutation } from '#domain/orders/place-order';
import type { BoundStatement } from '../../db/bound-statement';
import { ALWAYS, bind, plainSql } from '../../db/bound-statement';
import type { Gateway, Statement } from '../../db/gateway';
import { insertWhere, preparedRead, updateWhere } from '../../db/gateway';
import { orders } from '../../db/tables/orders.table';
import { audit } from '../../db/tables/staff.table';
import type { effects } from '../../db/tables/sync.table';
import { storedResponses } from '../../db/tables/sync.table';
import { roomIn } from './list-room';

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
      gateway.write([sql`delete from ${storedResponses} where at < ${at} and status <> 201`]),
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
  /** Writes of the same kind that wait with it may run its statements together with their own. */
  joins?: boolean;
};

/**
 * Writes response, rows and feed in one atomic batch. Returns the stored response, whichever attempt wrote it; null if
 * the guard failed and the batch wrote nothing.
 */
export async function writeOnce(gateway: Gateway, write: OnceWrite) {
  const { claim, response, at, audit: entry, guard = ALWAYS, rows = () => [], joins } = write;
  const nonce = randomUUID();
  const isOurs = plainSql`mutation_id = ${claim.mutationId} and nonce = ${nonce}`;
  const won = plainSql`exists (select 1 from receipt where ${isOurs})`;
  const kept = { ...claim, ...response, nonce, seq: 0, at };
  const results = await gateway.write([
    insertWhere(storedResponses, kept, guard, joins ? 'response' : undefined),
    ...rows(won),
    ...(entry ? [insertWhere(audit, entry, won)] : []),
    seqNoted(isOurs, joins),
  ]);
  const ours = results.at(-1)?.find((row) => row.nonce === nonce);
  // The batch wrote nothing: an earlier attempt won, or the guard failed.
  if (!ours) return findStoredResponse(gateway, claim.mutationId);
  // The batch may have completed the response, since a booking's table is known only after the write.
  return { ...kept, body: String(ours.body), seq: Number(ours.seq), isReplay: false };
}

/** Notes the feed's position after the rows. */
function seqNoted(isOurs: SQL, joins = false): BoundStatement {
  const { text: part, values } = bind(isOurs);
  const textOf = (condition: string) =>
    `update receipt set seq = (select coalesce(max(seq), 0) from change_log) where ${condition} returning nonce, seq, body`;
  const bound = { text: textOf(part), values };
  if (!joins) return bound;
  return { ...bound, joint: { stage: 'seq', alike: '', part, values, glue: ' or ', textOf } };
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

export type RowTable = SQLiteTable;
export const nameOf = (table: RowTable): string => getTableName(table);
/** Returns further rows of the batch: ledgers, mails. */
export type MoreRows = (won: SQL) => Statement[];

/** A batch stores an effect, such as a mail; a loop runs it. */
export type NewEffect = Pick<
  typeof effects.$inferInsert,
  'id' | 'kind' | 'payload' | 'nextAt' | 'createdAt'
>;

/** What a batch has besides the row, its audit row and the stored response. */
export type RowBatch = {
  /** The batch writes nothing unless this holds too. */
  guard?: SQL;
  /** The database computes these columns during the write. */
  computed?: Record<string, SQL>;
  /** Rows that the batch writes while the row is still as it was. */
  first?: MoreRows;
  more?: MoreRows;
};

type RowWrite = RowBatch & Once;

export type RowChange<Table extends RowTable> = RowWrite & {
  before: { id: string | number; v: number };
  /** null removes the row. */
  after: Partial<Table['$inferInsert']> | null;
};

/**
 * Changes or removes a versioned row with its response and audit row; null means that the row has changed since the
 * reading, or that the guard failed.
 */
export function changeRow<Table extends RowTable>(
  gateway: Gateway,
  table: Table,
  { before, after, guard = sql`true`, computed, ...write }: RowChange<Table>,
): Promise<MutationResponse | null> {
  const isIt = sql`id = ${before.id}`;
  const asSeen = sql`exists (select 1 from ${table} where ${isIt} and v = ${before.v})`;
  return writeRow(gateway, { ...write, guard: sql`${asSeen} and ${guard}` }, (won) =>
    after
      ? updateWhere(table, { ...after, ...computed }, sql`${isIt} and ${won}`)
      : sql`delete from ${table} where ${isIt} and ${won}`,
  );
}

export type RowAddition<Table extends RowTable> = RowWrite & { row: Table['$inferInsert'] };

/** Adds a row with its response and audit row; null means that the guard failed. */
export function addRow<Table extends RowTable>(
  gateway: Gateway,
  table: Table,
  { row, computed, guard = sql`true`, ...write }: RowAddition<Table>,
): Promise<MutationResponse | null> {
  const room = roomIn(table);
  return writeRow(gateway, { ...write, guard: room ? sql`${guard} and ${room}` : guard }, (won) =>
    insertWhere(table, { ...row, ...computed }, won),
  );
}

export async function isFull(gateway: Gateway, table: RowTable): Promise<boolean> {
  const room = roomIn(table);
  if (!room) return false;
  return (await gateway.value(sql`select ${room}`)) === 0;
}

function writeRow(
  gateway: Gateway,
  { first, more, ...once }: RowWrite,
  change: (won: SQL) => Statement,
) {
  return writeOnce(gateway, {
    ...once,
    rows: (won) => [...(first?.(won) ?? []), change(won), ...(more?.(won) ?? [])],
  });
}
