import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { ordersAtTheBar } from '../../support/calls/staff-calls';
import { openMenu, test } from '../support/bar-test';
import { guestOn } from '../support/guest';

/** Lists the site's forms, each with its place and its submit button. */
const FORMS: readonly { name: string; open: (page: Page) => Promise<Locator> }[] = [
  {
    name: 'table booking',
    open: async (page) => {
      // The form loads when the guest scrolls near it.
      await page.locator('#reservations-heading').scrollIntoViewIfNeeded();
      await expect(page.locator('#reservations button[type=submit]')).toBeVisible();
      return page.locator('#reservations');
    },
  },
  {
    name: 'message',
    open: async (page) => page.locator('#contact'),
  },
  {
    name: 'delivery',
    open: async (page) => {
      const { origin } = new URL(page.url());
      await page.goto(`${origin}/?d=cart`);
      await page.getByRole('radio').last().click();
      await expect(page.locator('[autocomplete=street-address]')).toBeVisible();
      return page.getByRole('dialog');
    },
  },
  {
    name: 'join',
    open: async (page) => {
      await page.goto(`${new URL(page.url()).origin}/?d=account`);
      await expect(page.locator('[autocomplete=given-name]')).toBeVisible();
      return page.getByRole('dialog');
    },
  },
];

test('a form that is not complete says so at its top, in the same words as at the fields, and leads there; every field has its name, hint, error and purpose', async ({
  bar,
  context,
}) => {
  const page = await openMenu(context, bar.url, 'tr');
  const guest = guestOn(page, 'tr');
  await expect(page.locator('#contact')).toBeAttached();
  await guest.add('Soğan Halkası');
  for (const { name, open } of FORMS) {
    await test.step(name, async () => {
      const place = await open(page);
      const send = place.locator('button[type=submit], footer button').last();
      await send.click();
      const summary = place.getByRole('alert');
      await expect(summary.getByRole('heading', { name: 'Bir sorun var' })).toBeVisible();
      await expect
        .poll(() =>
          summary.evaluate((alert) => alert.parentElement?.contains(document.activeElement)),
        )
        .toBe(true);
      await expect(page).toHaveTitle(/^Hata: /);
      const links = summary.getByRole('link');
      const words = await links.allInnerTexts();
      expect(words.length).toBeGreaterThan(1);
      for (const sentence of words) {
        await expect(place.getByText(sentence, { exact: true }).nth(1)).toBeAttached();
      }
      expect(await fieldFaults(place)).toEqual([]);
      expect(await place.locator('[aria-invalid=true]').count()).toBeGreaterThan(0);
      await links.first().click();
      await expect
        .poll(() =>
          page.evaluate(() => document.activeElement?.matches('input, button, select, textarea')),
        )
        .toBe(true);
    });
  }
});

test('a collection takes a phone number as its guest writes it, and says what is wrong with another', async ({
  bar,
  context,
}) => {
  const page = await openMenu(context, bar.url, 'en');
  const guest = guestOn(page, 'en');
  await guest.add('Onion Rings');
  await guest.viewOrder();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: guest.words.collect }).click();
  await dialog.getByLabel('Name for the order').fill('Ada Kaya');
  const phone = dialog.getByLabel('Phone number');
  await phone.scrollIntoViewIfNeeded();
  await expect(dialog.getByLabel('Country calling code').getByRole('option').nth(1)).toBeAttached();
  for (const [typed, trouble] of [
    ['call me', "That isn't a phone number."],
    ['0252 614 12 3', 'too few or too many digits'],
    ['+33 6 12 34 56 7', 'too few or too many digits'],
  ] as const) {
    await phone.fill(typed);
    await guest.placeOrder();
    await expect(dialog.getByText(trouble)).toBeVisible();
  }
  await phone.fill('(0532) 111\u201122\u201133');
  await guest.placeOrder();
  await expect(page.getByRole('heading', { name: guest.words.confirmed })).toBeVisible();
  expect(await ordersAtTheBar(bar.url)).toMatchObject([{ guestPhone: '+905321112233' }]);
});

type Field = { name: string; problems: string[] };

/** Returns the faults of a form's fields for screen readers and autofill. */
function fieldFaults(place: Locator): Promise<Field[]> {
  return place.evaluate((root) =>
    [...root.querySelectorAll<HTMLInputElement>('input, select, textarea')]
      .filter((field) => field.tabIndex >= 0 && !field.closest('[aria-hidden=true]'))
      .map((field) => {
        const told = (field.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
        const isTyped = field.matches('textarea, input:not([type=radio]):not([type=checkbox])');
        const isSearch = field.type === 'search';
        const small = Number.parseFloat(getComputedStyle(field).fontSize) < 16;
        const problems = [
          (field.labels?.length ?? 0) === 0 && !field.getAttribute('aria-label') && 'no label',
          told.some((id) => !document.getElementById(id)) && 'describes itself by nothing',
          isTyped && !isSearch && !field.getAttribute('autocomplete') && 'no autocomplete',
          field.getAttribute('aria-invalid') === 'true' && told.length === 0 && 'no reason',
          isTyped && small && 'letters under 16 px make iPhones zoom',
        ].filter((problem) => problem !== false);
        return { name: field.name || field.id, problems };
      })
      .filter(({ problems }) => problems.length > 0),
  );
}

test('the details of one order are prefilled in the next, and pasting is allowed', async ({
  bar,
  context,
}) => {
  const page = await openMenu(context, bar.url, 'en');
  const guest = guestOn(page, 'en');
  for (const isFirst of [true, false]) {
    await guest.add('Onion Rings');
    await guest.viewOrder();
    const dialog = page.getByRole('dialog');
    if (isFirst) await dialog.getByRole('radio', { name: guest.words.delivery }).click();
    const address = dialog.getByLabel('Address');
    if (isFirst) {
      await dialog.getByLabel('Full name').fill('Deniz Işık');
      await dialog.getByLabel('Phone number').fill('0532 123 45 67');
      await address.focus();
      const isLetIn = await address.evaluate((field) =>
        field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })),
      );
      expect(isLetIn).toBe(true);
      await address.fill('Karagözler Mah. 12');
    }
    await expect(dialog.getByLabel('Full name')).toHaveValue('Deniz Işık');
    await expect(address).toHaveValue('Karagözler Mah. 12');
    await guest.placeOrder();
    await expect(page.getByRole('heading', { name: guest.words.confirmed })).toBeVisible();
    await page.goto(bar.url);
  }
});
