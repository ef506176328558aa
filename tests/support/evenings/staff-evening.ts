import { onTestFinished } from 'vitest';
import type { CancelReason, OrderStatus } from '#domain/orders/order';
import type { AdminDb } from '../../../src/data/admin-db';
import { placeOrder } from '../../../src/data/commands/orders/place-order';
import { changeOrderStatus, markOrderSeen } from '../../../src/data/commands/orders/staff-orders';
import type { OrderOnBoard } from '../../../src/data/orders/staff-board';
import { staffBoard } from '../../../src/data/orders/staff-board';
import { readEntry } from '../../../src/data/outbox/outbox';
import { readPeople } from '../../../src/data/session';
import { signInStaff } from '../../../src/data/staff/staff-session';
import { pull } from '../../../src/data/sync/pull';
import { burgerAndLemonade, EVENING } from '../bar/fixtures';
import type { TestBar } from '../bar/test-bar';
import { openBar } from '../bar/test-bar';
import type { TestClock } from '../bar/test-clock';
import { createClock } from '../bar/test-clock';
import type { TestBrowser, TestTab } from '../bar/test-device';
import { openBrowser, openTab, openTablet } from '../bar/test-device';
import type { TestNet } from '../bar/test-net';
import { createNet } from '../bar/test-net';

const PASSWORD = 'bliss-demo-2026';
/** Can works the bar, and Elif manages it. */
export const CAN = { email: 'staff@barbliss.example', password: PASSWORD };
export const ELIF = { email: 'manager@barbliss.example', password: PASSWORD };

/** Simulates a signed-in tablet with its own connection. */
export type Tablet = TestTab<AdminDb> & {
  net: TestNet;
  /** A second tab of the tablet opens on this. */
  browser: TestBrowser;
  pull(): Promise<void>;
  move(orderId: string, from: OrderStatus, to: OrderStatus, reason?: CancelReason): Promise<void>;
  /** Shows the order on the board. */
  show(orderId: string): Promise<void>;
  board(): Promise<OrderOnBoard[]>;
};

export type StaffEvening = {
  bar: TestBar;
  clock: TestClock;
  /** Places a guest's order on the server. */
  placeOrder(): Promise<string>;
  openTablet(who?: typeof CAN): Promise<Tablet>;
};

export async function startStaffEvening(): Promise<StaffEvening> {
  const clock = createClock(EVENING);
  const bar = await openBar(clock);
  onTestFinished(() => bar.close());
  const guest = openTab({ fetch: createNet(bar.fetch).fetch, clock });
  return {
    bar,
    clock,
    async placeOrder() {
      const { orderId } = await placeOrder(guest.deps, burgerAndLemonade());
      await guest.drain();
      return orderId;
    },
    openTablet: (who) => tabletOf({ bar, clock }, who),
  };
}

/** Opens a tablet with a person signed in. */
export async function tabletOf(
  { bar, clock }: Pick<StaffEvening, 'bar' | 'clock'>,
  who = CAN,
): Promise<Tablet> {
  const net = createNet(bar.fetch);
  const browser = openBrowser();
  const tab = openTablet({ fetch: net.fetch, clock, browser });
  await signInStaff(tab.deps, who);
  net.writes.length = 0;
  return { ...tabletOn(tab, net), browser };
}

function tabletOn(tab: TestTab<AdminDb>, net: TestNet): Omit<Tablet, 'browser'> {
  const { deps } = tab;
  return {
    ...tab,
    net,
    pull: () => pull(deps),
    move: (orderId, from, to, reason) =>
      changeOrderStatus(deps, { orderId, from, to, ...(reason ? { reason } : {}) }),
    show: (orderId) => markOrderSeen(deps, { orderId }),
    async board() {
      const rows = await deps.db.outbox.toArray();
      const orders = await deps.db.order.orderBy('createdAt').reverse().toArray();
      return staffBoard(
        orders,
        rows.flatMap((row) => readEntry(row) ?? []),
        await readPeople(deps.db),
      );
    },
  };
}
