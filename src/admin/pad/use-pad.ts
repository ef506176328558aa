import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import * as v from 'valibot';
import { slotInstant } from '#domain/bookings/booking';
import { fold, searchWords } from '#domain/fold';
import type { MenuCategory, MenuItem } from '#domain/menu/menu-item';
import { hasWords, itemChoice } from '#domain/menu/menu-item';
import { liraText } from '#domain/money';
import { DEFAULT_CITY } from '#domain/orders/delivery';
import type { RoundDish, RoundLine } from '#domain/orders/round';
import { addDish, changeLine, orderLinesOf, piecesOf, priceRound } from '#domain/orders/round';
import { takeOrderInput } from '#domain/orders/take-order';
import { businessDay, formatTime } from '#domain/venue';
import { discardEntry } from '../../data/commands/entries';
import type { Round } from '../../data/commands/orders/staff-orders';
import { answerRound, takeOrder, takeOrderBack } from '../../data/commands/orders/staff-orders';
import type { PadDraft } from '../../data/drafts/pad-draft';
import { changePad, EMPTY_PAD, storedPads } from '../../data/drafts/pad-draft';
import { menuItemsOf } from '../../data/menu/menu-store';
import { useCommand, useGuestRules } from '../../data/react/use-app';
import type { OrderOnBoard } from '../../data/react/use-staff';
import { barNow, useOrdersOfBill, useStaffMenu, useStaffOrders } from '../../data/react/use-staff';
import { useMenu, useStoredValue } from '../../data/react/use-stores';
import { useLanguage } from '../../i18n/language';
import { useAnnounce } from '../../ui/feedback/states';
import { useToast } from '../../ui/overlays/ToastProvider';
import { padPath } from '../shared/OpenButton';
import { useFailedSave } from '../shared/sending';
import { dishesAgain } from './SentRounds';
import type { Place } from './WhereTo';

export type FieldFaults = Partial<Record<'name' | 'phone' | 'time' | 'address', string>>;

type Told = Pick<Pad, 'draft' | 'priced'> & {
  place: Place;
  now: number;
  items: readonly MenuItem[];
};

/** Stands for the bill of a round that has none yet. */
export const NEW_BILL = 'new';

export function hasAlcohol(lines: readonly RoundLine[], items: readonly MenuItem[]): boolean {
  return lines.some(({ itemId }) => items.some(({ id, alcohol }) => id === itemId && alcohol));
}

/** Returns what is sent, or what the person has not said yet. */
function roundBody(told: Told): { round: Round } | { faults: FieldFaults } {
  const round = roundOf(told);
  // The command finds or names the bill.
  const parsed = v.safeParse(takeOrderInput, { bill: '', ...round });
  if (parsed.success) return { round };
  const faults: FieldFaults = {};
  for (const { path, message } of parsed.issues) {
    const field = FIELDS[String(path?.at(-1)?.key)];
    if (field) faults[field] ??= message;
  }
  return { faults };
}

const FIELDS: Readonly<Record<string, keyof FieldFaults>> = {
  name: 'name',
  guestName: 'name',
  fullName: 'name',
  phone: 'phone',
  guestPhone: 'phone',
  wantedAt: 'time',
  address: 'address',
};

function roundOf({ draft, priced, place, now, items: menu }: Told): Round {
  const { lines, name, phone, time, address, note, memberId, memberName } = draft;
  const items = orderLinesOf(lines).map((line, at) => {
    const kurus = priced.kurusOf.get(lines[at]?.id ?? 0) ?? 0;
    return { ...line, price: liraText(kurus / line.quantity) };
  });
  const isAgeSeen = draft.ageSeenOn === (place.bill?.id ?? NEW_BILL) && hasAlcohol(lines, menu);
  const shared = {
    ...{ items, totalAmount: liraText(priced.totalKurus) },
    // A bill that exists has its member already.
    ...(memberId && !place.bill && { memberId, memberName }),
    ...(isAgeSeen && { ageSeen: true }),
  };
  const wanted = time && {
    wantedAt: new Date(
      slotInstant({ serviceDay: businessDay(now), reservationTime: time }),
    ).toISOString(),
  };
  switch (place.kind) {
    case 'collection': {
      const guest = { guestName: name, ...(phone && { guestPhone: phone }) };
      return { ...shared, serviceType: 'collection', ...guest, ...wanted };
    }
    case 'delivery': {
      const deliveryAddress = {
        ...{ fullName: name, phone, address, city: DEFAULT_CITY },
        ...(note && { instructions: note }),
      };
      return { ...shared, serviceType: 'delivery', deliveryAddress, ...wanted };
    }
    case 'tab':
      return {
        ...shared,
        serviceType: 'table',
        ...(place.bill && { bill: place.bill.id }),
        tab: { name: place.bill?.label ?? name },
      };
    case 'table':
      return {
        ...shared,
        serviceType: 'table',
        ...(place.table && { tableId: place.table.id }),
        ...(place.isLate && place.bill && { bill: place.bill.id, isLate: true }),
      };
  }
}

export type PadMenu = {
  state: 'loading' | 'ready' | 'error';
  categories: readonly MenuCategory[];
  items: readonly MenuItem[];
  retry: () => void;
};

/** Joins the tablet's dishes, which know at once what sold out, with categories and fries of the stored menu. */
export function usePadMenu(): PadMenu {
  const { state, rows, retry } = useStaffMenu();
  const menu = useMenu();
  const { categories, reload } = menu;
  const items = useMemo(
    () => sorted(menuItemsOf(rows), menu.items).filter((item) => isOrderable(item, categories)),
    [rows, menu.items, categories],
  );
  const hasMenu = categories.length > 0;
  const known = hasMenu ? 'ready' : menu.state;
  return {
    state: state === 'ready' ? known : state,
    categories,
    items,
    retry() {
      retry();
      reload();
    },
  };
}

/** A brunch is booked, and has a bill of its own. */
function isOrderable(item: MenuItem, categories: readonly MenuCategory[]): boolean {
  const category = categories.find(({ id }) => id === item.categoryId);
  return category !== undefined && itemChoice(item, category) !== 'brunch';
}

function sorted(dishes: readonly MenuItem[], menu: readonly MenuItem[]): MenuItem[] {
  const places = new Map(menu.map((item, place) => [item.id, { item, place }]));
  return dishes
    .map((dish) => ({ ...dish, ...guestFacts(places.get(dish.id)?.item) }))
    .sort((a, b) => (places.get(a.id)?.place ?? 999) - (places.get(b.id)?.place ?? 999));
}

function guestFacts(item: MenuItem | undefined): Pick<MenuItem, 'fries' | 'isPopular'> {
  return { ...(item?.fries && { fries: item.fries }), ...(item?.isPopular && { isPopular: true }) };
}

export const OFTEN = 'often';

type Wish = { query: string; chip: string; often: readonly number[] };

/** Returns the dishes to tap: what a search found, the best first (if no dish has all words, those with some of them); else those of a category or those in demand. */
export function shownDishes({ categories, items }: PadMenu, { query, chip, often }: Wish) {
  const words = searchWords(query);
  if (words.length > 0) {
    const all = items.filter((item) => hasWords(item, words));
    const some = () => items.filter((item) => words.some((word) => hasWords(item, [word])));
    return (all.length > 0 ? all : some()).sort((a, b) => rank(a, words) - rank(b, words));
  }
  if (chip === OFTEN) return often.flatMap((id) => items.filter((item) => item.id === id));
  const category = categories.find(({ slug }) => slug === chip);
  return items.filter(({ categoryId }) => categoryId === category?.id);
}

/** A name that begins with the words comes first, then a name that has them, then a description. */
function rank({ nameEn, nameTr }: MenuItem, words: readonly string[]): number {
  const names = [fold(nameEn), fold(nameTr)];
  if (names.some((name) => name.startsWith(words.join(' ')))) return 0;
  return names.some((name) => words.every((word) => name.includes(word))) ? 1 : 2;
}

export type Pad = ReturnType<typeof usePad>;

/** Holds the unsent round of a place, which stays on the device until it is sent. */
export function usePad({ key, serviceType, bill }: Place, { categories, items }: PadMenu) {
  const draft: PadDraft = useStoredValue(storedPads)[key] ?? EMPTY_PAD;
  const feeKurus = useGuestRules().deliveryFeeKurus;
  const { lines } = draft;
  const billId = bill?.id ?? '';
  const priced = useMemo(
    () => priceRound({ categories, items }, lines, { serviceType, feeKurus }),
    [categories, items, lines, serviceType, feeKurus],
  );
  const setLines = useCallback(
    (next: (before: readonly RoundLine[]) => readonly RoundLine[]) =>
      changePad(key, ({ lines: before, billId: known }) => ({
        lines: next(before),
        // The party that the round was begun for, even if it moves meanwhile.
        billId: before.length > 0 ? known : billId,
      })),
    [key, billId],
  );
  return {
    draft,
    priced,
    add: useCallback((dish: RoundDish) => setLines((before) => addDish(before, dish)), [setLines]),
    addAll: useCallback(
      (dishes: readonly RoundDish[]) => setLines((before) => dishes.reduce(addDish, before)),
      [setLines],
    ),
    change: useCallback(
      (id: number, patch: Parameters<typeof changeLine>[2]) =>
        setLines((before) => changeLine(before, id, patch)),
      [setLines],
    ),
    tell: useCallback((patch: Partial<PadDraft>) => changePad(key, () => patch), [key]),
  };
}

export type Rounds = ReturnType<typeof useRounds>;

type RoundsOf = { place: Place; pad: Pad; menu: PadMenu; onFault: () => void };

/** Sends the round, takes a sent one back, and repeats earlier ones. */
export function useRounds({ place, pad, menu, onFault }: RoundsOf) {
  const { t } = useLingui();
  const toast = useToast();
  const failed = useFailedSave();
  const announce = useAnnounce();
  const router = useRouter();
  const take = useCommand(takeOrder);
  const takeBackNow = useCommand(takeOrderBack);
  const answer = useCommand(answerRound);
  const discard = useCommand(discardEntry);
  const [faults, setFaults] = useState<FieldFaults>({});
  const [lastId, setLastId] = useState<string | null>(null);
  const { tell, addAll } = pad;
  const isOwnBill = place.kind === 'collection' || place.kind === 'delivery';
  const onBill = useOrdersOfBill(place.bill?.id);
  const { orders: all = [] } = useStaffOrders();
  const label = place.table?.label;
  // A refused round may be on the bill of a party that has left this table.
  const refused = all.filter(
    ({ refusal, tableNumber, billId }) =>
      refusal && billId !== place.bill?.id && label !== undefined && tableNumber === label,
  );
  const sent = place.bill ? onBill : [];
  const orders = isOwnBill ? all.filter(({ id }) => id === lastId) : [...sent, ...refused];

  async function run(): Promise<void> {
    const { draft, priced } = pad;
    if (storedPads.get()[place.key]?.lines !== draft.lines) return;
    if (!priced.isSendable) {
      if (draft.lines.length > 0) onFault();
      return;
    }
    const told = roundBody({ draft, priced, place, now: barNow(), items: menu.items });
    if ('faults' in told) {
      setFaults(told.faults);
      return onFault();
    }
    setFaults({});
    // A second tap finds an empty pad.
    tell(EMPTY_PAD);
    const { id, billId } = await take(told.round).catch((error: unknown) => {
      tell(draft);
      throw error;
    });
    setLastId(id);
    // What was noted for this bill is asked no more.
    if (draft.ageSeenOn && !isOwnBill) {
      const key = place.kind === 'tab' ? `bill:${billId}` : place.key;
      changePad(key, () => ({ ageSeenOn: billId }));
    }
    const pieces = piecesOf(draft.lines);
    announce(t`Sent: ${pieces} items`);
    if (place.kind === 'tab' && !place.bill) {
      router.history.replace(padPath({ bill: billId }), router.latestLocation.state);
    }
  }

  async function back(order: OrderOnBoard): Promise<void> {
    const isBack = await takeBackNow({ id: order.id });
    if (!isBack) return toast.show({ tone: 'info', title: t`The kitchen has this round already.` });
    putBack(order);
    announce(t`Taken back`);
  }

  async function refusedBack(order: OrderOnBoard): Promise<void> {
    await discard({ id: order.id });
    putBack(order);
  }

  /** Without its only round a new tab is none: its name is typed again. */
  function putBack(order: OrderOnBoard): void {
    const { bill } = place;
    if (isOwnBill) tell(guestOf(order));
    if (place.kind !== 'tab' || bill?.v !== 0 || orders.length > 1) {
      addAll(dishesAgain(order));
      return;
    }
    const lines = dishesAgain(order).reduce<readonly RoundLine[]>(addDish, []);
    const { label: name, memberId = '', memberName = '' } = bill;
    changePad('tab', () => ({ ...EMPTY_PAD, name, memberId, memberName, lines }));
    router.history.replace(padPath({ for: 'tab' }), router.latestLocation.state);
  }

  return {
    orders,
    faults,
    again: useAgain(menu, addAll),
    send: () => void run().catch(failed),
    takeBack: (order: OrderOnBoard) => void back(order).catch(failed),
    refusedBack: (order: OrderOnBoard) => void refusedBack(order).catch(failed),
    answer: (order: OrderOnBoard, isLate: boolean) =>
      void answer({ id: order.id, isLate }).catch(failed),
  };
}

/** Repeats a round at present prices; dishes that are sold out are left out and named. */
function useAgain(menu: PadMenu, addAll: Pad['addAll']) {
  const { t } = useLingui();
  const language = useLanguage();
  const toast = useToast();
  return (order: OrderOnBoard): void => {
    const dishes = dishesAgain(order);
    const isThere = (itemId: number) =>
      menu.items.some(({ id, isAvailable }) => id === itemId && isAvailable);
    const missing = menu.items.filter(
      ({ id, isAvailable }) => !isAvailable && dishes.some(({ itemId }) => itemId === id),
    );
    addAll(dishes.filter(({ itemId }) => isThere(itemId)));
    if (missing.length === 0) return;
    const names = missing
      .map((item) => (language === 'tr' && item.nameTr) || item.nameEn)
      .join(', ');
    toast.show({ tone: 'info', title: t`Sold out, left out: ${names}` });
  };
}

/** Returns who ordered by phone, as the pad asks for it. */
function guestOf({ guestName, guestPhone, deliveryAddress, wantedAt }: OrderOnBoard) {
  const text = (field: string) => {
    const value = deliveryAddress?.[field];
    return typeof value === 'string' ? value : '';
  };
  return {
    name: guestName ?? '',
    phone: guestPhone || text('phone'),
    address: text('address'),
    note: text('instructions'),
    time: wantedAt ? formatTime(Date.parse(wantedAt)) : '',
  } satisfies Partial<PadDraft>;
}
