import { expect } from 'vitest';
import type { OpenApp } from '../bar/test-app';
import type { TestBrowser } from '../bar/test-browser';
import { createBrowser } from '../bar/test-browser';
import { bookBrunch, brunchWish } from '../data/test-bookings';
import { newOrderId } from '../data/test-orders';
import { formOf } from './bank-forms';
import type { PaymentBar } from './payment-bar';
import { openPaymentBar, submit } from './payment-bar';

/** Card indices on the simulator's page. */
export const APPROVED = '0';
export const NO_LIMIT = '6';

/** A brunch booking that waits for its deposit. */
export type Booked = { bar: PaymentBar; guest: TestBrowser; reservationId: string };

export async function booked(openApp: OpenApp): Promise<Booked> {
  const bar = await openPaymentBar(openApp);
  const guest = createBrowser(bar);
  const { status, body } = await bookBrunch(guest, brunchWish());
  expect(status).toBe(201);
  return { bar, guest, reservationId: String(body.id ?? body.reservationId) };
}

/** Taps "Pay"; `url` is the bank's page. */
export async function pay({ guest, reservationId }: Booked, id = newOrderId()) {
  const { status, body } = await guest.send('/api/payment/vakifbank/process', {
    body: { reservationId },
    headers: { 'Idempotency-Key': id },
  });
  return { id, status, body, url: (body.action as { url?: string } | undefined)?.url ?? '' };
}

/** Pays on the bank's page; returns the return URL. */
export async function onPage(url: string, press: Record<string, string>): Promise<string> {
  const page = await (await fetch(url)).text();
  return (await submit(formOf(page, url), press)).to;
}

export async function comeBack(url: string): Promise<string> {
  const response = await fetch(url, { redirect: 'manual' });
  expect(response.status).toBe(303);
  return response.headers.get('location') ?? '';
}

export async function booking({ bar, reservationId }: Booked) {
  const [row] = await bar.rows(`SELECT * FROM brunch_reservation WHERE id = '${reservationId}'`);
  return { ...row };
}

/** Returns what the guest's page at this address reads. */
export async function shownAt({ guest, bar }: Booked, address: string) {
  const { searchParams } = new URL(address, bar.url);
  const path = `/api/payment/${searchParams.get('payment')}?key=${searchParams.get('key')}`;
  return (await guest.send(path)).body;
}
