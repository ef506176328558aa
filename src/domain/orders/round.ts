import * as v from 'valibot';
import { MAX_LINES, MAX_QUANTITY } from '../cart/cart';
import { DomainError } from '../error-codes';
import { CUSTOM_SAUCE_MAX, FRIES, NOTES_MAX, SAUCES } from '../menu/menu-item';
import type { ServiceType } from './order';
import { deliveryFeeKurus } from './order';
import type { Menu } from './price-order';
import { priceOrder } from './price-order';

const roundLine = v.object({
  id: v.number(),
  itemId: v.number(),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY)),
  fries: v.exactOptional(v.picklist(FRIES)),
  sauce: v.exactOptional(v.picklist(SAUCES)),
  customSauce: v.exactOptional(v.pipe(v.string(), v.maxLength(CUSTOM_SAUCE_MAX))),
  notes: v.exactOptional(v.pipe(v.string(), v.maxLength(NOTES_MAX))),
  allergy: v.exactOptional(v.pipe(v.string(), v.maxLength(NOTES_MAX))),
  /** The number of the person who gets the dish. */
  person: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

/** A round that a waiter types, as the device keeps it until it is sent. */
export const roundLines = v.pipe(v.array(roundLine), v.maxLength(MAX_LINES));

export type RoundLine = v.InferOutput<typeof roundLine>;
export type RoundDish = Omit<RoundLine, 'id' | 'quantity'> & { quantity?: number };

/** Adds a dish; the same dish with the same wishes once more is one piece more. A full round stays as it is. */
export function addDish(lines: readonly RoundLine[], dish: RoundDish): readonly RoundLine[] {
  const { quantity = 1, ...wish } = dish;
  const same = lines.find((line) => wishOf(line) === wishOf(wish));
  if (same) return changeLine(lines, same.id, { quantity: same.quantity + quantity });
  if (lines.length >= MAX_LINES) return lines;
  const id = Math.max(0, ...lines.map((line) => line.id)) + 1;
  return [...lines, { ...wish, id, quantity: capped(quantity) }];
}

type LineChange = {
  [Field in keyof Omit<RoundLine, 'id' | 'itemId'>]?: RoundLine[Field] | undefined;
};

/** Changes a line; no pieces remove the line. */
export function changeLine(
  lines: readonly RoundLine[],
  id: number,
  change: LineChange,
): readonly RoundLine[] {
  if (change.quantity !== undefined && change.quantity <= 0) {
    return lines.filter((line) => line.id !== id);
  }
  return lines.map((line) => {
    if (line.id !== id) return line;
    const wishes = { ...line, ...change };
    const told = Object.entries(wishes).filter(([, value]) => value !== undefined && value !== '');
    // The entries are those of a line, less the empty wishes, which a line may lack.
    const next = Object.fromEntries(told) as RoundLine;
    return { ...next, quantity: capped(next.quantity) };
  });
}

function capped(quantity: number): number {
  return Math.min(Math.trunc(quantity), MAX_QUANTITY);
}

function wishOf({ itemId, person, allergy, ...chosen }: Omit<RoundDish, 'quantity'>): string {
  const { fries, sauce, customSauce, notes } = chosen;
  return JSON.stringify([itemId, fries, sauce, customSauce, notes, allergy, person]);
}

export function piecesOf(lines: readonly RoundLine[], itemId?: number): number {
  return lines
    .filter((line) => itemId === undefined || line.itemId === itemId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Returns the lines as an order has them. */
export function orderLinesOf(lines: readonly RoundLine[]) {
  return lines.map(({ id: _, itemId, quantity, person, ...customizations }) => ({
    originalMenuItemId: itemId,
    quantity,
    customizations,
    ...(person && { person }),
  }));
}

/** `gone`: no dish of the menu; `tableOnly`: alcohol or tobacco outside the house; both keep a round from being sent. */
export type LineTrouble = 'gone' | 'tableOnly' | 'soldOut';

type Service = { serviceType: ServiceType; feeKurus?: number | undefined };

/** Prices a round for staff: a dish that sold out meanwhile still counts, because the kitchen decides. */
export function priceRound(menu: Menu, lines: readonly RoundLine[], service: Service) {
  const troubles = new Map<number, LineTrouble>();
  const kurusOf = new Map<number, number>();
  for (const line of lines) {
    const { trouble, kurus } = priceLine(menu, line, service);
    if (trouble) troubles.set(line.id, trouble);
    kurusOf.set(line.id, kurus);
  }
  const fee = deliveryFeeKurus(service.serviceType, service.feeKurus);
  const feeKurus = lines.length > 0 ? fee : 0;
  const goods = [...kurusOf.values()].reduce((sum, kurus) => sum + kurus, 0);
  const isSendable =
    lines.length > 0 && [...troubles.values()].every((trouble) => trouble === 'soldOut');
  return { troubles, kurusOf, feeKurus, totalKurus: goods + feeKurus, isSendable };
}

type PricedRoundLine = { trouble: LineTrouble | null; kurus: number };

function priceLine(menu: Menu, line: RoundLine, { serviceType }: Service): PricedRoundLine {
  const item = menu.items.find(({ id }) => id === line.itemId);
  const category = menu.categories.find(({ id }) => id === item?.categoryId);
  if (!item || !category) return { trouble: 'gone', kurus: 0 };
  try {
    // The fee counts once for the whole round.
    const items = orderLinesOf([line]);
    const priced = priceOrder(
      { categories: [category], items: [item] },
      { items, serviceType },
      0,
      true,
    );
    const { unitKurus = 0, isSoldOut = false } = priced.lines[0] ?? {};
    return { trouble: isSoldOut ? 'soldOut' : null, kurus: unitKurus * line.quantity };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { trouble: error.code === 'order.table_only' ? 'tableOnly' : 'gone', kurus: 0 };
  }
}
