/** Models the venue's money without database, clock or requests. Tests compare the server with this model. */
type Method = 'cash' | 'card' | 'online' | null;
export type Status = 'pending' | 'ready' | 'completed' | 'cancelled';
type Column = 'sold' | 'refunds' | 'paid' | 'deposits' | 'income' | 'expenses';
type Entry = { day: string; column: Column; method: Method; kurus: number; bill?: ModelOrder };
/** An order for collection, which has its own bill. */
export type ModelOrder = {
  kurus: number;
  free: number;
  status: Status;
  /** True if the order is paid by card online and not fully refunded. */
  isPaid: boolean;
  refunded: number;
  /** What refunds took off the order, and what was paid less what went back. */
  off: number;
  paid: number;
  isClosed: boolean;
  /** What is booked as sold of the goods and of the order as a whole. */
  goodsSold: number;
  wholeSold: number;
};
export type ModelMoney = { entries: Entry[]; isDeposited: boolean };

const DEPOSIT_KURUS = 50_000;

const MAY_MOVE: Record<Status, readonly Status[]> = {
  pending: ['ready', 'completed', 'cancelled'],
  ready: ['completed', 'cancelled'],
  completed: ['ready'],
  cancelled: [],
};

export function newOrder(kurus: number, free: number): ModelOrder {
  const nothing = { refunded: 0, off: 0, paid: 0, goodsSold: 0, wholeSold: 0 };
  return { kurus, free, status: 'pending', isPaid: false, isClosed: false, ...nothing };
}

export function mayMove({ status }: ModelOrder, to: Status): boolean {
  return MAY_MOVE[status].includes(to);
}

/** Istanbul is three hours ahead of UTC, and its business day begins at four. */
export function modelDay(at: number): string {
  return new Date(at - 60 * 60_000).toISOString().slice(0, 10);
}

type Move = { to: Status; paidBy?: 'cash' | 'card' | undefined; day: string };

/** Handing an order over takes what is open of it. A paid order is neither cancelled nor made new. */
export function moveOrder(money: ModelMoney, order: ModelOrder, { to, paidBy, day }: Move): void {
  if (!mayMove(order, to)) return;
  order.status = to;
  const open = order.kurus - order.off - order.paid;
  if (to === 'completed' && paidBy && open > 0) {
    order.paid += open;
    money.entries.push({ day, column: 'paid', method: paidBy, kurus: open });
  }
  settle(money, order, day);
}

/** True if the step would take back an order whose bill is paid. */
export function isBillPaid(order: ModelOrder): boolean {
  return order.isClosed && order.paid > 0;
}

function settle(money: ModelMoney, order: ModelOrder, day: string): void {
  const isCancelled = order.status === 'cancelled';
  const worth = isCancelled ? 0 : order.kurus - order.off;
  const isOver = isCancelled || order.status === 'completed';
  if (order.isClosed && order.paid < worth) order.isClosed = false;
  else if (order.paid >= worth && isOver) order.isClosed = true;
  const isSold = order.isClosed && !isCancelled;
  const [goods, whole] = isSold ? [order.kurus, -order.off] : [0, 0];
  for (const kurus of [goods - order.goodsSold, whole - order.wholeSold]) {
    if (kurus !== 0) money.entries.push({ day, column: 'sold', method: null, kurus, bill: order });
  }
  Object.assign(order, { goodsSold: goods, wholeSold: whole });
}

export function payByCard(money: ModelMoney, order: ModelOrder, day: string): void {
  order.isPaid = true;
  order.paid += order.kurus;
  money.entries.push({ day, column: 'paid', method: 'online', kurus: order.kurus });
  settle(money, order, day);
}

/** A part that goes back, or all of a served order, lowers what the order is worth. */
export function refund(money: ModelMoney, order: ModelOrder, kurus: number, day: string): void {
  order.refunded += kurus;
  const isWhole = order.refunded === order.kurus;
  if (isWhole) order.isPaid = false;
  const isLess = isWhole ? order.status === 'completed' : order.status !== 'cancelled';
  if (isLess) order.off += kurus;
  order.paid -= kurus;
  money.entries.push({ day, column: 'refunds', method: 'online', kurus: -kurus });
  settle(money, order, day);
}

export function setDeposit(money: ModelMoney, isPaid: boolean, day: string): void {
  if (money.isDeposited === isPaid) return;
  money.isDeposited = isPaid;
  const kurus = isPaid ? DEPOSIT_KURUS : -DEPOSIT_KURUS;
  money.entries.push({ day, column: 'deposits', method: null, kurus });
}

export type ByHand = { isIncome: boolean; isCash: boolean; kurus: number };

export function enterByHand(money: ModelMoney, entry: ByHand, day: string): void {
  money.entries.push({
    day,
    column: entry.isIncome ? 'income' : 'expenses',
    method: entry.isCash ? 'cash' : 'card',
    kurus: entry.isIncome ? entry.kurus : -entry.kurus,
  });
}

/** Returns the figures of a summary (kuruş). */
export function figuresOf(entries: readonly Entry[]) {
  const sum = (wanted: (one: Entry) => boolean) =>
    entries.filter(wanted).reduce((total, { kurus }) => total + kurus, 0);
  const of = (wanted: Column) => sum(({ column }) => column === wanted);
  const by = (wanted: Method) =>
    sum(({ column, method }) => column !== 'sold' && method === wanted);
  const undone = sum(({ column, kurus }) => column === 'sold' && kurus < 0);
  const bills = new Map<string, number>();
  const orders = [...new Set(entries.map(({ bill }) => bill))];
  for (const { bill, day, column, kurus } of entries) {
    const key = `${orders.indexOf(bill)} ${day}`;
    if (column === 'sold') bills.set(key, (bills.get(key) ?? 0) + kurus);
  }
  return {
    revenue: of('sold'),
    sales: of('sold') - undone,
    salesUndone: undone,
    refunds: of('refunds'),
    deposits: of('deposits'),
    depositsUsed: 0,
    income: of('income'),
    expenses: of('expenses'),
    tips: 0,
    cash: by('cash'),
    card: by('card'),
    online: by('online'),
    transfer: 0,
    notRecorded: by(null),
    total: by('cash') + by('card') + by('online') + by(null),
    salesCount: [...bills.values()].filter((kurus) => kurus > 0).length,
  };
}
