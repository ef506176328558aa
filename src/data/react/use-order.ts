import { useEffect, useState } from 'react';
import type { OrderResponse } from '#domain/orders/guest-order';
import type { GuestPayment } from '#domain/payments/payment-read';
import { guestPaymentOf } from '#domain/payments/payment-read';
import type { OutboxEntry } from '#domain/registry/guest-mutations';
import { entityKey } from '#domain/sync/mutation';
import type { CheckoutDraft, GuestDeps, MyOrder } from '../db';
import { clockOf } from '../db';
import { patchDraft, storedDraft } from '../drafts/order-drafts';
import { pageFetch } from '../network/net';
import { unsavedOrders } from '../orders/new-order';
import type { OrderOnDevice } from '../orders/order-on-device';
import { orderOnDevice, refreshOrder } from '../orders/order-on-device';
import { entriesOf, mayReachTablet } from '../outbox/outbox';
import { FRESH_MS } from '../outbox/outbox-rows';
import { guestDevice } from '../start/guest-device';
import { repeatReading } from '../start/repeat-reading';
import { useLiveRead } from './use-app';
import { useStore, useStoredValue } from './use-stores';

type Seen = { response: OrderResponse; seenAt: number; barAt: number | null } | 'unknown';

function watchOrder(orderId: string, onSeen: (seen: Seen) => void): () => void {
  const { deps } = guestDevice();
  return repeatReading(async (stop) => {
    const reading = await refreshOrder(deps, orderId);
    if (stop.aborted || reading.kind === 'unreachable') return;
    if (reading.kind !== 'found') return onSeen('unknown');
    onSeen({ response: reading.response, seenAt: deps.now(), barAt: reading.barAt });
  });
}

type OnDevice = { order: MyOrder; entries: OutboxEntry[] } | null;

/** Holds an order of another device; a cookie or a staff session authorizes its reading. */
type Elsewhere = Seen | null;

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

/** Renders again as time passes: lateness and recency change with time alone. */
export function useTick(): void {
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), TICK_MS);
    return () => clearInterval(timer);
  }, []);
}

const ASK_EVERY_MS = 4_000;

/** Returns a card payment, polled while the bank has not confirmed it; null while unknown. */
export function usePayment(id: string | undefined, key: string | undefined): GuestPayment | null {
  const [payment, setPayment] = useState<GuestPayment | null>(null);
  useEffect(() => {
    if (!id || !key) return;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function ask(): Promise<void> {
      const read = await readPayment(`/api/payment/${id}?key=${key}`, stop.signal);
      if (stop.signal.aborted) return;
      if (read) setPayment(read);
      if (!read || isOpen(read)) timer = setTimeout(ask, ASK_EVERY_MS);
    }
    void ask();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [id, key]);
  return payment;
}

function isOpen({ status, reason }: GuestPayment): boolean {
  return status === 'pending' || status === 'under_review' || reason === 'returning';
}

async function readPayment(path: string, signal: AbortSignal): Promise<GuestPayment | null> {
  try {
    const response = await pageFetch(path, { signal });
    return response.ok ? guestPaymentOf(await response.json()) : null;
  } catch {
    return null;
  }
}

export function useCheckoutDraft(): [CheckoutDraft, (patch: Partial<CheckoutDraft>) => void] {
  return [useStoredValue(storedDraft), patchDraft];
}

export type MyOrderRow = Awaited<ReturnType<typeof readMyOrders>>[number];

export function useMyOrders(): MyOrderRow[] {
  const rows = useLiveRead(async () => {
    const { deps } = guestDevice();
    return readMyOrders(deps).catch(() => []);
  }, []);
  return rows ?? [];
}

async function readMyOrders(deps: GuestDeps) {
  const orders = await deps.db.myOrder.orderBy('createdAt').reverse().toArray();
  const current = orders.filter((order) => !order.supersededBy);
  return Promise.all(
    current.map(async (order) => {
      const seen = orderOnDevice(
        order,
        await entriesOf(deps.db, entityKey('order', order.id)),
        clockOf(deps),
      );
      const status = seen.state === 'received' ? seen.response.order.status : null;
      const { id, code, createdAt: placedAt, lines, totalKurus } = order;
      return { id, code, placedAt, lines, totalKurus, state: seen.state, status };
    }),
  );
}
