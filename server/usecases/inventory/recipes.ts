import { DomainError } from '#domain/error-codes';
import type {
  BookCorrectionInput,
  BookCountInput,
  BookDeliveryInput,
  BookWasteInput,
  ChangeRecipeInput,
} from '#domain/inventory/recipe';
import { dishOf, isRecipePart } from '#domain/inventory/recipe';
import { quantityOf } from '#domain/quantity';
import { STOCK_ACTOR } from '#domain/staff/activity-log';
import type { InventoryRow, StoredRecipe } from '../../repositories/inventory/inventory.repository';
import { recipeRead } from '../../repositories/inventory/inventory.repository';
import type { Booking, CountedLine } from '../../repositories/inventory/stock-bookings.repository';
import type { MutationResponse } from '../../repositories/rows/responses.repository';
import type { Effect } from '../../services/mailer';
import type { AuditDeps, Parts, StaffAddRequest, StaffRequest } from '../shared/staff-change';
import { orRefuse, staffOnce, untilWritten } from '../shared/staff-change';

type BookStockDeps = AuditDeps & Pick<Parts, 'inventory' | 'stockBookings'>;

type StockRequest<Input> = StaffAddRequest<Input>;

/** Builds response and audit row of a stock booking; the movements hold the details. */
function stockBooking(
  deps: BookStockDeps,
  request: StockRequest<{ note: string }>,
  { itemId, ...fact }: { action: string; after: Record<string, unknown>; itemId?: string },
): Booking {
  const pk = itemId ?? request.claim.mutationId;
  const tbl = itemId === undefined ? 'inventory_booking' : 'inventory_item';
  const response = { status: 201, body: { lines: [] } };
  return {
    ...staffOnce(deps, request, { ...fact, tbl, pk }, response),
    by: request.member.firstName,
    note: request.input.note,
  };
}

async function kept(writing: Promise<MutationResponse | null>): Promise<MutationResponse> {
  return orRefuse(await writing, 'inventory.item_gone');
}

export function bookDelivery(deps: BookStockDeps, request: StockRequest<BookDeliveryInput>) {
  const { lines, supplierId } = request.input;
  const about = { action: 'inventory.delivery', after: { lines: lines.length, supplierId } };
  return kept(deps.stockBookings.deliver(request.input, stockBooking(deps, request, about)));
}

export function bookWaste(
  deps: BookStockDeps,
  request: StockRequest<BookWasteInput> & { id: string },
): Promise<MutationResponse> {
  const { input, id: itemId } = request;
  const { quantity, reason } = input;
  const after = { quantity: quantityOf(quantity), reason };
  const movement = { itemId, kind: 'waste', milli: -quantity, reason } as const;
  const about = { action: 'inventory.waste', after, itemId };
  return kept(deps.stockBookings.move(movement, stockBooking(deps, request, about)));
}

/** Corrects a wrong record; the real stock has not changed. */
export function bookCorrection(
  deps: BookStockDeps,
  request: StockRequest<BookCorrectionInput> & { id: string },
): Promise<MutationResponse> {
  const { input, id: itemId } = request;
  const after = { change: quantityOf(input.change), note: input.note };
  const movement = { itemId, kind: 'correction', milli: input.change } as const;
  const about = { action: 'inventory.correction', after, itemId };
  return kept(deps.stockBookings.move(movement, stockBooking(deps, request, about)));
}

/**
 * Books all lines of a count or none. If a colleague's different count of an item was not seen, responds with a
 * conflict that shows it.
 */
export async function bookCount(deps: BookStockDeps, request: StockRequest<BookCountInput>) {
  const { lines } = request.input;
  const about = { action: 'inventory.count', after: { lines: lines.length } };
  return untilWritten(async () => {
    const known = await deps.inventory.named(lines.map(({ itemId }) => itemId));
    if (known.length < lines.length) throw new DomainError('inventory.item_gone');
    const newest = await refuseOtherCount(deps, request.input);
    const booking = stockBooking(deps, request, about);
    return deps.stockBookings.count(countedLines(deps, request.input), newest, booking);
  });
}

/** Returns the sequence number of the newest count that agrees with this count or that the person has seen. */
async function refuseOtherCount(deps: BookStockDeps, input: BookCountInput): Promise<number> {
  const now = deps.now();
  const seen = input.lines.map((line) => ({
    ...line,
    seenAt: now - (line.seenAgeMs ?? line.ageMs),
  }));
  const newest = await deps.stockBookings.newestCount(seen.map(({ itemId }) => itemId));
  const others = await deps.stockBookings.countsSince(seen);
  const counted = new Map(countedLines(deps, input).map((line) => [line.itemId, line]));
  const differing = [];
  for (const other of others) {
    const own = counted.get(other.itemId);
    if (own && (await deps.stockBookings.expectedAt(own)) !== own.milli) differing.push(other);
  }
  if (differing.length === 0) return newest;
  throw new DomainError('inventory.counted', {
    lines: differing.map(({ itemId, by, at, countedMilli }) => ({
      itemId,
      by,
      at: new Date(at).toISOString(),
      counted: quantityOf(countedMilli),
    })),
  });
}

function countedLines({ now }: BookStockDeps, { lines }: BookCountInput): CountedLine[] {
  return lines.map(({ itemId, counted, ageMs }) => ({ itemId, milli: counted, at: now() - ageMs }));
}

export async function listRecipes({ recipes }: Pick<Parts, 'recipes'>) {
  return { recipes: (await recipes.list()).map(recipeRead) };
}

type ChangeRecipeDeps = AuditDeps & Pick<Parts, 'recipes' | 'inventory' | 'menu' | 'responses'>;

/** Changes a recipe. An equal recipe succeeds; otherwise the first change wins. */
export async function changeRecipe(
  deps: ChangeRecipeDeps,
  request: StockRequest<ChangeRecipeInput> & { part: string },
): Promise<MutationResponse> {
  const { claim, input, part } = request;
  await refuseUnknown(deps, part);
  const lines = input.lines
    .map(({ itemId, quantity }) => ({ itemId, milli: quantity }))
    .sort((a, b) => (a.itemId < b.itemId ? -1 : 1));
  return untilWritten(async () => {
    const before = await deps.recipes.find(part);
    const seen = recipeRead(before);
    if (isSame(before.lines, lines)) {
      const body = JSON.stringify({ mutationId: claim.mutationId, recipe: seen });
      return deps.responses.keep(claim, { status: 200, body });
    }
    if (input.from !== undefined && input.from !== seen.changedAt) {
      throw new DomainError('conflict', { current: seen, by: seen.changedBy, at: seen.changedAt });
    }
    const items = await deps.inventory.named(
      [...lines, ...before.lines].map(({ itemId }) => itemId),
    );
    const known = new Map(items.map((item) => [item.id, item]));
    if (!lines.every(({ itemId }) => known.has(itemId))) {
      throw new DomainError('inventory.item_gone');
    }
    const at = deps.now();
    const changedBy = request.member.firstName;
    const row = { part, v: (before.row?.v ?? 0) + 1, changedAt: at, changedBy };
    const after = { part, row, lines };
    const changed = {
      before: amountsOf(before.lines, known),
      after: amountsOf(lines, known),
    };
    const fact = { action: 'recipe.change', tbl: 'recipe', pk: part, ...changed, at };
    const once = staffOnce(deps, request, fact, { body: { recipe: recipeRead(after) } });
    return deps.recipes.change({ before, after }, once);
  });
}

type Line = StoredRecipe['lines'][number];

/** Returns a recipe for the activity log: "0.25 kg" by item name. */
function amountsOf(lines: readonly Line[], items: ReadonlyMap<string, InventoryRow>) {
  const amounts = lines.map(({ itemId, milli }) => {
    const item = items.get(itemId);
    return [item?.nameEn ?? itemId, `${quantityOf(milli)} ${item?.unit ?? ''}`.trim()] as const;
  });
  return Object.fromEntries(amounts);
}

function isSame(a: readonly Line[], b: readonly Line[]): boolean {
  const isLine = (line: Line, index: number) =>
    line.itemId === b[index]?.itemId && line.milli === b[index]?.milli;
  return a.length === b.length && a.every(isLine);
}

async function refuseUnknown({ menu }: ChangeRecipeDeps, part: string): Promise<void> {
  const dish = dishOf(part);
  const isKnown =
    dish === null ? isRecipePart(part) : (await menu.read()).items.some((item) => item.id === dish);
  if (!isKnown) throw new DomainError('not_found');
}

/** A trigger writes this effect when an item runs out, if the setting is on. */
export const STOCK_OUT = 'stock.out';
const STOCK = { id: STOCK_ACTOR };

type SwitchOff = StaffRequest<{ isAvailable: false }, { id: string }>;

export type SwitchOffDishesDeps = Pick<Parts, 'recipes' | 'newId'> & {
  /** Runs the same use case as a staff change. */
  changeAvailability(request: SwitchOff): Promise<unknown>;
};

/** Marks dishes sold out that need an item without stock; skips an item that staff restocked since. */
export async function switchOffDishes(
  { recipes, newId, changeAvailability }: SwitchOffDishesDeps,
  { payload }: Pick<Effect, 'payload'>,
): Promise<void> {
  for (const itemId of await recipes.dishesWithout(String(payload.itemId))) {
    const kind = 'menu.availability';
    const claim = { mutationId: newId(), principal: STOCK.id, kind, hash: '' };
    await changeAvailability({
      claim,
      id: String(itemId),
      input: { isAvailable: false },
      member: STOCK,
      ageMs: 0,
    });
  }
}
