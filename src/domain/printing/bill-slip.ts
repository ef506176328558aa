import type { BillRead } from '../bills/bill';
import { type BillLine, billLines, grossByRate } from '../bills/bill-split';
import { WHOLE_ORDER } from '../bills/line-entry';
import { vatInside } from '../bills/vat';
import { signedKurus } from '../money';
import type { StaffOrder, StaffOrderItem } from '../orders/guest-order';
import { ticketLines } from '../orders/ticket-lines';
import { venueMinute } from '../venue';
import type { Slip, SlipRow } from './slip';
import { PAPER_TITLES, SLIP_WORDS, type SlipLanguage, slipSum, tableText } from './slip-words';

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
