import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { completeOrders, ordersAtTheBar } from '../../support/calls/staff-calls';
import { openMenu, test } from '../support/bar-test';
import {
  bookAsMember,
  codeFrom,
  earnPoints,
  fillJoinForm,
  proveAddress,
} from '../support/club-guest';
import { guestOn } from '../support/guest';
import { changeLanguage } from '../support/looks/inspect';
import { askAtOnce } from '../support/staff';

async function join(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First name', { exact: true }).fill('Ada');
  await dialog.getByLabel('Last name', { exact: true }).fill('Kaya');
  await dialog.getByLabel('Email', { exact: true }).fill('ada@example.com');
  await dialog.getByRole('textbox', { name: 'Phone number' }).fill('0532 123 45 67');
  await dialog.getByRole('button', { name: 'Join the club' }).click();
  const welcome = 'Welcome to the Bar Bliss loyalty program!';
  await expect(page.getByText(welcome, { exact: true })).toBeVisible();
  await expect(dialog.getByText('Hello, Ada')).toBeVisible();
}

test('a guest joins, earns points, and has a free dish for them', async ({ bar, context }) => {
  test.setTimeout(180_000);
  const page = await openMenu(context, bar.url, 'en');
  const guest = guestOn(page, 'en');
  await page.goto(`${bar.url}/#club`);
  await page.getByRole('button', { name: 'Join the club' }).click();
  await join(page);
  await expect(page.getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    '0 of 200 to Silver',
  );

  await test.step('a member’s bookings go into the calendar by our entry, and link to the venue', async () => {
    await bookAsMember(page);
    await page.goto(`${bar.url}/?d=me&tab=reservations`);
    const bookings = page.getByRole('dialog');
    await expect(bookings.getByRole('link', { name: 'Directions' })).toHaveAttribute(
      'href',
      /maps/,
    );
    const entry = bookings.getByRole('link', { name: 'Add to calendar' });
    const href = (await entry.getAttribute('href')) ?? '';
    const response = await page.request.get(bar.url + href);
    expect(await response.text()).toContain('BEGIN:VCALENDAR');
  });

  // One order of every item earns more points than any reward costs.
  await page.goto(bar.url);
  await page.evaluate(async () => {
    const items = await (await fetch('/api/menu/items')).json();
    const dish = items.find(({ id }: { id: number }) => id === 151);
    const line = { id: 1, originalMenuItemId: 151, quantity: 50, price: dish.price };
    const named = { name: dish.nameEn, nameEn: dish.nameEn, nameTr: dish.nameTr };
    const state = { items: [{ ...line, ...named }], isOpen: false };
    localStorage.setItem('cart-storage', JSON.stringify({ state, version: 1 }));
  });
  await page.reload();
  await guest.goToPayment();
  await guest.placeOrder();
  await expect(page.getByRole('heading', { name: guest.words.confirmed })).toBeVisible();

  await completeOrders(bar.url);
  await page.goto(`${bar.url}/?d=me&tab=loyalty`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^\+\d{3}$/)).toBeVisible();
  await dialog.getByLabel('Code from the email').fill(await codeFrom(bar.dataDir));
  await dialog.getByRole('button', { name: 'Redeem points' }).click();
  const wings = dialog.getByRole('region', { name: '3 free wings or tenders' });
  await wings.getByRole('button').first().click();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await wings.getByRole('button').first().click();
  await dialog.getByRole('button', { name: 'Spicy' }).click();
  await expect(page.getByText('Your free dish is in the cart.', { exact: true })).toBeVisible();

  await page.goto(`${bar.url}/?d=cart`);
  await expect(page.getByText('Redeemed · 200 points')).toBeVisible();
  await page.goto(bar.url);
  await guest.goToPayment();
  await guest.placeOrder();
  await expect(page.getByRole('heading', { name: guest.words.confirmed })).toBeVisible();
  await page.goto(`${bar.url}/?d=me&tab=orders`);
  await expect(page.getByRole('dialog').getByText(/Spicy Sauce/)).toBeVisible();
});

test('a free dish that sold out while the bar was out of reach: it is named, and its points come back', async ({
  bar,
  context,
}) => {
  test.setTimeout(180_000);
  const page = await openMenu(context, bar.url, 'en');
  const guest = guestOn(page, 'en');
  const dialog = page.getByRole('dialog');
  await page.goto(`${bar.url}/?d=account`);
  await fillJoinForm(dialog);
  await dialog.getByRole('button', { name: 'Join the club' }).click();
  await expect(dialog.getByText('Hello, Ada')).toBeVisible();
  await proveAddress(page, bar);
  await earnPoints(page, bar);
  await page.goto(`${bar.url}/?d=redeem`);
  await dialog.getByRole('button', { name: 'Onion Rings' }).click();
  await expect(page.getByText('Your free dish is in the cart.', { exact: true })).toBeVisible();
  await page.evaluate(async () => {
    const items = await (await fetch('/api/menu/items')).json();
    const { nameEn, nameTr, price } = items.find(({ id }: { id: number }) => id === 151);
    const cart = JSON.parse(localStorage.getItem('cart-storage') ?? '');
    const line = {
      id: 1,
      originalMenuItemId: 151,
      quantity: 2,
      name: nameEn,
      nameEn,
      nameTr,
      price,
    };
    cart.state.items.push(line);
    localStorage.setItem('cart-storage', JSON.stringify(cart));
  });
  await page.goto(bar.url);
  await guest.goToPayment();
  await bar.close();
  await guest.placeOrder();
  await expect(page.getByRole('heading', { name: guest.words.savedOnPhone })).toBeVisible();
  await bar.editWhileClosed('UPDATE menu_item SET is_available = 0 WHERE id = 25');
  await bar.open();
  await askAtOnce(page);
  await expect(page.getByText(guest.words.changed)).toBeVisible();
  const gone = page.getByRole('listitem').filter({ hasText: 'Onion Rings' });
  await expect(gone).toContainText('Just sold out');
  await expect(gone).toContainText('You get your 100 points back.');
  await page.getByRole('button', { name: guest.words.acceptAndSend }).click();
  await expect(page.getByRole('heading', { name: guest.words.confirmed })).toBeVisible();
  const [order] = await ordersAtTheBar(bar.url);
  expect(order?.items.map(({ menuItemId }) => menuItemId)).toEqual([151]);
  await page.goto(`${bar.url}/?d=me&tab=loyalty`);
  await expect(dialog.getByText('Points returned: Onion Rings')).toBeVisible();
  await changeLanguage(page, 'tr');
  await expect(dialog.getByText('Puan iadesi: Soğan Halkası')).toBeVisible();
});
