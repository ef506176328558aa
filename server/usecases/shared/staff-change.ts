import type { GenericSchema, InferOutput } from 'valibot';
import type { Slot } from '#domain/bookings/booking';
import { slotInstant } from '#domain/bookings/booking';
import type { TableRules } from '#domain/bookings/free-tables';
import type { ErrorCode } from '#domain/error-codes';
import { DomainError } from '#domain/error-codes';
import { hoursOn, isOpenAt } from '#domain/opening/opening';
import { changeOrderStatusMutation } from '#domain/orders/order';
import { may } from '#domain/roles';
import type { SettingValues } from '#domain/settings/settings';
import type { MailFacts } from '#domain/settings/settings.operations';
import type { CheckedHere } from '#domain/staff/pin';
import type { Gateway } from '../../db/gateway';
import { isoOrNull } from '../../db/iso';
import type { Repositories } from '../../repositories/opened/open-repositories';
import type {
  AuditEntry,
  Claim,
  MutationResponse,
  RowBatch,
  RowTable,
  StaffOnce,
} from '../../repositories/rows/responses.repository';
import { addRow, changeRow, isFull, nameOf } from '../../repositories/rows/responses.repository';
import type { StoredSettings } from '../../repositories/settings.repository';
import { pinClaimOf } from '../../repositories/staff.repository';
import type { PrivacyRequests } from '../../services/files/data-folder';
import type { PictureFiles } from '../../services/files/picture-files';
import type { Keys } from '../../services/keys';
import type { GuestLiveChannel, LiveHub, PullWaiters } from '../../services/live/live-hub';
import type { Mailer } from '../../services/mailer';
import type { Readiness } from '../../services/readiness';
import type { TabletReports } from '../../services/tablet-reports';
import type { Bank } from '../../services/vakifbank/bank';

/** Everything that use cases are given. Each one names what it uses: `Pick<Parts, 'orders' | 'now'>`. */
export type Parts = Repositories & {
  bank: Bank;
  gateway: Gateway;
  guestLive: GuestLiveChannel;
  isDemo: boolean;
  keys: Keys;
  live: LiveHub;
  mailer: Mailer;
  mailFacts: () => Promise<MailFacts>;
  minClient: string;
  newId: () => string;
  now: () => number;
  passwordCost: number;
  pictureFiles: PictureFiles;
  privacyRequests: PrivacyRequests;
  readiness: Readiness;
  tabletReports: TabletReports;
  waiters: PullWaiters;
};

export type AuditDeps = Pick<Parts, 'now' | 'newId'>;

/** Who made a change; a tap on a device is `ageMs` old when it arrives. */
type Author = { member: { id: string }; ageMs?: number };

export type AuditFact = {
  action: string;
  tbl: string;
  pk: string | number;
  before?: object | null;
  after?: object | null;
  /** The time of arrival (ms); the default is now. */
  at?: number;
  /** The default is the time of the tap (ms). */
  doneAt?: number | undefined;
};

/** Returns a row of the audit log: person, old and new values, time of the tap and of arrival. */
export function auditRow(
  { now, newId }: AuditDeps,
  { member, ageMs = 0 }: Author,
  { action, tbl, pk, before = null, after = null, at = now(), doneAt = at - ageMs }: AuditFact,
): AuditEntry {
  return {
    id: newId(),
    actor: member.id,
    action,
    tbl,
    pk: String(pk),
    before: before && { ...before },
    after: after && { ...after },
    doneAt,
    receivedAt: at,
  };
}

/** Returns the audit row of an order that the closing of its bill completes. */
export function servedAudit(
  deps: AuditDeps,
  { member }: Author,
  { at, doneAt }: { at: number; doneAt: number },
) {
  const action = changeOrderStatusMutation.kind;
  const after = { status: 'completed' };
  return ({ id, status }: { id: string; status: string }) =>
    auditRow(
      deps,
      { member },
      { action, tbl: 'order', pk: id, before: { status }, after, at, doneAt },
    );
}

/** Returns what an online operation stores beside its rows: the response and the audit row. */
export function staffOnce(
  deps: AuditDeps,
  request: Author & { claim: Claim },
  fact: AuditFact,
  { status = 200, body }: { status?: number; body?: object } = {},
): StaffOnce {
  const { claim } = request;
  const { at = deps.now() } = fact;
  return {
    claim,
    at,
    response: { status, body: JSON.stringify({ mutationId: claim.mutationId, ...body }) },
    audit: auditRow(deps, request, { ...fact, at }),
  };
}

export type NoteExportDeps = AuditDeps & Pick<Parts, 'audit'>;

type Export = {
  member: { id: string };
  list: string;
  filter: Readonly<Record<string, unknown>>;
  rows: number;
};

/** The log names who took a list out of the house, by which filter, and how many rows it had. */
export async function noteExport(deps: NoteExportDeps, { member, list, filter, rows }: Export) {
  const parts = Object.entries(filter).filter(([, value]) => value !== '' && value !== undefined);
  const asked = parts.map(([name, value]) => `${name}: ${value}`).join(', ');
  const after = { list, rows, ...(asked && { filter: asked }) };
  const fact = { action: 'list.export', tbl: list, pk: '*', after };
  await deps.audit.note(auditRow(deps, { member }, fact));
}

const MAX_ATTEMPTS = 12;

/** Repeats the attempt while a concurrent write wins, which null reports. */
export async function untilWritten(attempt: () => Promise<MutationResponse | null>) {
  for (let count = 0; count < MAX_ATTEMPTS; count += 1) {
    const response = await attempt();
    if (response) return response;
  }
  throw new DomainError('busy', { retryAfterS: 1 });
}

export type StaffChangeDeps = Pick<Parts, 'gateway' | 'responses' | 'now' | 'newId'>;

/** A person of the team, as far as changes ask. */
export type Member = { id: string; firstName: string; role: string };

export type StaffRequest<Input = unknown, Author = Member> = {
  claim: Claim;
  id: string;
  input: Input;
  member: Author;
  /** The person tapped this long ago (ms). */
  ageMs: number;
};

/** The mutation's schema types the input. */
export type RequestOf<M extends { schema: GenericSchema }, Author = Member> = StaffRequest<
  InferOutput<M['schema']>,
  Author
>;

/** A request for a new row has no id yet. */
export type StaffAddRequest<Input = unknown> = Omit<StaffRequest<Input>, 'id'>;

/** A row's age in the house bounds the time of a tap. */
type Arrived = { receivedAt?: number; openedAt?: number };
type Versioned = Arrived & { id: string | number; v: number };

/** How a change is recorded: the row's name in the response, the action in the audit log, by default the kind. */
type Recording = { row: { name: string } | null; kind: string; audit?: string | null };

type MaybePromise<T> = T | Promise<T>;

/** Describes a table's rows: how to find one, and how tablets see it. */
export type Kind<Table extends RowTable, Found> = {
  table: Table;
  find(id: string): Promise<Found | null>;
  rowOf(found: Found): Stored<Table>;
  read(found: Found, row: Table['$inferSelect']): unknown;
  /** Returns what the response has besides the row. */
  besides?(row: Table['$inferSelect']): object;
};

type Stored<Table extends RowTable> = Table['$inferSelect'] & Versioned;

/** Returns a kind whose rows are found as they are stored. */
export function plainRows<Table extends RowTable, Row extends Stored<Table>>(
  table: Table,
  find: (id: string) => Promise<Row | null>,
  read: (row: Row) => unknown,
) {
  return { table, find, rowOf: (row: Row) => row, read: (_: Row, row: Row) => read(row) };
}

/** The audit row's before and after. */
type Audited = [before: object | null, after: object | null];

type Written = RowBatch & {
  /** The default is the time of the tap, but not before the row arrived (ms). */
  doneAt?: number;
};

export type Decision<Row, Found = unknown> =
  /** The row already is as requested. */
  | null
  /** The row is not as the person saw it; `by` and `at` name the first change, where they are known. */
  | { conflict: { by: string | null; at: number | null } | null }
  /** By default the audit row has the changed columns. */
  | (Written & {
      after: Partial<Row>;
      audited?: Audited;
      /** The response reads the row with these other rows, which the batch writes. */
      found?: Found;
    })
  | (Written & { after: null; audited: Audited });

/**
 * Changes or removes a row once, with its audit row and stored response: `decide` returns what becomes of the row.
 * @throws DomainError not_found, conflict
 */
export function staffChange<Table extends RowTable, Found, Input>(
  deps: StaffChangeDeps,
  request: StaffRequest<Input, { id: string }>,
  kind: Kind<Table, Found>,
  { row: named, kind: name, audit = name }: Recording,
  decide: (
    row: Table['$inferSelect'],
    at: number,
    found: Found,
  ) => MaybePromise<Decision<Table['$inferSelect'], Found>>,
): Promise<MutationResponse> {
  const { claim, id } = request;
  return untilWritten(async () => {
    const found = orRefuse(await kind.find(id));
    const row = kind.rowOf(found);
    const responseFor = (after: object, rows: Found = found) => ({
      status: 200,
      body: JSON.stringify({
        mutationId: claim.mutationId,
        ...kind.besides?.({ ...row, ...after }),
        ...(named && { [named.name]: kind.read(rows, { ...row, ...after }) }),
      }),
    });
    const at = deps.now();
    const decision = await decide(row, at, found);
    if (!decision) return deps.responses.keep(claim, responseFor({}));
    if ('conflict' in decision) {
      const { conflict } = decision;
      const first = conflict && { by: conflict.by, at: isoOrNull(conflict.at) };
      throw new DomainError('conflict', { current: kind.read(found, row), ...first });
    }
    const { after: changed, audited, doneAt, ...batch } = decision;
    const rows = 'found' in decision ? decision.found : found;
    const after = changed && { ...changed, v: row.v + 1 };
    const [was, is] = audited ?? [pick(row, changed ?? {}), changed];
    const arrivedAt = row.receivedAt ?? row.openedAt ?? 0;
    const tappedAt = doneAt ?? Math.max(arrivedAt, at - request.ageMs);
    const fact = { tbl: nameOf(kind.table), pk: id, before: was, after: is, at, doneAt: tappedAt };
    return changeRow(deps.gateway, kind.table, {
      ...batch,
      claim,
      response: responseFor(after ?? {}, rows),
      at,
      before: row,
      after,
      audit: audit === null ? null : auditRow(deps, request, { ...fact, action: audit }),
    });
  });
}

type Addition<Row> = Written & {
  row: Row;
  audited: Audited;
  /** Tablets see the new row like this. */
  read: unknown;
  status?: 200 | 201;
};

/**
 * Adds a row once, with its audit row and stored response: `compose` returns the row.
 * @throws DomainError list.full
 */
export function staffAdd<Table extends RowTable>(
  deps: StaffChangeDeps,
  request: StaffAddRequest,
  table: Table,
  { row: named, kind: name, audit = name }: Recording,
  compose: (at: number) => MaybePromise<Addition<Table['$inferInsert'] & { id: string | number }>>,
): Promise<MutationResponse> {
  const { claim } = request;
  return untilWritten(async () => {
    const at = deps.now();
    const { row, audited, doneAt, read, status = 201, ...batch } = await compose(at);
    if (await isFull(deps.gateway, table)) throw new DomainError('list.full');
    const body = { mutationId: claim.mutationId, ...(named && { [named.name]: read }) };
    const [before, after] = audited;
    const fact = { tbl: nameOf(table), pk: row.id, before, after, at, doneAt };
    return addRow(deps.gateway, table, {
      ...batch,
      claim,
      response: { status, body: JSON.stringify(body) },
      at,
      row,
      audit: audit === null ? null : auditRow(deps, request, { ...fact, action: audit }),
    });
  });
}

function pick(row: object, keys: object): object {
  return Object.fromEntries(Object.entries(row).filter(([key]) => key in keys));
}

/** Names who gave a row its status, and when. */
export function lastStatus({ statusBy, statusAt }: { statusBy: string | null; statusAt: number }) {
  return { by: statusBy, at: statusAt };
}

/** Returns the value. @throws DomainError with the code, where there is none */
export function orRefuse<T>(value: T | null | undefined, code: ErrorCode = 'not_found'): T {
  if (value === null || value === undefined) throw new DomainError(code);
  return value;
}

/** @param mostSeats seats of the largest bookable table: no setting offers it more guests */
export function tableRulesOf(values: SettingValues, mostSeats: number): TableRules {
  return {
    times: values['bookings.times'],
    maxParty: Math.min(Number(values['bookings.maxParty']), mostSeats),
    daysAhead: values['bookings.daysAhead'],
    leadMinutes: values['bookings.leadMinutes'],
  };
}

/** @throws DomainError booking.day_closed, booking.bar_closed */
export function refuseClosedTime(
  { rules, opening }: Pick<StoredSettings, 'rules' | 'opening'>,
  slot: Slot,
): void {
  const { serviceDay } = slot;
  if (rules['bookings.closedDays'].includes(serviceDay))
    throw new DomainError('booking.day_closed');
  if (isOpenAt(opening, slotInstant(slot))) return;
  const isDayOff = hoursOn(opening, serviceDay) === null;
  throw new DomainError(isDayOff ? 'booking.day_closed' : 'booking.bar_closed');
}

export type ApprovalDeps = Pick<Parts, 'approvals' | 'pins'>;
export type Approval = { approvedBy: string | null; isProven: boolean; pinClaim: string | null };

/** The change needs nobody else. */
export const NO_APPROVAL: Approval = { approvedBy: null, isProven: true, pinClaim: null };

/** Returns the approval that the server has checked, or the one that a tablet without a connection says it has. */
export async function approvalBy(
  { approvals, pins }: ApprovalDeps,
  { claim, input }: { claim: { mutationId: string }; input: CheckedHere },
): Promise<Approval | null> {
  const given = await approvals.find(claim.mutationId);
  if (given) return { approvedBy: given.by, isProven: true, pinClaim: null };
  const told = input.approvedBy === undefined ? null : await pins.find(input.approvedBy);
  if (!told?.isActive || !may(told.role, 'bills.approve')) return null;
  const { pinVersion } = input;
  const pinClaim = pinVersion === undefined ? null : pinClaimOf(told.id, pinVersion);
  return { approvedBy: told.firstName, isProven: false, pinClaim };
}
