import { useEffect, useState } from 'react';
import { type GuestPayment, guestPaymentOf } from '#domain/payments/payment-read';
import { pageFetch } from '../network/page-fetch';

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
