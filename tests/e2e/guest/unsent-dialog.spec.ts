import { expect } from '@playwright/test';
import { messagesAtTheBar, tableBookingsAtTheBar } from '../../support/calls/staff-calls';
import { openMenu, test, untilOfflineReady } from '../support/bar-test';
import { bookerOn } from '../support/booking';

test('the outbox list leads to the booking and the message, and the arrival of both is announced', {
  tag: '@service-worker',
}, async ({ bar, context }) => {
  const page = await openMenu(context, bar.url, 'en');
  const { words, section, submit, fill, goThere } = bookerOn(page, 'en');
  await untilOfflineReady(page);
  await context.setOffline(true);
  await goThere();
  await fill();
  await submit.click();
  await expect(section.getByRole('heading', { name: words.saved })).toBeVisible();
  const contact = page.locator('#contact');
  await contact.getByLabel('Name', { exact: true }).fill('Ada Kaya');
  await contact.getByLabel('Email').fill('ada@example.com');
  await contact.getByLabel('Subject').fill('A pram');
  await contact.getByLabel('Message', { exact: true }).fill('Is there room for a pram?');
  // The server ignores messages written faster than a person writes.
  await context.clock.setSystemTime(Date.now() + 60_000);
  await contact.getByRole('button', { name: /^Save message/ }).click();
  await expect(contact.getByText(/^Message saved/)).toBeVisible();
  // The page's status has no toast that repeats it.
  await expect(page.getByText(/^Message saved/)).toHaveCount(1, { timeout: 1_000 });

  const sheet = page.getByRole('dialog', { name: 'Waiting to send' });
  for (const [what, heading] of [
    [/^Open ?: Table booking/, '#reservations-heading'],
    [/^Open ?: Your message/, '#contact-heading'],
  ] as const) {
    await page.getByRole('button', { name: '2 waiting' }).click();
    await sheet.getByRole('button', { name: what }).click();
    await expect(sheet).toBeHidden();
    await expect(page.locator(heading)).toBeFocused();
    await expect(page.locator(heading)).toBeInViewport();
  }

  await page.reload();
  await section.getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded();
  await expect(section.getByRole('heading', { name: words.saved })).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await context.setOffline(false);
  await expect(page.getByText(words.success, { exact: true })).toBeVisible();
  await expect.poll(async () => (await messagesAtTheBar(bar.url)).length).toBe(1);
  expect(await tableBookingsAtTheBar(bar.url)).toHaveLength(1);
});
