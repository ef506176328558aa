/** Models the club's points without database, clock or requests. Tests compare the server with this model. */
export const DISHES = { side: 25, tenders: 46, burger: 1 } as const;
export type Dish = keyof typeof DISHES;
export const COST: Record<Dish, number> = { side: 100, tenders: 200, burger: 300 };
/** A lemonade costs 180 lira. */
const POINTS_OF_A_CUP = 18;
const HOLD_MS = 24 * 60 * 60_000;

export type FreeDish = { dish: Dish; holdId?: string };
type MoveTo = 'ready' | 'completed' | 'cancelled';
type Who = { key: string; device: number };

/** Describes one request, or an order by staff. A redemption's key names the hold, an order's key the order. */
export type ClubAction =
  | (Who & { act: 'redeem'; dish: Dish })
  | (Who & { act: 'order'; free: readonly FreeDish[]; cups: number })
  | (Who & { act: 'cancel'; orderId: string })
  | { key: string; act: 'move'; orderId: string; to: MoveTo }
  | { act: 'remove'; device: number; holdId: string }
  | { act: 'sweep' };

type Hold = {
  id: string;
  dish: Dish;
  at: number;
  state: 'open' | 'used' | 'released';
  orderId: string | null;
};
type Order = { status: 'pending' | MoveTo; earns: number; credited: number };

export type Club = {
  now: number;
  balance: number;
  holds: Hold[];
  orders: Map<string, Order>;
  responses: Map<string, string>;
};

const MAY_MOVE: Record<Order['status'], readonly MoveTo[]> = {
  pending: ['ready', 'completed', 'cancelled'],
  ready: ['completed', 'cancelled'],
  completed: ['ready'],
  cancelled: [],
};

export function newClub(now: number, balance: number): Club {
  return { now, balance, holds: [], orders: new Map(), responses: new Map() };
}

/** Returns the response ("ok" or a code) and the club after it; does not change the club before. */
export function after(before: Club, act: ClubAction): { club: Club; response: string } {
  const club = structuredClone(before);
  const known = 'key' in act ? club.responses.get(act.key) : undefined;
  if (known !== undefined) return { club, response: known };
  const response = decide(club, act);
  if ('key' in act) club.responses.set(act.key, response);
  return { club, response };
}

function decide(club: Club, act: ClubAction): string {
  switch (act.act) {
    case 'redeem':
      return redeem(club, act);
    case 'order':
      return order(club, act);
    case 'cancel':
      return cancel(club, act.orderId);
    case 'move':
      return move(club, act);
    case 'remove':
      giveBack(club, ({ id, state }) => id === act.holdId && state === 'open');
      return 'ok';
    case 'sweep':
      giveBack(club, ({ state, at }) => state === 'open' && at + HOLD_MS <= club.now);
      return 'ok';
  }
}

function redeem(club: Club, { key, dish }: Extract<ClubAction, { act: 'redeem' }>): string {
  if (club.balance < COST[dish]) return 'loyalty.insufficient_points';
  club.balance -= COST[dish];
  club.holds.push({ id: key, dish, at: club.now, state: 'open', orderId: null });
  return 'ok';
}

function order(club: Club, { key, free, cups }: Extract<ClubAction, { act: 'order' }>): string {
  const waiting = club.holds
    .filter(({ state, at }) => state === 'open' && at + HOLD_MS > club.now)
    .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
  const taken: Hold[] = [];
  for (const { dish, holdId } of free) {
    const hold = waiting.find(
      (one) =>
        one.dish === dish && !taken.includes(one) && (holdId === undefined || one.id === holdId),
    );
    if (!hold) return 'order.reward_not_held';
    taken.push(hold);
  }
  for (const hold of taken) Object.assign(hold, { state: 'used', orderId: key });
  club.orders.set(key, { status: 'pending', earns: cups * POINTS_OF_A_CUP, credited: 0 });
  return 'ok';
}

function cancel(club: Club, orderId: string): string {
  const found = club.orders.get(orderId);
  if (!found) return 'not_found';
  if (found.status !== 'pending') return 'order.not_cancellable';
  found.status = 'cancelled';
  giveBack(club, (hold) => hold.orderId === orderId && hold.state === 'used');
  return 'ok';
}

function move(club: Club, { orderId, to }: Extract<ClubAction, { act: 'move' }>): string {
  const found = club.orders.get(orderId);
  if (!found) return 'not_found';
  // A move to the order's present status succeeds and changes nothing.
  if (found.status === to) return 'ok';
  if (!MAY_MOVE[found.status].includes(to)) return 'conflict';
  if (to === 'completed') credit(club, found, found.earns - found.credited);
  // The venue does not ask for points that were spent in between.
  if (found.status === 'completed') credit(club, found, -Math.min(found.credited, club.balance));
  found.status = to;
  if (to === 'cancelled') {
    giveBack(club, (hold) => hold.orderId === orderId && hold.state === 'used');
  }
  return 'ok';
}

function credit(club: Club, found: Order, points: number): void {
  club.balance += points;
  found.credited += points;
}

function giveBack(club: Club, which: (hold: Hold) => boolean): void {
  for (const hold of club.holds.filter(which)) {
    hold.state = 'released';
    club.balance += COST[hold.dish];
  }
}
