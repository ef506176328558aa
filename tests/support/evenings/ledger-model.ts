/** Models the venue's money without database, clock or requests. Tests compare the server with this model. */
type Method = 'cash' | 'card' | null;
export type Status = 'pending' | 'ready' | 'completed' | 'cancelled';
type Column = 'sales' | 'salesUndone' | 'refunds' | 'deposits' | 'income' | 'expenses';
type Entry = { day: string; column: Column | null; method: Method; kurus: number; sales?: number };
export type ModelOrder = {
  kurus: number;
  free: number;
  status: Status;
  /** True if the order is paid by card and not fully refunded. */
  isPaid: boolean;
  refunded: number;
  /** The method of the order's last sale, and the ledger's sum since that sale. */
  soldBy: Method;
  booked: number;
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
  const unpaid = { isPaid: false, refunded: 0, soldBy: null, booked: 0 };
  return { kurus, free, status: 'pending', ...unpaid };
}

export function mayMove({ status }: ModelOrder, to: Status): boolean {
  return MAY_MOVE[status].includes(to);
}

/** Istanbul is three hours ahead of UTC, and its business day begins at four. */
export function modelDay(at: number): string {
  return new Date(at - 60 * 60_000).toISOString().slice(0, 10);
}

export function moveOrder(money: ModelMoney, order: ModelOrder, to: Status, day: string): void {
  if (!mayMove(order, to)) return;
  if (to === 'completed') {
    const method = order.isPaid ? 'card' : null;
    const back = order.isPaid ? order.refunded : 0;
    money.entries.push({ day, column: 'sales', method, kurus: order.kurus, sales: 1 });
    if (back > 0) money.entries.push({ day, column: 'refunds', method: 'card', kurus: -back });
    Object.assign(order, { soldBy: method, booked: order.kurus - back });
  }
  if (order.status === 'completed') {
    const undone = { method: order.soldBy, kurus: -order.booked, sales: -1 };
    money.entries.push({ day, column: 'salesUndone', ...undone });
    order.booked = 0;
  }
  order.status = to;
}

/** A card payment after the sale moves the sale to the card. */
export function payByCard(money: ModelMoney, order: ModelOrder, day: string): void {
  order.isPaid = true;
  if (order.status !== 'completed') return;
  money.entries.push({ day, column: null, method: null, kurus: -order.kurus });
  money.entries.push({ day, column: null, method: 'card', kurus: order.kurus });
  order.soldBy = 'card';
}

export function refund(money: ModelMoney, order: ModelOrder, kurus: number, day: string): void {
  order.refunded += kurus;
  if (order.refunded === order.kurus) order.isPaid = false;
  if (order.status !== 'completed') return;
  money.entries.push({ day, column: 'refunds', method: 'card', kurus: -kurus });
  order.booked -= kurus;
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
  const of = (...columns: Column[]) =>
    sum(({ column }) => column !== null && columns.includes(column));
  return {
    revenue: of('sales', 'salesUndone', 'refunds'),
    sales: of('sales'),
    salesUndone: of('salesUndone'),
    refunds: of('refunds'),
    deposits: of('deposits'),
    income: of('income'),
    expenses: of('expenses'),
    cash: sum(({ method }) => method === 'cash'),
    card: sum(({ method }) => method === 'card'),
    notRecorded: sum(({ method }) => method === null),
    total: sum(() => true),
    salesCount: entries.reduce((total, { sales = 0 }) => total + sales, 0),
  };
}
