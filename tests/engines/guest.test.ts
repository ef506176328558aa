import { expect } from 'vitest';
import { until } from '../support/bar/until';
import { brunchesAtTheBar, messagesAtTheBar, ordersAtTheBar } from '../support/calls/staff-calls';
import { newestCode } from '../support/mail/mail-codes';
import { test } from './engine-test';
import {
  chooseBrunch,
  enter,
  fillCart,
  goTo,
  goToPayment,
  join,
  PHONE_NUMBER,
  seesOneOrder,
} from './guest-steps';

test('a guest orders, from the first tap to the confirmation', async ({ bar, page }) => {
  await enter(page, bar.url);
  await fillCart(page);
  await goToPayment(page);
  await page.tap('button', /^Place order/);
  await seesOneOrder(page, bar);
  const [order] = await ordersAtTheBar(bar.url);
  expect(order?.items).toHaveLength(2);
  expect(order?.tableNumber).toBe('T12');
});

test('a guest books a brunch in three steps', async ({ bar, page }) => {
  await enter(page, bar.url);
  const dialog = page.within('[role=dialog]');
  await goTo(page, '/?d=brunch&step=1');
  await chooseBrunch(page);
  await dialog.fill(/^Full name/, 'Ayşe Işık');
  await dialog.fill(/^Email/, 'ayse@example.com');
  await dialog.fill('Phone number', PHONE_NUMBER);
  await dialog.tap('button', 'Complete Reservation');
  await page.sees('heading', 'Your bookings');
  expect(await brunchesAtTheBar(bar.url)).toMatchObject([
    { guestName: 'Ayşe Işık', guestPhone: '+905321234567', partySize: 2 },
  ]);
});

test('a guest writes to the bar', async ({ bar, page }) => {
  await enter(page, bar.url);
  const section = page.within('#contact');
  await goTo(page, '/#contact');
  await section.fill('Name', 'Işıl Çağ');
  await section.fill('Email', 'isil@example.com');
  await section.fill('Subject', 'Doğum günü');
  await section.fill('Message', 'Bahçede 20 kişi?');
  // The server ignores messages written faster than a person writes.
  await page.run(() => {
    // Firefox runs this script with a Date of its own beside the page's.
    const { Date: clock } = window;
    const now = clock.now.bind(clock);
    clock.now = () => now() + 60_000;
  });
  await section.tap('button', /^Send message/);
  await section.sees('text', /Your message reached the bar/);
  expect(await messagesAtTheBar(bar.url)).toMatchObject([
    { name: 'Işıl Çağ', subject: 'Doğum günü', message: 'Bahçede 20 kişi?' },
  ]);
});

test('a guest joins the club and confirms the address with the code from the mail', async ({
  bar,
  page,
}) => {
  await enter(page, bar.url);
  const dialog = page.within('[role=dialog]');
  await goTo(page, '/?d=account');
  await join(page);
  const code = await until(() => newestCode(bar.dataDir));
  await goTo(page, '/?d=me&tab=loyalty');
  await dialog.fill('Code from the email', code);
  await dialog.misses('field', 'Code from the email');
  await dialog.sees('button', 'Redeem points');
});
