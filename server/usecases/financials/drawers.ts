import type { TenderDetail } from '#domain/bills/bill';
import { DomainError } from '#domain/error-codes';
import { liraText } from '#domain/money';
import { may } from '#domain/roles';
import type {
  ChangeDrawerInput,
  CountCashInput,
  DrawerInput,
  DrawerRead,
  DrawersRead,
  MoveCashInput,
} from '#domain/till/drawer';
import {
  BAR_DRAWER,
  countCashMutation,
  moveCashMutation,
  movedKurus,
  needsManager,
  notesKurus,
} from '#domain/till/drawer';
import { businessDay } from '#domain/venue';
import { iso } from '../../db/iso';
import { drawers } from '../../db/tables/financials.table';
import type { StoredDrawer } from '../../repositories/till/days.repository';
import type {
  ApprovalDeps,
  AuditDeps,
  Member,
  Parts,
  StaffAddRequest,
  StaffChangeDeps,
  StaffRequest,
} from '../shared/staff-change';
import { approvalBy, orRefuse, staffAdd, staffChange, staffOnce } from '../shared/staff-change';

type DrawerDeps = AuditDeps & Pick<Parts, 'days'>;
type MoveDeps = DrawerDeps & ApprovalDeps & Pick<Parts, 'settings'>;
type KeepDrawersDeps = StaffChangeDeps & Pick<Parts, 'days' | 'pins'>;

/** Returns the drawers without their money: a count is blind. What a person paid out is known to that person. */
export async function listDrawers(
  { days, now }: DrawerDeps,
  { firstName }: { firstName: string },
): Promise<DrawersRead> {
  const day = businessDay(now());
  const [rows, counts, kurus] = await Promise.all([
    days.drawers(),
    days.latestCounts(),
    days.paidOut(day, firstName),
  ]);
  const active = rows
    .filter(({ isActive }) => isActive)
    .map((row) => {
      const last = counts.find(({ drawerId }) => drawerId === row.id);
      const counted = last?.at == null ? null : { at: iso(last.at), by: last.by, day: last.day };
      return { ...drawerRead(row), counted };
    });
  return { drawers: active, paidOut: { day, lira: liraText(kurus) } };
}

function drawerRead(drawer: StoredDrawer): Omit<DrawerRead, 'counted'> {
  const { id, v, name, ownerId, ownerName } = drawer;
  return { id, v, name, owner: ownerId === null ? null : { id: ownerId, name: ownerName ?? '' } };
}

/** @throws DomainError approval.required, forbidden (another's purse), not_found */
export async function moveCash(deps: MoveDeps, { id, ...request }: StaffRequest<MoveCashInput>) {
  const { claim, input, member, ageMs } = request;
  const { kind, amount, reason } = input;
  await refuseForeign(deps, id, member);
  const at = deps.now();
  const doneAt = at - ageMs;
  const approval = await paidOutApproval(deps, request, businessDay(doneAt));
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
    detail: approval,
  };
  const { pinClaim: _, ...told } = approval ?? {};
  const after = { type: kind, amount: liraText(amountKurus), reason, ...told };
  const fact = { action: moveCashMutation.kind, tbl: 'drawer', pk: id, after, at, doneAt };
  return orRefuse(await deps.days.move(row, staffOnce(deps, request, fact, { status: 201 })));
}

const WAITED_MS = 60_000;

/** @throws DomainError approval.required */
async function paidOutApproval(
  deps: MoveDeps,
  { claim, input, member, ageMs }: Omit<StaffRequest<MoveCashInput>, 'id'>,
  day: string,
): Promise<TenderDetail | null> {
  const { kind, amount: kurus } = input;
  const { rules } = await deps.settings.read();
  const before = await deps.days.paidOut(day, member.firstName);
  if (!needsManager(member.role, rules, { kind, kurus, before })) return null;
  const approval = await approvalBy(deps, { claim, input });
  // What waited on a tablet without a connection has left the drawer already.
  if (!approval?.approvedBy && ageMs > WAITED_MS) return { isProven: false };
  if (!approval?.approvedBy) {
    throw new DomainError('approval.required', { amount: liraText(kurus) });
  }
  const { approvedBy, isProven, pinClaim } = approval;
  return { approvedBy, isProven, ...(pinClaim !== null && { pinClaim }) };
}

/** Stores a count; the ledger's expected sum is frozen with it and never part of the response. */
export async function countCash(
  deps: DrawerDeps,
  { id, ...request }: StaffRequest<CountCashInput>,
) {
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
  const action = countCashMutation.audit;
  const fact = { action, tbl: 'cash_count', pk: row.id, after, at, doneAt };
  return orRefuse(await deps.days.count(row, staffOnce(deps, request, fact, { status: 201 })));
}

/** A person's purse is for that person and for managers. */
async function refuseForeign({ days }: DrawerDeps, id: string, member: Member) {
  const drawer = (await days.drawers()).find((one) => one.id === id);
  if (!drawer) throw new DomainError('not_found');
  const isForeign = drawer.ownerId !== null && drawer.ownerId !== member.id;
  if (isForeign && !may(member.role, 'till.close')) throw new DomainError('forbidden');
}

const DRAWER = { name: 'drawer' } as const;

/** Adds a box, or the purse of a person. @throws DomainError not_found, drawer.has_purse */
export function addDrawer(deps: KeepDrawersDeps, request: StaffAddRequest<DrawerInput>) {
  const operation = { row: DRAWER, kind: 'drawer.add' };
  return staffAdd(deps, request, drawers, operation, async () => {
    const { name, owner } = request.input;
    const row = { id: deps.newId(), name, ownerId: owner, isActive: true, v: 1 };
    const ownerName = await ownerOf(deps, row);
    const read = drawerRead({ ...row, ownerName });
    return { row, read, audited: [null, told(row, ownerName)], guard: deps.days.isOwnPurse(row) };
  });
}

/** Renames, gives away or retires a drawer. The box at the bar stays a box. @throws DomainError not_found, drawer.has_purse */
export function changeDrawer(deps: KeepDrawersDeps, request: StaffRequest<ChangeDrawerInput>) {
  const operation = { row: DRAWER, kind: 'drawer.change' };
  const kind = {
    table: drawers,
    find: (id: string) => deps.days.drawer(id),
    rowOf: (row: StoredDrawer) => row,
    read: (found: StoredDrawer, row: typeof drawers.$inferSelect) =>
      drawerRead({ ...row, ownerName: found.ownerName }),
  };
  return staffChange(deps, request, kind, operation, async (row, _at, found) => {
    const { v, name, owner: ownerId, isActive } = request.input;
    const after = { name, ownerId, isActive };
    const isEqual = row.name === name && row.ownerId === ownerId && row.isActive === isActive;
    if (isEqual) return null;
    if (v !== row.v) return { conflict: null };
    if (row.id === BAR_DRAWER && (ownerId !== null || !isActive)) {
      throw new DomainError('invalid_input');
    }
    const next = { ...row, ...after };
    const ownerName = await ownerOf(deps, next);
    return {
      after,
      found: { ...found, ownerName },
      audited: [told(row, found.ownerName), told(next, ownerName)],
      guard: deps.days.isOwnPurse(next),
    };
  });
}

type Owned = { id: string; name: string; ownerId: string | null; isActive: boolean };

function told({ name, isActive }: Owned, owner: string | null) {
  return { name, ...(owner !== null && { owner }), ...(!isActive && { isRetired: true }) };
}

/** Returns the owner's first name; null for a box. @throws DomainError not_found, drawer.has_purse */
async function ownerOf({ days, pins }: KeepDrawersDeps, { id, ownerId, isActive }: Owned) {
  if (ownerId === null) return null;
  const owner = await pins.find(ownerId);
  if (!owner?.isActive) throw new DomainError('not_found');
  const all = await days.drawers();
  const hasOther = all.some((one) => one.isActive && one.ownerId === ownerId && one.id !== id);
  if (isActive && hasOther) throw new DomainError('drawer.has_purse');
  return owner.firstName;
}
