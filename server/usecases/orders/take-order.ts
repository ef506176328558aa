import type { VatLicence } from '#domain/bills/bill';
import { billLabel } from '#domain/bills/bill';
import { DomainError } from '#domain/error-codes';
import { kurusOf, liraText } from '#domain/money';
import type { PlaceOrderInput } from '#domain/orders/place-order';
import { priceOrder } from '#domain/orders/price-order';
import type { TakeOrderInput } from '#domain/orders/take-order';
import { takeOrderMutation } from '#domain/orders/take-order';
import type { TakenOrder } from '#domain/orders/tap-price';
import { COPY_MS, isRepriced, pricedAtTap } from '#domain/orders/tap-price';
import { orders } from '../../db/tables/orders.table';
import type { StoredMenu } from '../../repositories/menu.repository';
import { orderTaken } from '../../repositories/orders.repository';
import type { StoredOrder } from '../../repositories/rows/order-row';
import { newOrder, staffOrder } from '../../repositories/rows/order-row';
import type { BillPlace, PlaceDeps } from '../shared/bill-of-order';
import { billPlace, memberOf } from '../shared/bill-of-order';
import type { Parts, StaffAddRequest, StaffChangeDeps } from '../shared/staff-change';
import { staffAdd } from '../shared/staff-change';

type TakeOrderDeps = StaffChangeDeps &
  PlaceDeps &
  Pick<Parts, 'bills' | 'members' | 'menu' | 'menuChanges' | 'orders' | 'settings'>;

type TakeOrderRequest = StaffAddRequest<TakeOrderInput>;
type AtTable = Extract<TakeOrderInput, { serviceType: 'table' }>;

/**
 * Stores a round that staff typed: confirmed, by its author, at the prices of the tap, on the bill where its guests are
 * now. The id of the mutation is the order's id.
 * @throws DomainError order.unknown_item, order.option_required, order.option_not_for_item, order.table_only (law),
 * bill.left (the party had left before the tap), not_found (no such table)
 */
export async function takeOrder(deps: TakeOrderDeps, request: TakeOrderRequest) {
  const { input, member, ageMs } = request;
  const known = await knownOrder(deps, request);
  if (known) return known;
  return staffAdd(deps, request, orders, takeOrderMutation, async (at) => {
    const doneAt = at - ageMs;
    const settings = await deps.settings.read();
    const { stations } = await deps.menu.read();
    const priced = await pricedRound(deps, input, doneAt);
    const place =
      input.serviceType === 'table'
        ? await placeOf(deps, input, { by: member.firstName, at, doneAt })
        : null;
    const told = input.memberId ?? tabOf(input)?.memberId;
    const whom = await memberOf(deps, told ?? place?.row?.memberId);
    const { memberId } = whom;
    const order = orderOf(request, { priced, stations, place, memberId, settings, at });
    const phone = place?.begins?.kind === 'tab' ? tabOf(input)?.phone : undefined;
    const whose = { ...(phone && { phone }), ...(told && whom) };
    return {
      row: order.row,
      read: staffOrder(order),
      audited: [
        null,
        {
          bill: place ? billLabel(place) : billLabel({ id: order.row.id, label: null }),
          amount: liraText(order.row.totalKurus),
          ...(input.ageSeen && { ageSeen: true }),
        },
      ],
      doneAt,
      ...orderTaken(
        order,
        { place, whose: Object.keys(whose).length > 0 ? whose : null },
        { at, doneAt, by: member.firstName, byId: member.id },
      ),
    };
  });
}

/** Answers from the row when a restore lost the stored response, so the server never stores a round twice. */
async function knownOrder(
  { orders, responses }: TakeOrderDeps,
  { claim, member }: TakeOrderRequest,
) {
  const order = await orders.find(claim.mutationId);
  if (!order) return null;
  if (order.row.authorId !== member.id) throw new DomainError('conflict');
  const body = JSON.stringify({ mutationId: claim.mutationId, order: staffOrder(order) });
  return responses.keep(claim, { status: 201, body });
}

async function pricedRound(
  { menu, menuChanges, settings }: TakeOrderDeps,
  input: TakeOrderInput,
  tappedAt: number,
): Promise<TakenOrder> {
  const { rules } = await settings.read();
  const fee = kurusOf(rules['delivery.fee']) ?? undefined;
  const priced = priceOrder(await menu.read(), input, fee, true);
  const ids = priced.lines.map(({ item }) => item.id);
  const replaced = isRepriced(priced, input.items)
    ? await menuChanges.replaced(ids, tappedAt - COPY_MS)
    : [];
  return pricedAtTap(priced, input.items, replaced);
}

/** @throws DomainError bill.left: the person has to say whether the round is for the party that left */
async function placeOf(
  deps: TakeOrderDeps,
  { bill: id, tableId, tab, isLate }: AtTable,
  { doneAt, ...touch }: { by: string; at: number; doneAt: number },
): Promise<BillPlace> {
  const begins = { label: tab?.name ?? '', ...(tableId !== undefined && { tableId }) };
  const place = await billPlace(deps, { id, begins }, touch);
  const { closedAt = null, closedBy = null } = place.seating ?? {};
  if (closedAt !== null && closedAt < doneAt && !isLate) {
    const at = new Date(closedAt).toISOString();
    throw new DomainError('bill.left', { by: closedBy, at, tableLabel: place.label });
  }
  return place;
}

function tabOf(input: TakeOrderInput) {
  return input.serviceType === 'table' ? input.tab : undefined;
}

type Round = {
  priced: TakenOrder;
  stations: StoredMenu['stations'];
  place: BillPlace | null;
  memberId: string | null;
  settings: Awaited<ReturnType<Parts['settings']['read']>>;
  at: number;
};

function orderOf(
  { claim, input, member, ageMs }: TakeOrderRequest,
  { priced, stations, place, memberId, settings, at }: Round,
): StoredOrder {
  const { rules, opening } = settings;
  const licence: VatLicence = rules['vat.licence'];
  const request = {
    claim,
    ageMs,
    memberId,
    secretHash: null,
    deviceHash: null,
    placedFor: at,
    seat: null,
  };
  const { row, lines } = newOrder(
    { ...request, body: bodyOf(input, place) },
    { priced, stations, free: [], liraPerPoint: rules['club.liraPerPoint'], opening, licence },
    at,
  );
  const billId = place?.id ?? row.id;
  const wantedAt =
    input.serviceType !== 'table' && input.wantedAt ? Date.parse(input.wantedAt) : null;
  return {
    row: {
      ...row,
      ...{ status: 'confirmed', statusBy: member.firstName, preparedFrom: null },
      ...{ source: 'staff', authorId: member.id, author: member.firstName },
      ...{ seatingId: place?.seating?.id ?? null, billId, wantedAt },
      remarks: priced.remarks.length > 0 ? priced.remarks : null,
    },
    lines: lines.map((line, lineNo) => {
      const { person, customizations } = input.items[lineNo] ?? {};
      const allergy = customizations?.allergy;
      return {
        ...line,
        billId,
        person: person ?? null,
        customizations: { ...line.customizations, ...(allergy && { allergy }) },
      };
    }),
  };
}

/** The round as a guest's order says it. */
function bodyOf(input: TakeOrderInput, place: BillPlace | null): PlaceOrderInput {
  const { items, totalAmount } = input;
  const shared = { items, totalAmount, redeemedItems: [], paymentMethod: 'offline' as const };
  switch (input.serviceType) {
    case 'table': {
      const seat = place?.seating
        ? { tableNumber: place.label }
        : { guestName: place?.label ?? null };
      return { ...shared, serviceType: 'table', ...seat, guestPhone: input.tab?.phone };
    }
    case 'collection': {
      const { guestName, guestPhone } = input;
      return { ...shared, serviceType: 'collection', guestName, guestPhone };
    }
    case 'delivery': {
      const { deliveryAddress } = input;
      const { fullName: guestName, phone: guestPhone } = deliveryAddress;
      return { ...shared, serviceType: 'delivery', deliveryAddress, guestName, guestPhone };
    }
  }
}
