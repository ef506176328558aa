import type { FreeLine } from '#domain/club/points';
import { freeLines } from '#domain/club/points';
import { DomainError } from '#domain/error-codes';
import type { MenuItem } from '#domain/menu/menu-item';
import { isTableOnly } from '#domain/menu/menu-item';
import { kurusOf, liraText } from '#domain/money';
import type { Opening } from '#domain/opening/opening';
import { closedBetween, isOpenAt, opensNextAt } from '#domain/opening/opening';
import { distanceKm } from '#domain/orders/delivery';
import { orderChanges } from '#domain/orders/order';
import type { PlaceOrderInput } from '#domain/orders/place-order';
import type { PricedOrder } from '#domain/orders/price-order';
import { priceOrder } from '#domain/orders/price-order';
import { ORDER_TTL_MS } from '#domain/sync/mutation';
import type { NewOrderRequest, StoredOrder } from '../../repositories/rows/order-row';
import { newOrder, orderConfirmation } from '../../repositories/rows/order-row';
import type { AuditEntry } from '../../repositories/rows/responses.repository';
import type { StoredSettings } from '../../repositories/settings.repository';
import { guestPrincipal } from '../../services/keys';
import type { BillDeps } from '../shared/bill-of-order';
import { billOfOrder } from '../shared/bill-of-order';
import type { Parts } from '../shared/staff-change';

type PlaceOrderDeps = BillDeps &
  Pick<Parts, 'orders' | 'loyalty' | 'menu' | 'responses' | 'settings' | 'now'>;

type PlaceOrderRequest = Omit<NewOrderRequest, 'placedFor' | 'seat'> & {
  /** A QR order has the time of the scan and an audit row. */
  qrImport?: { takenAt: number; audit: AuditEntry };
};

/** Menu or table may change between read and write, so the server tries this often. */
const MAX_ATTEMPTS = 12;

/**
 * Places an order at the menu's prices, or returns the differences from what the guest saw. The mutation's id is the
 * order's id. Pricing repeats if the menu changes before the write.
 */
export async function placeOrder(deps: PlaceOrderDeps, request: PlaceOrderRequest) {
  let refusal: DomainError | null = null;
  try {
    const taken = await takeOrder(deps, request);
    if (taken) return taken;
  } catch (error) {
    if (!(error instanceof DomainError) || error.code === 'busy') throw error;
    refusal = error;
  }
  const known = await knownOrder(deps, request);
  if (known) return known;
  throw refusal ?? new DomainError('busy', { retryAfterS: 1 });
}

/** Returns null if the menu has changed, or if the order exists. */
async function takeOrder(deps: PlaceOrderDeps, request: PlaceOrderRequest) {
  const now = deps.now();
  const settings = await deps.settings.read();
  // A scanned order may wait on the tablet without limit.
  if (!request.qrImport) refuseUntimely(request, settings, now);
  refuseUnserved(request.body, settings);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const menu = await deps.menu.read();
    const priced = priceOrder(
      menu,
      request.body,
      kurusOf(settings.rules['delivery.fee']) ?? undefined,
    );
    if (!request.qrImport) refuseAlcohol(priced, settings);
    refuseChanged(request.body, priced);
    const free = await freeLinesOf(deps, request, menu.items);
    const tappedAt = now - request.ageMs;
    const table = await billOfOrder(deps, request.body, { tappedAt, now });
    const order = newOrder(
      { ...request, placedFor: request.qrImport?.takenAt ?? now, seat: table.seat },
      {
        priced,
        free,
        liraPerPoint: settings.rules['club.liraPerPoint'],
        opening: settings.opening,
        licence: settings.rules['vat.licence'],
        stations: menu.stations,
      },
      now,
    );
    const stored = await deps.orders.place(order, {
      claim: request.claim,
      response: { status: 201, body: JSON.stringify(orderConfirmation(order)) },
      priced: [...priced.lines, ...free],
      holdIds: free.map(({ holdId }) => holdId),
      bill: table.bill,
      reopens: attempt > 0,
      ...(request.qrImport ? { audit: request.qrImport.audit } : {}),
    });
    if (stored) return stored;
    deps.menu.forget();
  }
  return null;
}

/** Answers from the row when a restore lost the stored response, so the server never places an order twice. */
async function knownOrder(
  { orders, responses }: PlaceOrderDeps,
  { claim, body }: PlaceOrderRequest,
) {
  const order = await orders.find(claim.mutationId);
  if (!order) return null;
  const principal = guestPrincipal(order.row);
  const hash = isSameOrder(order, body) ? claim.hash : '';
  const response = { status: 201, body: JSON.stringify(orderConfirmation(order)) };
  const again = {
    ...claim,
    ...response,
    principal,
    hash,
    nonce: '',
    seq: 0,
    at: order.row.receivedAt,
  };
  return (await responses.find(claim.mutationId)) ?? { ...again, isReplay: true };
}

/** Free dishes need the member's own holds. */
async function freeLinesOf(
  { loyalty, now }: PlaceOrderDeps,
  { body, memberId }: PlaceOrderRequest,
  items: readonly MenuItem[],
): Promise<FreeLine[]> {
  if (body.redeemedItems.length === 0) return [];
  if (memberId === null) throw new DomainError('order.points_need_member');
  return freeLines(items, await loyalty.openHolds(memberId, now()), body);
}

function isSameOrder({ row, lines }: StoredOrder, body: PlaceOrderInput): boolean {
  const asked = [...body.items, ...body.redeemedItems].map((line) => [
    line.originalMenuItemId,
    line.quantity,
  ]);
  const kept = lines.map((line) => [line.menuItemId, line.quantity]);
  return body.serviceType === row.serviceType && JSON.stringify(asked) === JSON.stringify(kept);
}

function refuseUntimely(
  { ageMs, body }: PlaceOrderRequest,
  { rules, opening }: StoredSettings,
  now: number,
) {
  const hasClosed = ageMs > 0 && closedBetween(opening, now - ageMs, now);
  if (ageMs > ORDER_TTL_MS || hasClosed) throw new DomainError('stale_order');
  if (rules['ordering.paused']) throw new DomainError('order.paused');
  const { serviceType } = body;
  if (!rules[`ordering.${serviceType}`])
    throw new DomainError('order.service_off', { serviceType });
  if (rules['ordering.refuseWhenClosed'] && !isOpenAt(opening, now)) throw closedNow(opening, now);
}

function closedNow(opening: Opening, now: number): DomainError {
  const opensAt = opensNextAt(opening, now);
  return new DomainError('closed', {
    opensAt: opensAt === null ? null : new Date(opensAt).toISOString(),
  });
}

function refuseUnserved(body: PlaceOrderInput, { rules }: StoredSettings): void {
  const location = rules['venue.location'];
  if (body.serviceType !== 'delivery' || !location) return;
  const { coordinates } = body.deliveryAddress;
  const radiusKm = rules['delivery.radiusKm'];
  if (coordinates && distanceKm(location, coordinates) > radiusKm) {
    throw new DomainError('order.too_far', { radiusKm });
  }
}

/** Staff may scan an order with alcohol: then the team takes the order. */
function refuseAlcohol({ lines }: PricedOrder, { rules }: StoredSettings): void {
  if (rules['legal.alcoholOrders'] || !lines.some(({ item }) => isTableOnly(item))) return;
  throw new DomainError('order.alcohol_off');
}

function refuseChanged(body: PlaceOrderInput, priced: PricedOrder): void {
  const changes = orderChanges(body, priced);
  if (changes.length === 0) return;
  const isSoldOut = changes.some(({ kind }) => kind === 'sold_out');
  throw new DomainError(isSoldOut ? 'sold_out' : 'price_changed', {
    changes,
    totalAmount: liraText(priced.totalKurus),
  });
}
