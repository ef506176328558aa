import { onTestFinished } from 'vitest';
import { entityKey } from '#domain/sync/mutation';
import type { BookingOnDevice } from '../../../src/data/bookings/booking-on-device';
import { bookingOnDevice } from '../../../src/data/bookings/booking-on-device';
import { entityOf } from '../../../src/data/bookings/my-booking';
import type { GuestDb } from '../../../src/data/db';
import { clockOf } from '../../../src/data/db';
import type { OrderOnDevice } from '../../../src/data/orders/order-on-device';
import { orderOnDevice } from '../../../src/data/orders/order-on-device';
import { entriesOf } from '../../../src/data/outbox/outbox';
import { EVENING } from '../bar/fixtures';
import type { TestBar } from '../bar/test-bar';
import { openBar } from '../bar/test-bar';
import type { TestClock } from '../bar/test-clock';
import { createClock } from '../bar/test-clock';
import type { TestBrowser, TestTab } from '../bar/test-device';
import { openBrowser, openTab } from '../bar/test-device';
import type { TestNet } from '../bar/test-net';
import { createNet } from '../bar/test-net';

/** Simulates a guest's phone with a connection to a server, on an evening in July. */
export type GuestEvening = {
  bar: TestBar;
  net: TestNet;
  clock: TestClock;
  browser: TestBrowser;
  tab: TestTab<GuestDb>;
  /** Opens another tab of the same browser, or reopens a closed one. */
  openTab(): TestTab<GuestDb>;
  /** Returns the order as its page would show it. */
  look(orderId: string): Promise<OrderOnDevice>;
  /** Returns a table or brunch booking as its page would show it. */
  lookAtBooking(bookingId: string): Promise<BookingOnDevice>;
};

export async function startEvening(): Promise<GuestEvening> {
  const clock = createClock(EVENING);
  const bar = await openBar(clock);
  onTestFinished(() => bar.close());
  const net = createNet(bar.fetch);
  const browser = openBrowser();
  const open = () => openTab({ fetch: net.fetch, clock, browser });
  const tab = open();
  return {
    bar,
    net,
    clock,
    browser,
    tab,
    openTab: open,
    async lookAtBooking(bookingId) {
      const { db } = tab.deps;
      const booking = await db.myBooking.get(bookingId);
      if (!booking) return { state: 'unknown' };
      const key = entityKey(entityOf(booking.kind), bookingId);
      return bookingOnDevice(booking, await entriesOf(db, key), clockOf(tab.deps));
    },
    async look(orderId) {
      const { db } = tab.deps;
      const order = await db.myOrder.get(orderId);
      if (!order) return { state: 'unknown' };
      return orderOnDevice(
        order,
        await entriesOf(db, entityKey('order', orderId)),
        clockOf(tab.deps),
      );
    },
  };
}
