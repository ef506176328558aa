import { DomainError } from '#domain/error-codes';
import { liraText } from '#domain/money';
import { may } from '#domain/staff/roles';
import {
  type CountCashInput,
  countCashMutation,
  type DrawerRead,
  type MoveCashInput,
  moveCashMutation,
  movedKurus,
  needsManager,
  notesKurus,
} from '#domain/till/drawer';
import { businessDay } from '#domain/venue';
import type { Claim, MutationResponse } from '../../repositories/stored-responses.repository';
import type { DaysRepository, StoredDrawer } from '../../repositories/till/days.repository';
import { type AuditDeps, staffOnce } from '../shared/audit-row';

type DrawerDeps = AuditDeps & { days: DaysRepository };
type Request<Input> = {
  claim: Claim;
  id: string;
  input: Input;
  member: { id: string; firstName: string; role: string };
  ageMs: number;
};

/** Returns the drawers without any money: a count is blind. */
export async function listDrawers({ days }: DrawerDeps): Promise<{ drawers: DrawerRead[] }> {
  const [rows, counts] = await Promise.all([days.drawers(), days.latestCounts()]);
  const drawers = rows
    .filter(({ isActive }) => isActive)
    .map((row) => {
      const last = counts.find(({ drawerId }) => drawerId === row.id);
      const counted =
        last?.at == null
          ? null
          : { at: new Date(last.at).toISOString(), by: last.by, day: last.day };
      return { ...drawerRead(row), counted };
    });
  return { drawers };
}

function drawerRead({
  id,
  v,
  name,
  ownerId,
  ownerName,
}: StoredDrawer): Omit<DrawerRead, 'counted'> {
  return { id, v, name, owner: ownerId === null ? null : { id: ownerId, name: ownerName ?? '' } };
}

/** @throws DomainError forbidden (spending needs a manager, another's purse), not_found */
export async function moveCash(
  deps: DrawerDeps,
  { id, ...request }: Request<MoveCashInput>,
): Promise<MutationResponse> {
  const { claim, input, member, ageMs } = request;
  const { kind, amount, reason } = input;
  if (needsManager(kind) && !may(member.role, 'till.close')) throw new DomainError('forbidden');
  await refuseForeign(deps, id, member);
  const at = deps.now();
  const doneAt = at - ageMs;
  const amountKurus = movedKurus(kind, amount);
  const row = {
    id: claim.mutationId,
    type: kind,
    method: 'cash' as const,
    businessDay: businessDay(doneAt),
    createdAt: at,
    doneAt,
    amountKurus,
    referenceKind: null,
    referenceId: null,
    round: 0,
    reason,
    by: member.firstName,
    billId: null,
    drawerId: id,
    detail: null,
  };
  const after = { type: kind, amount: liraText(amountKurus), reason };
  const fact = { action: moveCashMutation.audit, tbl: 'drawer', pk: id, after, at, doneAt };
  return found(await deps.days.move(row, staffOnce(deps, request, fact, { status: 201 })));
}

/** Stores a count; the ledger's expected sum is frozen with it and never part of the response. */
export async function countCash(
  deps: DrawerDeps,
  { id, ...request }: Request<CountCashInput>,
): Promise<MutationResponse> {
  const { claim, input, member, ageMs } = request;
  await refuseForeign(deps, id, member);
  const at = deps.now();
  const doneAt = at - ageMs;
  if (input.day > businessDay(at)) throw new DomainError('day.not_over');
  const row = {
    id: claim.mutationId,
    businessDay: input.day,
    countedAt: doneAt,
    cashKurus: notesKurus(input.notes) + input.coins,
    cardKurus: input.card ?? 0,
    note: input.note || null,
    by: member.firstName,
    drawerId: id,
    notes: { ...input.notes, coins: input.coins },
    leftKurus: input.left,
  };
  const after = { businessDay: input.day, cash: liraText(row.cashKurus) };
  const fact = {
    action: countCashMutation.audit,
    tbl: 'cash_count',
    pk: row.id,
    after,
    at,
    doneAt,
  };
  return found(await deps.days.count(row, staffOnce(deps, request, fact, { status: 201 })));
}

/** A person's purse is for that person and for managers. */
async function refuseForeign({ days }: DrawerDeps, id: string, member: Request<null>['member']) {
  const drawer = (await days.drawers()).find((one) => one.id === id);
  if (!drawer) throw new DomainError('not_found');
  const isForeign = drawer.ownerId !== null && drawer.ownerId !== member.id;
  if (isForeign && !may(member.role, 'till.close')) throw new DomainError('forbidden');
}

function found(response: MutationResponse | null): MutationResponse {
  if (!response) throw new DomainError('not_found');
  return response;
}
