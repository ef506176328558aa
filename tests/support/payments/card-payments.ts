import type { RunningBar } from '../bar/running-bar';
import { sendOwnOrder } from '../calls/guest-calls';
import type { SentBooking } from '../evenings/booked-evening';
import { sendBooking } from '../evenings/booked-evening';
import { formOf } from './bank-forms';

/** Pays on the simulator's page with one of its cards; returns the guest's last URL. */
export async function payOnBankPage(page: string, card = '0'): Promise<string> {
  const { action, fields } = formOf(await (await fetch(page)).text(), page);
  const paid = await post(action, { ...fields, card });
  return location(await fetch(location(paid), { redirect: 'manual' }));
}

/** Tries the bank's page with the specified sample amount; returns the guest's last URL. */
export async function payTestAmount(url: string, card = '0'): Promise<string> {
  return payOnBankPage(location(await post(`${url}/vakifbank-test/pay`, {})), card);
}

/** Books a brunch in three days and pays its deposit by card; `address` is the guest's last URL. */
export async function payDeposit(url: string): Promise<SentBooking & { address: string }> {
  const booking = await sendBooking(url, 'brunch');
  const page = await openBankPage(url, booking.cookie, { reservationId: booking.id });
  return { ...booking, address: await payOnBankPage(page) };
}

/** Lets the venue take cards for orders from now on. */
export async function takeCards(bar: RunningBar): Promise<void> {
  await bar.close();
  await bar.editWhileClosed(
    `INSERT INTO setting (key, value, v) VALUES ('payments.orders', 'true', 1)`,
  );
  await bar.open();
}

/** Orders and pays by card; `address` is the guest's last URL. */
export async function payOrder(url: string, card = '0') {
  const order = await sendOwnOrder(url, { guestName: 'Ada Kaya' });
  const page = await openBankPage(url, order.cookie, { orderId: order.orderId });
  return { ...order, address: await payOnBankPage(page, card) };
}

async function openBankPage(url: string, cookie: string, wish: object): Promise<string> {
  const response = await fetch(`${url}/api/payment/vakifbank/process`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, cookie },
    body: JSON.stringify(wish),
  });
  const { action } = (await response.json()) as { action: { url: string } };
  return action.url;
}

function post(url: string, fields: Record<string, string>): Promise<Response> {
  const origin = new URL(url).origin;
  return fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin },
    body: new URLSearchParams(fields),
  });
}

function location(response: Response): string {
  const to = response.headers.get('location');
  if (!to) throw new Error(`${response.status}: it leads nowhere`);
  return new URL(to, response.url).href;
}
