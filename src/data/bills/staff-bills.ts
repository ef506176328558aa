import type { BillRead, TenderFor, TenderRead } from '#domain/bills/bill';
import type { TillRules } from '#domain/bills/line-entry';
import { USUAL_TILL_RULES } from '#domain/bills/line-entry';
import { liraText, signedKurus } from '#domain/money';
import type { StaffOrder } from '#domain/orders/guest-order';
import { orderCode } from '#domain/orders/order';
import type { OutboxEntry } from '#domain/registry/guest-mutations';
import { firstNameOf } from '#domain/seatings/seating';
import { entityIdOf, isTerminal, staffIdOf } from '#domain/sync/mutation';
import type { TenderMethod } from '#domain/tender-methods';
import type { AdminDb } from '../admin-db';
import { isRecord, recordOf, textField } from '../json';
import type { People } from '../outbox/enqueue';
import { isWaiting, lastWaiting } from '../outbox/enqueue';
import { groupedBy } from '../outbox/outbox';
import { readPeople } from '../session';
import { readBarRules, staffEntries } from '../sync/pull';
import { billLines } from './bill-lines';

export type PaymentOnTablet = TenderRead & {
  /** `refused`: the server did not accept money that was taken; it counts, and a person has to see it. */
  state: 'sent' | 'queued' | 'refused';
  code: string | null;
  /** Another row takes the payment back. */
  isUndone: boolean;
};

/** The closing was refused: the person had seen another sum, or an order waits for an answer. */
export type BillQuestion = {
  entryId: string;
  code: string;
  /** What the bill is worth more than the person saw (kuruş). */
  missingKurus: number;
};

export type BillOnTablet = Omit<BillRead, 'tenders'> & {
  worthKurus: number;
  paidKurus: number;
  /** Worth less paid; a negative sum is to be given back. */
  openKurus: number;
  payments: readonly PaymentOnTablet[];
  isCloseQueued: boolean;
  question: BillQuestion | null;
};

/** Reads bills with what this tablet has queued laid over them, the oldest first; merged ones are left out. */
export function readBills(db: AdminDb): Promise<BillOnTablet[]> {
  return db.transaction('r', db.bill, db.order, db.outbox, db.meta, async () => {
    const [bills, orders, rows, people, { till }] = await Promise.all([
      db.bill.toArray(),
      db.order.toArray(),
      db.outbox.toArray(),
      readPeople(db),
      readBarRules(db),
    ]);
    return billsOnTablet(bills, orders, staffEntries(rows), people, till);
  });
}

function billsOnTablet(
  bills: readonly BillRead[],
  orders: readonly StaffOrder[],
  entries: readonly OutboxEntry[],
  people: People = {},
  till: TillRules = USUAL_TILL_RULES,
): BillOnTablet[] {
  const unsent = new Map(
    billLines(orders, entries, { people, till }).map((one) => [one.billId, one.unsentKurus]),
  );
  const waiting = entries.filter(({ state }) => isWaiting(state));
  const mergedInto = new Map(bills.map(({ id, mergedInto }) => [id, mergedInto]));
  for (const { kind, entityKey, body } of waiting) {
    if (kind === 'bill.merge')
      mergedInto.set(entityIdOf(entityKey), textField(recordOf(body), 'into'));
  }
  // Two tablets may merge two bills into each other.
  const live = (id: string, passed: readonly string[] = []): string => {
    const next = mergedInto.get(id);
    return next && !passed.includes(next) ? live(next, [...passed, id]) : id;
  };
  const queued = entries
    .filter(({ state }) => !isTerminal(state))
    .sort((a, b) => a.createdAt - b.createdAt || a.seqInKey - b.seqInKey);
  const byBill = groupedBy(
    queued.filter(({ kind }) => kind.startsWith('bill.')),
    ({ entityKey }) => live(entityIdOf(entityKey)),
  );
  const steps = groupedBy(
    queued.filter(({ kind }) => kind === 'order.status'),
    ({ entityKey }) => entityIdOf(entityKey),
  );
  const onBill = groupedBy(orders, ({ billId }) => live(billId ?? ''));
  const all = [...bills, ...begunBills(bills, waiting, orders)];
  return all
    .filter(({ id }) => live(id) === id)
    .map((bill) => {
      const joined = bills.filter(
        ({ id, mergedInto }) => mergedInto === null && live(id) === bill.id,
      );
      const tenders = [...new Set([bill, ...joined])].flatMap((one) => one.tenders);
      return billOnTablet(
        { ...bill, tenders },
        {
          own: byBill.get(bill.id) ?? [],
          orders: onBill.get(bill.id) ?? [],
          unsentKurus: unsent.get(bill.id) ?? 0,
          steps,
          people,
        },
      );
    })
    .sort((a, b) => (a.openedAt < b.openedAt ? -1 : 1));
}

/** Bills that this tablet begins: with a round, by a name, or by moving lines. */
function begunBills(
  bills: readonly BillRead[],
  waiting: readonly OutboxEntry[],
  orders: readonly StaffOrder[],
): BillRead[] {
  const begun = new Map<string, BillRead>();
  for (const entry of waiting) {
    const made = begunBy(entry);
    if (!made || begun.has(made.id) || bills.some((bill) => bill.id === made.id)) continue;
    begun.set(made.id, {
      ...{ v: 0, number: '…', ...made },
      label: made.label ?? orders.find(({ billId }) => billId === made.id)?.tableNumber ?? '',
      ...{ openedAt: isoOf(entry), closedAt: null, closedBy: null, mergedInto: null },
      ...{ worth: '0.00', paid: '0.00', isBeforeTill: false, printed: null, tenders: [] },
    });
  }
  return [...begun.values()];
}

/** A round knows only the id of its table; its order has the label. */
type Begun = Pick<BillRead, 'id' | 'kind' | 'phone' | 'memberId' | 'memberName'> & {
  label: string | null;
};

function begunBy({ kind, entityKey, body }: OutboxEntry): Begun | null {
  const told = recordOf(body);
  const own = entityIdOf(entityKey);
  if (kind === 'bill.open') return tabOf(own, told);
  if (kind === 'order.take') {
    if (isRecord(told?.tab)) return { ...tabOf(own, told.tab), ...memberIn(told) };
    const isTable = told?.serviceType === 'table';
    const label = isTable ? null : orderCode(own);
    return { id: own, kind: isTable ? 'table' : 'order', label, ...memberIn(told) };
  }
  const id = textField(told, kind === 'bill.merge' ? 'into' : 'to');
  const begins = isRecord(told?.begins) ? told.begins : null;
  if (!begins || id === null) return null;
  return {
    id,
    kind: 'tableId' in begins ? 'table' : 'tab',
    label: textField(begins, 'label') ?? '',
  };
}

function tabOf(id: string, tab: Record<string, unknown> | null): Begun {
  const phone = textField(tab, 'phone');
  return {
    ...{ id, kind: 'tab', label: textField(tab, 'name') ?? '' },
    ...(phone !== null && { phone }),
    ...memberIn(tab),
  };
}

function memberIn(told: Record<string, unknown> | null) {
  const [memberId, memberName] = [textField(told, 'memberId'), textField(told, 'memberName')];
  return {
    ...(memberId !== null && { memberId }),
    ...(memberName !== null && { memberName }),
  };
}

/** Lays the last unsent name and member over a bill. */
function renamed(bill: Omit<BillRead, 'tenders'>, own: readonly OutboxEntry[]) {
  const last = lastWaiting(own.filter(({ kind }) => kind === 'bill.rename'));
  if (!last) return bill;
  const { phone: _, memberId: __, memberName: ___, ...rest } = bill;
  const { id: ____, kind: _____, label, ...told } = tabOf(bill.id, recordOf(last.body));
  return { ...rest, ...told, label: bill.kind === 'tab' ? (label ?? '') : bill.label };
}

type About = {
  /** The bill's own entries, the oldest first. */
  own: readonly OutboxEntry[];
  orders: readonly StaffOrder[];
  /** What unsent changes of lines add to the worth. */
  unsentKurus: number;
  steps: ReadonlyMap<string, readonly OutboxEntry[]>;
  people: People;
};

function billOnTablet({ tenders, ...stored }: BillRead, about: About): BillOnTablet {
  const bill = renamed(stored, about.own);
  const { own, orders, unsentKurus, steps, people } = about;
  const waiting = orders.flatMap(({ id, status, totalAmount }) => {
    const step = lastWaiting(steps.get(id) ?? []);
    return step && status !== 'cancelled' ? [{ step, totalAmount }] : [];
  });
  const cancelled = waiting
    .filter(({ step }) => textField(recordOf(step.body), 'status') === 'cancelled')
    .reduce((sum, { totalAmount }) => sum + signedKurus(totalAmount), 0);
  const worthKurus = signedKurus(bill.worth) - cancelled + unsentKurus;
  const taken = own.reduce((all, entry) => withEntry(all, entry, people), tenders.map(sent));
  const isOwn = bill.kind === 'order';
  const handed = waiting.find(
    ({ step }) => isOwn && textField(recordOf(step.body), 'paidBy') !== null,
  );
  const rest = worthKurus - sumOf(taken);
  const payments = handed && rest > 0 ? [...taken, handedOver(handed.step, rest, people)] : taken;
  const paidKurus = sumOf(payments);
  const isCloseQueued = own.some(({ kind, state }) => kind === 'bill.close' && isWaiting(state));
  const isClosing = isCloseQueued || handed !== undefined;
  const printed = own.filter(({ kind, state }) => kind === 'bill.print' && isWaiting(state));
  return {
    ...bill,
    ...(printed.length > 0 && { printed: printedBy(bill.printed, printed) }),
    worth: liraText(worthKurus),
    paid: liraText(paidKurus),
    worthKurus,
    paidKurus,
    openKurus: worthKurus - paidKurus,
    closedAt:
      bill.closedAt ??
      (isClosing && paidKurus >= worthKurus ? isoOf(own.at(-1) ?? handed?.step) : null),
    payments: marked(payments),
    isCloseQueued,
    question: questionOf(own, worthKurus),
  };
}

function isoOf(entry: OutboxEntry | undefined): string {
  return new Date(entry?.createdAt ?? 0).toISOString();
}

function sumOf(payments: readonly Pick<TenderRead, 'amount'>[]): number {
  return payments.reduce((sum, { amount }) => sum + signedKurus(amount), 0);
}

function sent(tender: TenderRead): PaymentOnTablet {
  return { ...tender, state: 'sent', code: null, isUndone: false };
}

/** Lays one entry over the payments. A row that the server has already is not counted twice. */
function withEntry(payments: readonly PaymentOnTablet[], entry: OutboxEntry, people: People) {
  const { id, kind } = entry;
  const body = recordOf(entry.body);
  if (payments.some((one) => one.id === id)) return [...payments];
  const method = methodOf(body);
  const row = rowOf(entry, people);
  if (kind === 'bill.tender') {
    const [amount = '0', tip] = [textField(body, 'amount') ?? undefined, textField(body, 'tip')];
    // A tablet's command wrote the body.
    const covers = isRecord(body?.covers) ? (body.covers as TenderFor) : null;
    const [given, slip] = [textField(body, 'given'), textField(body, 'slip')];
    return [...payments, { ...row, amount, method, tip, covers, given, slip }];
  }
  if (kind === 'bill.refund') {
    const amount = negative(textField(body, 'amount') ?? '0');
    return [...payments, { ...row, amount, method, reason: textField(body, 'reason') }];
  }
  if (kind === 'bill.tender_undo') return withUndo(payments, entry, people);
  return [...payments];
}

function withUndo(payments: readonly PaymentOnTablet[], entry: OutboxEntry, people: People) {
  const body = recordOf(entry.body);
  const undone = payments.find(({ id }) => id === textField(body, 'payment'));
  const isDone = payments.some(({ id, answers }) => answers === undone?.id && id !== undone?.id);
  if (!undone || isDone || row(entry.state) === 'refused') return [...payments];
  const back = { ...rowOf(entry, people), id: `undo:${undone.id}`, answers: undone.id };
  const amount = negative(undone.amount);
  const tip = undone.tip && negative(undone.tip);
  const rows = [...payments, { ...back, amount, method: undone.method, tip }];
  if (textField(body, 'method') === null) return rows;
  return [...rows, { ...rowOf(entry, people), amount: undone.amount, method: methodOf(body) }];
}

function rowOf(entry: OutboxEntry, people: People): PaymentOnTablet {
  return {
    id: entry.id,
    amount: '0',
    method: 'cash',
    tip: null,
    at: isoOf(entry),
    by: firstNameOf(people[staffIdOf(entry.principal) ?? ''] ?? null),
    covers: null,
    given: null,
    slip: null,
    answers: null,
    reason: null,
    state: row(entry.state),
    code: entry.lastCode ?? null,
    isUndone: false,
  };
}

/** The hand-over of an order takes what is open of its own bill. */
function handedOver(step: OutboxEntry, kurus: number, people: People): PaymentOnTablet {
  const method = methodOf(recordOf(step.body), 'paidBy');
  return { ...rowOf(step, people), amount: liraText(kurus), method };
}

function row(state: OutboxEntry['state']): PaymentOnTablet['state'] {
  return isWaiting(state) ? 'queued' : 'refused';
}

function methodOf(body: Record<string, unknown> | null, field = 'method'): TenderMethod {
  const method = body?.[field];
  return method === 'card' || method === 'transfer' ? method : 'cash';
}

function negative(lira: string): string {
  return lira.startsWith('-') ? lira.slice(1) : `-${lira}`;
}

function marked(payments: readonly PaymentOnTablet[]): PaymentOnTablet[] {
  const answered = new Set(payments.flatMap(({ answers }) => answers ?? []));
  return payments.map((one) => ({ ...one, isUndone: answered.has(one.id) }));
}

function printedBy(before: BillRead['printed'], prints: readonly OutboxEntry[]) {
  const last = prints.at(-1);
  const worth = textField(recordOf(last?.body), 'worth') ?? '0';
  return { at: isoOf(last), worth, times: (before?.times ?? 0) + prints.length };
}

function questionOf(own: readonly OutboxEntry[], worthKurus: number): BillQuestion | null {
  const refused = own.find(({ kind, state }) => kind === 'bill.close' && !isWaiting(state));
  if (!refused) return null;
  const seen = textField(recordOf(refused.body), 'worth') ?? '0';
  return {
    entryId: refused.id,
    code: refused.lastCode ?? 'internal',
    missingKurus: Math.max(0, worthKurus - signedKurus(seen)),
  };
}
