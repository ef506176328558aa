import { DomainError } from '#domain/error-codes';
import type { Gateway } from '../../db/gateway';
import { changeRow, type MoreRows, type RowTable } from '../../repositories/change-row';
import type {
  Claim,
  MutationResponse,
  StoredResponsesRepository,
} from '../../repositories/stored-responses.repository';
import { untilWritten } from './until-written';

export type StaffChangeDeps = {
  gateway: Gateway;
  responses: StoredResponsesRepository;
  now: () => number;
  newId: () => string;
};

export type StaffRequest<Change = unknown, Member = { id: string; firstName: string }> = {
  claim: Claim;
  id: string;
  change: Change;
  member: Member;
  /** The person tapped this long ago (ms). */
  ageMs: number;
};

type Versioned = { id: string | number; v: number; receivedAt?: number };

/** A mutation, or an operation that needs the network. */
type Operation = { row: { name: string } | null; audit: string | null };

type MaybePromise<T> = T | Promise<T>;

/** Describes a table's rows: how to find one, and how tablets see it. */
export type Kind<Table extends RowTable, Found> = {
  table: Table;
  find(id: string): Promise<Found | null>;
  rowOf(found: Found): Table['$inferSelect'] & Versioned;
  read(found: Found, row: Table['$inferSelect']): unknown;
  /** Returns what the response has besides the row. */
  besides?(row: Table['$inferSelect']): object;
};

export type Decision<Row> =
  /** The row already is as requested. */
  | null
  /** The row is not as the person saw it; `by` and `at` name the first change, where they are known. */
  | { conflict: { by: string | null; at: number } | null }
  | {
      after: Partial<Row>;
      /** The audit row's before and after; the default is the changed columns. */
      audited?: [before: object, after: object];
      /** The default is the time of the tap, but not before the row arrived (ms). */
      doneAt?: number;
      more?: MoreRows;
    };

/**
 * Changes a row once, with its audit row and stored response: `decide` returns what becomes of the row.
 * @throws DomainError not_found, conflict
 */
export function staffChange<Table extends RowTable, Found, Change>(
  deps: StaffChangeDeps,
  { claim, id, member, ageMs }: StaffRequest<Change, { id: string }>,
  kind: Kind<Table, Found>,
  { row: named, audit }: Operation,
  decide: (row: Table['$inferSelect'], at: number) => MaybePromise<Decision<Table['$inferSelect']>>,
): Promise<MutationResponse> {
  return untilWritten(async () => {
    const found = await kind.find(id);
    if (!found) throw new DomainError('not_found');
    const row = kind.rowOf(found);
    const responseFor = (after: object) => ({
      status: 200,
      body: JSON.stringify({
        mutationId: claim.mutationId,
        ...kind.besides?.({ ...row, ...after }),
        ...(named && { [named.name]: kind.read(found, { ...row, ...after }) }),
      }),
    });
    const at = deps.now();
    const decision = await decide(row, at);
    if (!decision) return deps.responses.keep(claim, responseFor({}));
    if ('conflict' in decision) {
      const { conflict } = decision;
      const first = conflict && { by: conflict.by, at: new Date(conflict.at).toISOString() };
      throw new DomainError('conflict', { current: kind.read(found, row), ...first });
    }
    const after = { ...decision.after, v: row.v + 1 };
    const [before, now] = decision.audited ?? [pick(row, decision.after), decision.after];
    const entry = audit !== null && {
      id: deps.newId(),
      actor: member.id,
      action: audit,
      pk: id,
      before: { ...before },
      after: { ...now },
      doneAt: decision.doneAt ?? Math.max(row.receivedAt ?? 0, at - ageMs),
      receivedAt: at,
    };
    const { more } = decision;
    const response = responseFor(after);
    const change = {
      claim,
      response,
      at,
      before: row,
      after,
      audit: entry || null,
      ...(more && { more }),
    };
    return changeRow(deps.gateway, kind.table, change);
  });
}

function pick(row: object, keys: object): object {
  return Object.fromEntries(Object.entries(row).filter(([key]) => key in keys));
}
