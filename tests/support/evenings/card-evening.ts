import type { OpenApp } from '../bar/test-app';
import type { TestBrowser } from '../bar/test-browser';
import { createBrowser } from '../bar/test-browser';
import type { TestStaff } from '../bar/test-staff';
import { signIn } from '../bar/test-staff';
import { lemonades, newOrderId, placeOrder } from '../data/test-orders';
import { formOf } from '../payments/bank-forms';
import type { PaymentBar } from '../payments/payment-bar';
import { openPaymentBar, submit } from '../payments/payment-bar';

export type CardEvening = {
  bar: PaymentBar;
  staff: TestStaff;
  guest: TestBrowser;
  orderId: string;
};

/** Opens an evening of card payments, with one guest's order. */
export async function openCardEvening(openApp: OpenApp): Promise<CardEvening> {
  const bar = await openPaymentBar(openApp);
  await bar.rows(`INSERT INTO setting (key, value, v) VALUES ('payments.orders', 'true', 1)`);
  bar.deps.settings.forget();
  await bar.rows('UPDATE menu_item SET alcohol = 0');
  bar.deps.menu.forget?.();
  const guest = createBrowser(bar);
  const orderId = String((await placeOrder(guest, lemonades())).body.orderId);
  return { bar, guest, orderId, staff: await signIn(bar, 'manager') };
}

/** Opens the bank's page; returns the payment and the page's URL. */
export async function openBankPage({ guest, orderId }: CardEvening) {
  const id = newOrderId();
  const { body } = await guest.send('/api/payment/vakifbank/process', {
    body: { orderId },
    headers: { 'Idempotency-Key': id },
  });
  return { id, page: (body.action as { url: string }).url };
}

/** Pays on the bank's page; returns the URL at which the guest returns. */
export async function payOnPage(page: string): Promise<string> {
  const form = formOf(await (await fetch(page)).text(), page);
  return (await submit(form, { card: '0' })).to;
}
