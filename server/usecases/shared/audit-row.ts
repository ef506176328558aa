import { changeOrderStatusMutation } from '#domain/orders/order-changes';
import type { AuditEntry, Claim, StaffOnce } from '../../repositories/stored-responses.repository';
import type { Parts } from './parts';

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
