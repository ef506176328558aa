import type { BillRead } from '../bills/bill';
import { vatInside } from '../bills/bill';
import type { BillLine } from '../bills/bill-split';
import { billLines, grossByRate } from '../bills/bill-split';
import { WHOLE_ORDER } from '../bills/line-entry';
import { CANCEL_WORDS, reasonText } from '../financials/report-words';
import { FRIES_NAMES, SAUCE_NAMES, typedSauce } from '../menu/menu-item';
import { signedKurus } from '../money';
import { mayBeAllergy } from '../orders/allergy-note';
import type { LineEntryRead, StaffOrder, StaffOrderItem } from '../orders/guest-order';
import { recordedPayment } from '../orders/order-history';
import type { TicketLine } from '../orders/ticket-lines';
import { deliveryFacts, dishesOf, dishName, ticketLines } from '../orders/ticket-lines';
import { STATION_FIELD } from '../stations/station-field';
import { formatTime, venueMinute } from '../venue';
import type { Slip, SlipLanguage, SlipRow } from './printer';
import { PAPER_TITLES, SLIP_WORDS, slipPlace, slipSum, tableText } from './printer';

type Wanted = {
  order: StaffOrder;
  /** The stations whose lines stand on the slip. */
  stations: readonly string[];
  language: SlipLanguage;
};

/** What the cooks of some stations make of an order; null: nothing of it is left to make. */
export function kitchenSlip({ order, stations, language }: Wanted): Slip | null {
  const say = (word: keyof typeof SLIP_WORDS) => SLIP_WORDS[word][language];
  const lines = ticketLines(ofStations(dishesOf(order).toMake, stations));
  if (lines.length === 0) return null;
  const { address, phone, instructions } = deliveryFacts(order);
  const isDelivery = order.orderType === 'delivery';
  return {
    rows: [
      ...head(order, stations, language),
      ...(order.isAgain ? [alert(say('again'))] : []),
      ...(recordedPayment(order) ? [strong(say(order.paidAt ? 'paidByCard' : 'paid'))] : []),
      ...lines.flatMap((line) => allergiesOf(line, language)),
      ...(instructions
        ? [mayBeAllergy(instructions) ? alert(instructions) : strong(instructions)]
        : []),
      { kind: 'rule' },
      ...lines.map((line) => dish(line, language)),
      { kind: 'rule' },
      ...(isDelivery ? [strong(address), strong(phone)].filter(({ text }) => text) : []),
      foot(language),
    ],
  };
}

type WantedVoid = Wanted & {
  /** What one tap took off; none: the whole order is cancelled. */
  entries: readonly LineEntryRead[];
};

/** Tells the cooks what not to make; null: it concerns other stations. */
export function voidSlip({ order, stations, language, entries }: WantedVoid): Slip | null {
  const say = (word: keyof typeof SLIP_WORDS) => SLIP_WORDS[word][language];
  const [first] = entries;
  const taken = order.items.flatMap((item, at) => {
    const own = entries.filter(({ lineNo }) => lineNo === (item.lineNo ?? at));
    const quantity = -own.reduce((sum, entry) => sum + entry.quantity, 0);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
  const lines = ticketLines(ofStations(first ? taken : dishesOf(order).toMake, stations));
  if (lines.length === 0) return null;
  const reason = first
    ? [reasonText(first.reason, language), first.note]
    : [CANCEL_WORDS[order.cancelReason ?? '']?.[language]];
  const why = reason.filter(Boolean).join(': ');
  const by = first ? first.by : order.statusBy;
  const at = first ? first.at : order.statusAt;
  return {
    rows: [
      alert(say('off')),
      ...head(order, stations, language),
      { kind: 'rule' },
      ...lines.map((line) => dish(line, language)),
      { kind: 'rule' },
      ...(why ? [strong(`${say('reason')}: ${why}`)] : []),
      ...(first?.wasMade ? [strong(say('made'))] : []),
      { kind: 'pair', left: by ? `${say('by')}: ${by}` : '', right: formatTime(Date.parse(at)) },
      foot(language),
    ],
  };
}

type WantedMove = Wanted & {
  /** The table or name that the order had before. */
  from: string;
};

/** Tells the cooks where dishes go that they are making; null: nothing of theirs is left to make. */
export function movedSlip({ order, stations, language, from }: WantedMove): Slip | null {
  const lines = ticketLines(ofStations(dishesOf(order).toMake, stations));
  if (lines.length === 0) return null;
  return {
    rows: [
      alert(SLIP_WORDS.moved[language]),
      ...head(order, stations, language),
      strong(`${SLIP_WORDS.before[language]}: ${from}`),
      { kind: 'rule' },
      ...lines.map((line) => text(`${line.quantity}× ${dishName(line, language)}`)),
      { kind: 'rule' },
      foot(language),
    ],
  };
}

function head(order: StaffOrder, stations: readonly string[], language: SlipLanguage): SlipRow[] {
  const say = (word: keyof typeof SLIP_WORDS) => SLIP_WORDS[word][language];
  const { orderType, guestName, author, wantedAt } = order;
  const place = slipPlace(order, language);
  const guest = guestName && guestName !== place ? `${say('guest')}: ${guestName}` : '';
  const waiter = author ? `${say('waiter')}: ${author}` : '';
  const people: SlipRow[] =
    waiter || guest ? [{ kind: 'pair', left: waiter || guest, right: waiter ? guest : '' }] : [];
  return [
    { kind: 'pair', left: PAPER_TITLES.kitchen, right: stationNames(stations, language) },
    { kind: 'title', text: place },
    strongPair(order.code, formatTime(Date.parse(order.createdAt))),
    ...(orderType !== 'table' && wantedAt
      ? [strongPair(say('wanted'), formatTime(Date.parse(wantedAt)))]
      : []),
    ...people,
  ];
}

function stationNames(stations: readonly string[], language: SlipLanguage): string {
  return STATION_FIELD.choices
    .filter(({ value }) => stations.includes(value))
    .map(({ label }) => label[language])
    .join(', ');
}

/** A line of an older build has no station; the kitchen made everything then. */
function ofStations<Item extends StaffOrderItem>(
  items: readonly Item[],
  stations: readonly string[],
) {
  return items.filter(({ station = 'kitchen' }) => stations.includes(station));
}

function allergiesOf(line: TicketLine, language: SlipLanguage): SlipRow[] {
  const { allergy, notes = '' } = line.customizations;
  const told = [allergy, mayBeAllergy(notes) ? notes : ''].filter(Boolean).join(' · ');
  if (!told) return [];
  return [alert(`${SLIP_WORDS.allergy[language]}: ${told}`)];
}

function dish(line: TicketLine, language: SlipLanguage): SlipRow {
  const say = (word: keyof typeof SLIP_WORDS) => SLIP_WORDS[word][language];
  const { fries, sauce, allergy, notes } = line.customizations;
  const typed = typedSauce(line.customizations);
  const sauceName = typed ?? (sauce && SAUCE_NAMES[sauce][language]);
  return {
    kind: 'dish',
    quantity: line.quantity,
    name: dishName(line, language),
    details: [
      ...(fries ? [`${say('fries')}: ${FRIES_NAMES[fries][language]}`] : []),
      ...(sauceName ? [`${say('sauce')}: ${sauceName}`] : []),
      ...(notes?.trim() ? [`${say('note')}: ${notes}`] : []),
      ...(allergy?.trim() ? [`${say('allergy')}: ${allergy}`] : []),
      ...(line.person ? [`${say('place')} ${line.person}`] : []),
    ],
  };
}

function alert(words: string): SlipRow {
  return { kind: 'alert', text: words };
}

function strong(words: string) {
  return { kind: 'text' as const, text: words, isStrong: true };
}

function text(words: string) {
  return { kind: 'text' as const, text: words };
}

function strongPair(left: string, right: string): SlipRow {
  return { kind: 'pair', left, right, isStrong: true };
}

function foot(language: SlipLanguage): SlipRow {
  return { kind: 'text', text: SLIP_WORDS.noFiscalValue[language], align: 'center' };
}

type WantedBill = {
  bill: Pick<BillRead, 'id' | 'kind' | 'label' | 'number'> & {
    worthKurus: number;
    paidKurus: number;
  };
  orders: readonly StaffOrder[];
  /** What a device has queued is in its own lines; the server has none. */
  lines?: readonly BillLine[];
  at: number;
  language: SlipLanguage;
};

/** The sums of a bill, for the guests; it is no fiscal receipt and says so. */
export function billSlip({
  bill,
  orders,
  lines = billLines(orders, [], bill.id),
  at,
  language,
}: WantedBill): Slip {
  const say = (word: keyof typeof SLIP_WORDS) => SLIP_WORDS[word][language];
  const { kind, label, number, worthKurus, paidKurus } = bill;
  const items = lines.flatMap((line) => itemOf(line, orders));
  const fee = lines.find(({ lineNo }) => lineNo === WHOLE_ORDER)?.listKurus ?? 0;
  const ordered = items.reduce((sum, item) => sum + priceOf(item), fee);
  const sum = (words: string, kurus: number, isStrong = false): SlipRow => ({
    ...{ kind: 'pair', left: words, right: slipSum(kurus), isStrong },
  });
  return {
    rows: [
      ...billHead(kind === 'table' ? tableText(label, language) : label, number, at, language),
      { kind: 'rule' },
      ...ticketLines(items).map((line) =>
        sum(`${line.quantity}× ${language === 'tr' ? line.nameTr : line.nameEn}`, priceOf(line)),
      ),
      { kind: 'rule' },
      ...(fee > 0 ? [sum(say('fee'), fee)] : []),
      ...(ordered > worthKurus ? [sum(say('takenOff'), worthKurus - ordered)] : []),
      sum(say('total'), worthKurus, true),
      ...(paidKurus === 0
        ? []
        : [sum(say('paid'), paidKurus), sum(say('open'), worthKurus - paidKurus, true)]),
      ...vatRows(lines, language),
      { kind: 'rule' },
      ...billFoot(),
    ],
  };
}

function billHead(place: string, number: string, at: number, language: SlipLanguage): SlipRow[] {
  return [
    { kind: 'title', text: 'Bar Bliss' },
    { kind: 'text', text: 'Bar & Grill · Fethiye', align: 'center' },
    { kind: 'text', text: PAPER_TITLES.bill, align: 'center', isStrong: true },
    { kind: 'pair', left: place, right: number, isStrong: true },
    { kind: 'text', text: venueMinute(at, language) },
  ];
}

/** The guests may read either language. */
function billFoot(): SlipRow[] {
  const { thanks, noFiscalValue } = SLIP_WORDS;
  return [thanks.tr, thanks.en, noFiscalValue.tr, noFiscalValue.en].map((text) => ({
    ...{ kind: 'text', text, align: 'center' },
  }));
}

function itemOf({ orderId, lineNo, quantity }: BillLine, orders: readonly StaffOrder[]) {
  const order = orders.find(({ id }) => id === orderId);
  const item = order?.items.find((one, at) => (one.lineNo ?? at) === lineNo);
  return item && quantity > 0 ? [{ ...item, quantity }] : [];
}

function priceOf({ quantity, unitPrice }: StaffOrderItem): number {
  return quantity * signedKurus(unitPrice);
}

function vatRows(lines: readonly BillLine[], language: SlipLanguage): SlipRow[] {
  const rates = grossByRate(lines);
  if (rates === null) return [{ kind: 'text', text: SLIP_WORDS.noLicence[language] }];
  return rates.map(({ vatBp, grossKurus }) => {
    const [percent, gross] = [vatBp / 100, slipSum(grossKurus)];
    const words = language === 'tr' ? `KDV %${percent} (${gross})` : `VAT ${percent}% (${gross})`;
    return { kind: 'pair', left: words, right: slipSum(vatInside(grossKurus, vatBp).vat) };
  });
}
