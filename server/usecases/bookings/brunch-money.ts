import type { VatLicence } from '#domain/bills/bill';
import { VAT } from '#domain/bills/bill';
import type { KeepDepositInput } from '#domain/bookings/bookings.operations';
import type { SoldLine } from '#domain/bookings/brunch-lines';
import { brunchLines } from '#domain/bookings/brunch-lines';
import { brunchItem, brunchPrices, brunchTotalKurus } from '#domain/bookings/brunch-party';
import { depositKurusOf, mayKeepDeposit } from '#domain/bookings/deposit';
import { DomainError } from '#domain/error-codes';
import { liraText } from '#domain/money';
import { may } from '#domain/roles';
import type { BrunchRow } from '../../db/tables/bookings.table';
import type { Seated } from '../../repositories/booking-row';
import type { Arrival } from '../../repositories/brunch-bill';
import { depositSold } from '../../repositories/brunch-bill';
import { newSeating } from '../shared/bill-of-order';
import type { Parts, StaffChangeDeps, StaffRequest } from '../shared/staff-change';
import { lastStatus, staffChange } from '../shared/staff-change';

type ArrivalDeps = Pick<Parts, 'settings' | 'menu' | 'seatings' | 'newId'>;

type Came = {
  /** The default is the booked party. */
  people?: number | undefined;
  at: number;
  /** A party that has left has a bill of its own: somebody else may sit at its table. */
  hasLeft?: boolean;
};

/** Returns what the party owes: the agreed price, and today's for people who were not booked or agreed none. */
export async function arrivalOf(
  { settings, menu, seatings, newId }: ArrivalDeps,
  { row, tableLabel }: Seated<BrunchRow>,
  { people, at, hasLeft = false }: Came,
): Promise<Arrival> {
  const { rules } = await settings.read();
  const { items } = await menu.read();
  const prices = brunchPrices(items);
  const today = (heads: number) => (prices ? brunchTotalKurus(prices, heads) : 0);
  const { partySize: booked, tableId, totalKurus } = row;
  const more = Math.max(0, (people ?? booked) - booked);
  const vat = { drinksPercent: rules['vat.brunchDrinks'], licence: rules['vat.licence'] };
  const dish = { ...vat, item: brunchItem(items) };
  const came = Math.min(people ?? booked, booked);
  const lines = [
    ...brunchLines({ ...dish, totalKurus: totalKurus ?? today(booked), booked, people: came }),
    ...(more === 0
      ? []
      : brunchLines({ ...dish, totalKurus: today(more), booked: more, people: more })),
  ];
  const isApart = tableId === null || hasLeft;
  const seating = isApart ? null : await seatings.openAt(tableId);
  const opens = seating ? { seating } : { opens: newSeating(newId(), tableId ?? 0, at) };
  const place = isApart ? null : { label: tableLabel ?? '', ...opens };
  return { row: payable(row), lines, isCounted: people !== undefined, place };
}

export function payable(row: BrunchRow) {
  return { ...row, depositKurus: depositKurusOf(row) };
}

type KeepDeps = StaffChangeDeps & Pick<Parts, 'brunches' | 'settings' | 'approvals'>;

type KeepRequest = Omit<StaffRequest<KeepDepositInput>, 'ageMs'>;

/**
 * Keeps the deposit of a party that did not come, or that cancelled too late: it is sold. The first of two wins.
 * @throws DomainError approval.required, conflict (nothing to keep)
 */
export function keepDeposit(deps: KeepDeps, request: KeepRequest) {
  const { claim, input, member } = request;
  const change = { ...request, ageMs: 0 };
  return staffChange(deps, change, deps.brunches, KEPT, async (row, at) => {
    if (row.depositKeptAt !== null) return null;
    const { rules } = await deps.settings.read();
    const terms = { depositHours: rules['brunch.depositHours'] };
    if (row.depositPaidAt === null || !mayKeepDeposit(row, terms)) {
      return { conflict: lastStatus(row) };
    }
    const approval = await deps.approvals.find(claim.mutationId);
    const amount = liraText(depositKurusOf(row));
    if (!approval && !may(member.role, 'bills.approve')) {
      throw new DomainError('approval.required', { amount });
    }
    const by = member.firstName;
    const line = keptLine(depositKurusOf(row), rules['vat.licence']);
    const touch = { at, doneAt: at, by };
    return {
      after: { depositKeptAt: at, depositKeptBy: by },
      audited: [null, { amount, ...input, ...(approval && { approvedBy: approval.by }) }],
      more: (won) => depositSold({ id: claim.mutationId, row: payable(row), line }, touch, won),
    };
  });
}

const KEPT = { row: { name: 'reservation' }, kind: 'brunch_reservation.deposit_kept' };

/** The rate is that of the brunch's food: the accountant may say otherwise. */
function keptLine(unitKurus: number, licence: VatLicence): SoldLine {
  const vatBp = licence === 'unknown' ? null : licence === 'bar' ? VAT.standard : VAT.reduced;
  const names = { nameEn: 'Deposit kept', nameTr: 'Alıkonan kapora', imageUrl: '' };
  const one = { quantity: 1, station: 'kitchen' as const, missing: 0 };
  return { menuItemId: 0, categoryId: null, ...names, ...one, unitKurus, vatBp };
}

type CarryDeps = ArrivalDeps & Pick<Parts, 'brunches' | 'now'>;

/** Puts parties on a bill that had their first drink before brunches had bills. Repeating it changes nothing. */
export async function carryBrunchesOver(deps: CarryDeps): Promise<void> {
  const at = deps.now();
  const confirmed = await deps.brunches.list({ status: 'confirmed' });
  for (const found of confirmed.filter(({ row }) => row.firstDrinkAt !== null)) {
    const arrival = await arrivalOf(deps, found, { at });
    await deps.brunches.putOnBill(arrival, { at, doneAt: at, by: found.row.firstDrinkBy });
  }
}
