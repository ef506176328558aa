import { signedKurus } from '../money';
import type { StaffOrder } from '../orders/guest-order';
import { equalParts } from '../seatings/bill';
import { firstNameOf } from '../seatings/seating';
import type { TenderFor, TenderRead } from './bill';
import { lineNow, piecesWorth, WHOLE_ORDER } from './line-entry';

export type Person = {
  seatNo: number | null;
  name: string | null;
  /** The place at the table that a waiter wrote on a line. */
  place?: number;
};

/** Describes one line of a bill; `lineNo` is its place in the order, `WHOLE_ORDER` the delivery fee. */
export type BillLine = {
  key: string;
  orderId: string;
  lineNo: number;
  person: Person;
  /** The pieces that are left. */
  quantity: number;
  /** What they are worth after what was taken off. */
  worthKurus: number;
  /** What the line was worth when it was ordered. */
  listKurus: number;
  vatBp: number | null;
  /** A payment for this line or its person covers so many pieces. */
  paidPieces: number;
  /** People who share the line have paid their parts of the other pieces; null: nobody has. */
  shared: { part: number; of: number; kurus: number } | null;
};

export type Payment = Pick<TenderRead, 'amount' | 'covers'> & { isUndone: boolean };

type BilledOrder = Pick<
  StaffOrder,
  'id' | 'status' | 'seatNo' | 'guestName' | 'deliveryFee' | 'items' | 'billId' | 'entries'
>;

/** Returns the lines of a bill that are not cancelled, with the pieces that payments cover; oldest order first. */
export function billLines(
  orders: readonly BilledOrder[],
  payments: readonly Payment[] = [],
  billId?: string,
): BillLine[] {
  const lines = orders
    .filter(({ status }) => status !== 'cancelled')
    .flatMap((order) => linesOf(order, billId));
  const standing = payments.filter(({ isUndone }) => !isUndone);
  return standing.reduce<BillLine[]>((all, { covers, amount }) => {
    if (covers?.kind === 'lines') {
      return all.map((line) => covered(line, covers, signedKurus(amount)));
    }
    if (covers?.kind === 'person') return coveredBySum(all, covers, signedKurus(amount));
    return all;
  }, lines);
}

/** Lines may have moved: each names its bill. */
function linesOf(order: BilledOrder, billId: string | undefined): BillLine[] {
  const { id: orderId, seatNo = null, guestName, deliveryFee, items, entries = [] } = order;
  const orderer: Person = { seatNo, name: firstNameOf(guestName) };
  const common = { orderId, person: orderer, paidPieces: 0, shared: null };
  const line = (lineNo: number, pieces: number, unitKurus: number, vatBp: number | null) => {
    const own = entries.filter((entry) => entry.lineNo === lineNo);
    const now = lineNow(
      { quantity: pieces, unitKurus },
      own.map(({ kind, quantity, amount }) => ({ kind, quantity, kurus: signedKurus(amount) })),
    );
    const key = `${orderId}:${lineNo}`;
    const sums = { worthKurus: now.worth, listKurus: pieces * unitKurus };
    return { ...common, key, lineNo, quantity: now.left, ...sums, vatBp };
  };
  const lines = items.map((item, at) => ({
    isHere: billId === undefined || (item.billId ?? billId) === billId,
    line: {
      ...line(item.lineNo ?? at, item.quantity, signedKurus(item.unitPrice), item.vatBp ?? null),
      ...(item.person && { person: { seatNo: null, name: null, place: item.person } }),
    },
  }));
  const here = lines.flatMap(({ isHere, line: one }) => (isHere ? [one] : []));
  const fee = signedKurus(deliveryFee);
  const isFeeHere = fee > 0 && (billId === undefined || order.billId === billId);
  return isFeeHere ? [...here, line(WHOLE_ORDER, 1, fee, null)] : here;
}

type CoveredLines = Extract<TenderFor, { kind: 'lines' }>;

/** A shared line is paid with the last part. */
function covered(line: BillLine, { lines, share }: CoveredLines, kurus: number): BillLine {
  const pieces = lines
    .filter(({ orderId, lineNo }) => orderId === line.orderId && lineNo === line.lineNo)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  if (pieces > 0 && share && kurus < openWorth(line)) {
    return { ...line, shared: { ...share, kurus: (line.shared?.kurus ?? 0) + kurus } };
  }
  const paidPieces = Math.min(line.quantity, line.paidPieces + pieces);
  return { ...line, paidPieces, shared: pieces > 0 ? null : line.shared };
}

/** A person's payment covers her pieces, the oldest first, as far as the sum goes. */
function coveredBySum(lines: readonly BillLine[], person: Person, kurus: number): BillLine[] {
  let rest = kurus;
  return lines.map((line) => {
    if (personKey(line.person) !== personKey(person)) return line;
    let next = line;
    while (openPieces(next) > 0) {
      const more = { ...next, paidPieces: next.paidPieces + 1 };
      const cost = openWorth(next) - openWorth(more);
      if (cost > rest) break;
      rest -= cost;
      next = more;
    }
    return next;
  });
}

/** Groups a place's lines and a phone's orders; orders without a phone group by first name. */
export function personKey({ seatNo, name, place }: Person): string {
  if (place !== undefined) return `place:${place}`;
  return seatNo === null ? `name:${name ?? ''}` : `seat:${seatNo}`;
}

export function openPieces({ quantity, paidPieces }: BillLine): number {
  return quantity - paidPieces;
}

/** Returns what is still owed for the open pieces of a line (kuruş). */
function openWorth({ quantity, worthKurus, paidPieces, shared }: BillLine): number {
  const paid = piecesWorth({ left: quantity, worth: worthKurus }, paidPieces);
  return Math.max(0, worthKurus - paid - (shared?.kurus ?? 0));
}

/** Returns what lines still cost, at most what the bill still owes. */
export function linesKurus(lines: readonly BillLine[], openKurus: number): number {
  const sum = lines.reduce((all, line) => all + openWorth(line), 0);
  return Math.max(0, Math.min(sum, openKurus));
}

/** Says which open pieces of lines a payment is for. */
export function coversLines(lines: readonly BillLine[]): CoveredLines {
  const open = lines.filter((line) => openPieces(line) > 0);
  return {
    kind: 'lines',
    lines: open.map((line) => ({
      orderId: line.orderId,
      lineNo: line.lineNo,
      quantity: openPieces(line),
    })),
  };
}

export type PersonShare = Person & { key: string; worthKurus: number; openKurus: number };

/** Returns what each person ordered and still owes, places and phones in their order; sums never pass what the bill owes. */
export function personShares(
  lines: readonly BillLine[],
  payments: readonly Payment[],
  openKurus: number,
): PersonShare[] {
  const shares = new Map<string, PersonShare>();
  for (const line of lines) {
    const { person } = line;
    const key = personKey(person);
    const known = shares.get(key) ?? { ...person, key, worthKurus: 0, openKurus: 0 };
    const worthKurus = known.worthKurus + line.worthKurus;
    shares.set(key, { ...known, name: known.name ?? person.name, worthKurus });
  }
  const last = Number.POSITIVE_INFINITY;
  return [...shares.values()]
    .map((share) => ({ ...share, openKurus: owed(share, lines, payments, openKurus) }))
    .sort((a, b) => (a.place ?? a.seatNo ?? last) - (b.place ?? b.seatNo ?? last));
}

function owed(
  { key, worthKurus }: PersonShare,
  lines: readonly BillLine[],
  payments: readonly Payment[],
  openKurus: number,
): number {
  const own = payments.filter(({ isUndone }) => !isUndone).map((one) => paidBy(one, key, lines));
  const rest = worthKurus - own.reduce((sum, kurus) => sum + kurus, 0);
  return Math.max(0, Math.min(rest, openKurus));
}

function paidBy({ covers, amount }: Payment, key: string, lines: readonly BillLine[]): number {
  if (covers?.kind === 'person') return personKey(covers) === key ? signedKurus(amount) : 0;
  if (covers?.kind !== 'lines') return 0;
  return covers.lines.reduce((sum, { orderId, lineNo, quantity }) => {
    const line = lines.find((one) => one.orderId === orderId && one.lineNo === lineNo);
    if (!line || personKey(line.person) !== key) return sum;
    if (covers.share) return sum + signedKurus(amount);
    return sum + piecesWorth({ left: line.quantity, worth: line.worthKurus }, quantity);
  }, 0);
}

export type EqualPart = { part: number; of: number; kurus: number };

/** Returns the next of n equal parts of what is still open; null means that all parts are paid. */
export function nextPart(
  openKurus: number,
  of: number,
  payments: readonly Payment[],
): EqualPart | null {
  const taken = payments.filter(
    ({ covers, isUndone }) => !isUndone && covers?.kind === 'part' && covers.of === of,
  ).length;
  if (openKurus <= 0) return null;
  // After the last part something may be open again: a round that came later.
  const left = Math.max(1, of - taken);
  const [kurus = openKurus] = equalParts(openKurus, left);
  return { part: Math.min(of, taken + 1), of, kurus };
}

/** Returns the part of the next of the people who share a line; the last one pays the rest. */
export function nextShare(line: BillLine, of: number): EqualPart {
  const taken = line.shared?.of === of ? line.shared.part : 0;
  const [kurus = 0] = equalParts(openWorth(line), Math.max(1, of - taken));
  return { part: Math.min(of, taken + 1), of, kurus };
}

/** Returns the number of equal parts in which a bill is being paid; null means none. */
export function partsBegun(payments: readonly Payment[]): number | null {
  const last = payments.filter(({ isUndone }) => !isUndone).at(-1)?.covers;
  return last?.kind === 'part' ? last.of : null;
}

export type VatSum = { vatBp: number; grossKurus: number };

/** Sums lines by VAT rate, the lowest first; null while a rate is not known. */
export function grossByRate(lines: readonly BillLine[]): VatSum[] | null {
  const sums = new Map<number, number>();
  for (const line of lines) {
    if (line.lineNo === WHOLE_ORDER) continue;
    if (line.vatBp === null) return null;
    sums.set(line.vatBp, (sums.get(line.vatBp) ?? 0) + line.worthKurus);
  }
  return [...sums]
    .map(([vatBp, grossKurus]) => ({ vatBp, grossKurus }))
    .sort((a, b) => a.vatBp - b.vatBp);
}

/** Returns the newest orders that make up a sum that a person had not seen. */
export function ordersSince<
  Order extends { status: string; totalAmount: string; createdAt: string },
>(orders: readonly Order[], missingKurus: number): Order[] {
  const newest = orders
    .filter(({ status }) => status !== 'cancelled')
    .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  let rest = missingKurus;
  return newest.filter(({ totalAmount }) => {
    const kurus = signedKurus(totalAmount);
    if (kurus > rest) return false;
    rest -= kurus;
    return true;
  });
}
