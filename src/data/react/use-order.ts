import { useEffect, useState } from 'react';
import type { OrderResponse } from '#domain/orders/guest-order';
import type { OutboxEntry } from '#domain/registry/outbox-entry';
import { entityKey } from '#domain/sync/mutation';
import { clockOf } from '../deps';
import type { MyOrder } from '../orders/my-order';
import { unsavedOrders } from '../orders/new-order';
import { type OrderOnDevice, orderOnDevice } from '../orders/order-on-device';
import { entriesOf, mayReachTablet } from '../outbox/entries';
import { FRESH_MS } from '../outbox/outbox-rows';
import { guestDevice } from '../start/guest-device';
import { watchOrder } from '../start/order-watch';
import { useLiveRead } from './core/use-live-read';
import { useStore } from './core/use-store';

type OnDevice = { order: MyOrder; entries: OutboxEntry[] } | null;

/** Holds an order of another device; a cookie or a staff session authorizes its reading. */
type Elsewhere =
  | { response: OrderResponse; seenAt: number; barAt: number | null }
  | 'unknown'
  | null;

const TICK_MS = 5_000;

export function useOrder(orderId: string): OrderOnDevice {
  const unsaved = useStore(unsavedOrders).get(orderId);
  const stored = useLiveRead(() => readHere(orderId), [orderId]);
  const [elsewhere, setElsewhere] = useState<Elsewhere>(null);
  useTick();
  const here: OnDevice | undefined = unsaved
    ? { order: unsaved.order, entries: [unsaved.entry] }
    : stored;
  const shown = here ? orderOnDevice(here.order, here.entries, clockOf(guestDevice().deps)) : null;
  const isWatched =
    here === null || shouldWatch(shown) || here?.entries.some(mayReachTablet) === true;
  useEffect(() => {
    if (isWatched) return watchOrder(orderId, setElsewhere);
  }, [orderId, isWatched]);
  if (shown) return shown;
  return here === undefined ? { state: 'loading' } : asElsewhere(elsewhere);
}

/** True while the order is, or may be, open on the server. */
function shouldWatch(shown: OrderOnDevice | null): boolean {
  if (shown?.state !== 'received') return false;
  return !['completed', 'cancelled'].includes(shown.response.order.status);
}

function asElsewhere(elsewhere: Elsewhere): OrderOnDevice {
  if (elsewhere === null) return { state: 'loading' };
  if (elsewhere === 'unknown') return { state: 'unknown' };
  const isFresh = Date.now() - elsewhere.seenAt < FRESH_MS;
  const nothingAsked = { wasKurus: null, cancelPending: false, cancelRefused: null };
  return { state: 'received', saved: 'elsewhere', ...elsewhere, isFresh, ...nothingAsked };
}

async function readHere(orderId: string): Promise<OnDevice> {
  const { db } = guestDevice().deps;
  try {
    const order = await db.myOrder.get(orderId);
    return order ? { order, entries: await entriesOf(db, entityKey('order', orderId)) } : null;
  } catch {
    // Without storage only orders of this page are known.
    return null;
  }
}

/** Renders again as time passes: recency changes with time alone. */
function useTick(): void {
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), TICK_MS);
    return () => clearInterval(timer);
  }, []);
}
