import { lineName } from '../menu/menu-item';
import { mayBeAllergy } from './allergy-note';
import type { LineEntryRead, OrderItemRead, StaffOrder, StaffOrderItem } from './guest-order';

export type TicketLine = StaffOrderItem & { key: string };

/** Merges equal dishes with equal extras. */
export function ticketLines(items: readonly StaffOrderItem[]): TicketLine[] {
  const lines = new Map<string, TicketLine>();
  for (const item of items) {
    const key = choiceKey(item);
    const same = lines.get(key);
    const quantity = item.quantity + (same?.quantity ?? 0);
    lines.set(key, { ...item, quantity, key });
  }
  return [...lines.values()];
}

type OrderedItems = { items: readonly StaffOrderItem[]; entries?: readonly LineEntryRead[] };

/** Returns the dishes that are to be made, and those that were taken off after they were ordered. */
export function dishesOf({ items, entries = [] }: OrderedItems) {
  const undone = new Set(entries.map(({ undoes }) => undoes));
  const of = (item: StaffOrderItem, at: number, isOff: (entry: LineEntryRead) => boolean) =>
    entries
      .filter((entry) => entry.lineNo === (item.lineNo ?? at) && isOff(entry))
      .reduce((sum, { quantity }) => sum + quantity, 0);
  const isVoid = ({ id, kind }: LineEntryRead) => kind === 'void' && !undone.has(id);
  const some = ({ quantity }: StaffOrderItem) => quantity > 0;
  return {
    toMake: items
      .map((item, at) => ({ ...item, quantity: item.quantity + of(item, at, () => true) }))
      .filter(some),
    takenOff: items.map((item, at) => ({ ...item, quantity: -of(item, at, isVoid) })).filter(some),
  };
}

/** Returns the lines with a note or an allergy. */
export function notedLines(items: readonly StaffOrderItem[]): TicketLine[] {
  return ticketLines(items).filter((line) => noteOf(line) !== '');
}

/** Returns what the cook must know of a line beside its options: the allergy that staff wrote down, and the note. */
export function noteOf({ customizations: { allergy, notes } }: TicketLine): string {
  return [allergy, notes]
    .map((text) => text?.trim())
    .filter(Boolean)
    .join(' · ');
}

/** True if staff wrote down an allergy, or the note may tell of one. */
export function hasAllergy({ customizations: { allergy, notes = '' } }: TicketLine): boolean {
  return Boolean(allergy?.trim()) || mayBeAllergy(notes);
}

/** Returns the dish without its extras, which have lines of their own. */
export function dishName(item: OrderItemRead, language: 'en' | 'tr'): string {
  const name = language === 'tr' && item.nameTr ? item.nameTr : item.nameEn;
  const extras = lineName({ nameEn: '', nameTr: '' }, item.customizations, language);
  return extras && name.endsWith(extras) ? name.slice(0, -extras.length) : name;
}

function choiceKey({ menuItemId, customizations, isRedeemed }: StaffOrderItem): string {
  const { fries, sauce, customSauce, notes, allergy } = customizations;
  return JSON.stringify([
    menuItemId,
    fries,
    sauce,
    customSauce,
    notes,
    allergy,
    isRedeemed === true,
  ]);
}

type DeliveryFacts = { address: string; phone: string; instructions: string };

/** Reads the delivery fields of an order's address, whose shape the API does not guarantee. */
export function deliveryFacts({ deliveryAddress, guestPhone }: StaffOrder): DeliveryFacts {
  const text = (field: string) => {
    const value = deliveryAddress?.[field];
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    address: [text('address'), text('postalCode'), text('city')].filter(Boolean).join(', '),
    phone: text('phone') || (guestPhone ?? ''),
    instructions: text('instructions'),
  };
}
