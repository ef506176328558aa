import type { GenericSchema, InferInput } from 'valibot';
import { safeParse } from 'valibot';
import { DomainError } from '#domain/error-codes';
import type { OutboxEntry } from '#domain/registry/guest-mutations';
import { bringsOrder } from '#domain/registry/guest-mutations';
import { mutationOf } from '#domain/registry/mutations';
import type { Mutation as DomainMutation, Tap } from '#domain/sync/mutation';
import {
  entityIdOf,
  entityKey,
  isTerminal,
  OTHER_PERSON,
  staffIdOf,
  staffPrincipal,
} from '#domain/sync/mutation';
import type { StaffDeps } from '../admin-db';
import { isRecord, recordOf, textField } from '../json';
import type { StaffUser } from '../session';
import { mayAct, readSession } from '../session';
import type { NewEntry } from './outbox';
import { advanced, entriesOf, inOutbox, isFact, newEntry, nextSeq } from './outbox';

type Move = Pick<NewEntry, 'mutation' | 'entityId' | 'body' | 'holdMs'> & {
  id?: string;
  /** Writes the rows that the tablet shows until the server has its own. */
  shows?: (by: StaffUser) => Promise<unknown>;
  stands?: (entries: readonly OutboxEntry[]) => boolean;
};

/**
 * Queues a staff mutation behind earlier ones of its entity. Its id exists before the transaction: a retry after a
 * lost connection is the same mutation.
 * @throws DomainError unauthorized
 */
export async function enqueue(
  deps: StaffDeps,
  { mutation, entityId, body, id = deps.newId(), holdMs = 0, shows, stands = () => false }: Move,
): Promise<void> {
  const { db } = deps;
  await inOutbox(deps, async () => {
    if (await db.outbox.get(id)) return;
    const session = await readSession(db);
    if (!mayAct(session)) throw new DomainError('unauthorized');
    const entries = await entriesOf(db, entityKey(mutation.entity, entityId));
    if (stands(entries)) return;
    const principal = staffPrincipal(session.user.id);
    const resolved = entries.filter((entry) => isResolved(entry, principal, mutation));
    await db.outbox.bulkPut(resolved.map((entry) => advanced(entry, 'userCancel', deps.now())));
    const seqInKey = nextSeq(entries);
    const entry = { id, mutation, entityId, seqInKey, body, principal, holdMs };
    await db.outbox.add(newEntry(deps, entry));
    await shows?.(session.user);
  });
  deps.wake();
}

export type Mutation = Move['mutation'];

/**
 * Returns the command of a mutation that its input tells whole. The input has the row's id under the given name; the
 * server may know an approval by `id`. The command throws DomainError unauthorized.
 */
export function queued<M extends Mutation, Name extends string>(
  mutation: M,
  name: Name,
  besides: () => object = () => ({}),
) {
  type Input = Record<Name, string | number> & InferInput<M['schema']> & { id?: string };
  return (deps: StaffDeps, { [name]: row, id, ...told }: Input): Promise<void> => {
    const body = { ...besides(), ...told };
    return enqueue(deps, { mutation, entityId: String(row), body, ...(id && { id }) });
  };
}

/** As `queued`, for an input that holds the body whole. */
export function queuedBody<M extends Mutation, Name extends string>(mutation: M, name: Name) {
  type Input = Record<Name, string> & { body: InferInput<M['schema']> };
  return (deps: StaffDeps, { [name]: entityId, body }: Input): Promise<void> =>
    enqueue(deps, { mutation, entityId, body });
}

/** A new change resolves the person's own open questions; entries of colleagues, and orders, stay as they are. */
function isResolved(
  { state, kind, principal }: OutboxEntry,
  mine: string,
  { entity, kind: next }: Move['mutation'],
): boolean {
  // A bill has changes of many kinds: a payment answers no question about a line, a tick none about a step.
  const isAnswer = (entity !== 'bill' && next !== 'line.tick') || kind === next;
  return (
    isAsking({ state }) && principal === mine && isAnswer && !bringsOrder(kind) && !isFact(kind)
  );
}

export type MutationConflict = {
  /** `moved`: a colleague changed the row first, or the server refused. `others`: only the author can send. */
  kind: 'moved' | 'others';
  entryId: string;
  code: string;
  by: string | null;
  at: string;
  status: string;
  wanted: string | null;
  /** The refusal is about this table. */
  tableLabel: string | null;
};

export type Optimistic<Row> = Row & {
  isQueued: boolean;
  conflict: MutationConflict | null;
};

type MovableRow = { id: string; status: string; statusAt: string; statusBy: string | null };

export type People = Readonly<Record<string, string>>;

/** Returns who made a change, and when. */
export function tapOf({ principal, createdAt }: OutboxEntry, people: People): Tap {
  const by = people[staffIdOf(principal) ?? ''] ?? null;
  return { by, at: new Date(createdAt).toISOString() };
}

/** Why a change needs a person. With `other_person` only its author can send it. */
export type Refusal = { entryId: string; code: string; by: string | null; at: string | null };

export function refusalTo(entry: OutboxEntry, people: People): Refusal {
  const { id: entryId, lastCode: code = 'internal', answer } = entry;
  if (code === OTHER_PERSON) return { entryId, code, ...tapOf(entry, people) };
  const told = recordOf(answer);
  return { entryId, code, by: textField(told, 'by'), at: textField(told, 'at') };
}

/** Returns the entries that add a row which the server does not have yet. */
export function addingEntries(
  entries: readonly OutboxEntry[],
  kind: OutboxEntry['kind'],
  known: ReadonlySet<string>,
): OutboxEntry[] {
  return entries.filter(
    (entry) =>
      entry.kind === kind && !isTerminal(entry.state) && !known.has(entityIdOf(entry.entityKey)),
  );
}

/** Returns a row's mutations, of one kind if given, the oldest first. All entries are of one entity. */
export function mutationsOf(
  entries: readonly OutboxEntry[],
  id: string | number,
  kind?: OutboxEntry['kind'],
): OutboxEntry[] {
  return entries
    .filter(({ entityKey: key }) => entityIdOf(key) === String(id))
    .filter((entry) => kind === undefined || entry.kind === kind)
    .sort((a, b) => a.seqInKey - b.seqInKey);
}

export function lastWaiting(moves: readonly OutboxEntry[]): OutboxEntry | undefined {
  return moves.filter(({ state }) => isWaiting(state)).at(-1);
}

/** Returns null without an entry, and for a body of an older build with another schema. */
export function bodyOf<Schema extends GenericSchema>(schema: Schema, entry?: OutboxEntry) {
  const read = safeParse(schema, recordOf(entry?.body));
  return read.success ? read.output : null;
}

/** Lays over the row what its waiting mutations show, the oldest first. */
export function withQueued<Row extends { id: string | number }>(
  row: Row,
  entries: readonly OutboxEntry[],
  people: People,
): Row & { isQueued: boolean } {
  let shown = { ...row, isQueued: false };
  for (const entry of mutationsOf(entries, row.id)) {
    const mutation: DomainMutation = mutationOf(entry.kind);
    if (!mutation.shows || !isWaiting(entry.state)) continue;
    const body = bodyOf(mutation.schema, entry);
    const fields = body === null ? {} : mutation.shows(body, tapOf(entry, people), shown);
    shown = { ...shown, ...fields, isQueued: true };
  }
  return shown;
}

/** A mutation that needs a person stops its author's ones; of the others' the last shows. */
export function withMutations<Row extends MovableRow>(
  row: Row,
  moves: readonly OutboxEntry[],
  people: People,
): Optimistic<Row> {
  const refused = moves.find(isAsking);
  if (!refused) return { ...withQueued(row, moves, people), conflict: null };
  const conflict = { ...conflictOf(row, refused, people), wanted: wantedBy(moves, refused) };
  const last = lastWaiting(moves.filter(({ principal }) => principal !== refused.principal));
  return { ...withQueued(row, last ? [last] : [], people), conflict };
}

/** True if the queued changes already lead to this status, and none needs a person. */
export function showsStatus(
  row: MovableRow,
  entries: readonly OutboxEntry[],
  { kind, status }: Pick<OutboxEntry, 'kind'> & { status: string },
): boolean {
  const moves = entries.filter((entry) => entry.kind === kind);
  const shown = withMutations(row, moves, {});
  return shown.conflict === null && shown.status === status;
}

/** Returns the target status of the refused mutation and those behind it. */
function wantedBy(moves: readonly OutboxEntry[], refused: OutboxEntry): string | null {
  const last = moves
    .filter(
      ({ state, seqInKey, principal }) =>
        seqInKey >= refused.seqInKey && principal === refused.principal && !isTerminal(state),
    )
    .at(-1);
  return textField(recordOf(last?.body), 'status');
}

function conflictOf(
  row: MovableRow,
  refused: OutboxEntry,
  people: People,
): Omit<MutationConflict, 'wanted'> {
  const { id: entryId, answer, body, lastCode } = refused;
  if (lastCode === OTHER_PERSON) {
    const status = textField(recordOf(body), 'status') ?? row.status;
    const tap = tapOf(refused, people);
    return { kind: 'others', entryId, ...tap, status, code: lastCode, tableLabel: null };
  }
  const refusal = recordOf(answer);
  const current = isRecord(refusal?.current) ? refusal.current : row;
  return {
    kind: 'moved',
    entryId,
    code: lastCode ?? 'conflict',
    by: refusal && 'by' in refusal ? textField(refusal, 'by') : row.statusBy,
    at: textField(refusal, 'at') ?? row.statusAt,
    status: textField(current, 'status') ?? row.status,
    tableLabel: textField(refusal, 'tableLabel'),
  };
}

export function isWaiting(state: OutboxEntry['state']): boolean {
  return ['queued', 'sending', 'blocked_auth', 'blocked_upgrade', 'quarantined'].includes(state);
}

/** True if a person has to decide what becomes of the entry. */
export function isAsking({ state }: Pick<OutboxEntry, 'state'>): boolean {
  return state === 'needs_user' || state === 'rejected';
}
