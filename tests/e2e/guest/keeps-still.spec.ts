import type { Locator } from '@playwright/test';
import { expect } from '@playwright/test';
import { openMenu, test } from '../support/bar-test';
import { bookerOn } from '../support/booking';
import { brunchOn, dayFromNow } from '../support/brunch-guest';
import { guestOn } from '../support/guest';

test.use({ viewport: { width: 390, height: 844 } });

test('dialogs move no control when a tab, a day, a service or the connection changes', async ({
  bar,
  context,
}) => {
  const page = await openMenu(context, bar.url, 'en');
  const guest = guestOn(page, 'en');
  const dialog = page.getByRole('dialog');

  await test.step('the order, with another service', async () => {
    await guest.addWith('The Bliss Classic', guest.words.plainFries);
    await guest.goToPayment();
    const tiles = await topsOf(dialog, 'radio');
    await dialog.getByRole('radio', { name: 'Delivery' }).click();
    await expect(dialog.getByLabel('City')).toBeVisible();
    expect(await topsOf(dialog, 'radio')).toEqual(tiles);
  });

  await test.step('the club, with another tab and without a connection', async () => {
    await page.goto(`${bar.url}/?d=account`);
    await expect(dialog.getByLabel('First name')).toBeVisible();
    const [tabs, fields] = [await topsOf(dialog, 'tab'), await topsOf(dialog, 'textbox')];
    await dialog.getByRole('tab', { name: 'Sign in' }).click();
    expect(await topsOf(dialog, 'tab')).toEqual(tabs);
    await dialog.getByRole('tab', { name: 'Join' }).click();
    await context.setOffline(true);
    await expect(dialog.getByText(/need a connection/)).toBeVisible();
    expect(await topsOf(dialog, 'textbox')).toEqual(fields);
    await context.setOffline(false);
  });

  await test.step('the brunch, with a day and a time', async () => {
    await page.goto(`${bar.url}/?d=brunch`);
    const { pickDay, pickTime } = brunchOn(page, 'en');
    await expect(dialog.getByRole('radio', { name: '20:00' })).toBeVisible();
    const times = await topsOf(dialog, 'radio');
    const buttons = await topsOf(dialog, 'button');
    await pickDay(dayFromNow(2));
    await pickTime('20:00');
    await expect(dialog.getByText(/TL deposit/)).toBeVisible();
    expect(await topsOf(dialog, 'radio')).toEqual(times);
    expect(await topsOf(dialog, 'button')).toEqual(buttons);
  });

  await test.step('the table booking, while the free times load', async () => {
    await page.goto(bar.url);
    const table = bookerOn(page, 'en');
    await table.goThere();
    const name = table.section.getByLabel(table.words.name, { exact: true });
    const below = async () => topOf(name, table.firstDay);
    const before = await below();
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/reservations/times*', async (route) => {
      await answered;
      await route.continue();
    });
    await table.firstDay.check();
    await expect(table.section.getByText('Checking which times are free…')).toBeVisible();
    expect(await below()).toBe(before);
    answer();
    await expect(table.section.getByText(/these times are free|Full times/)).toBeVisible();
    expect(await below()).toBe(before);
  });
});

/** Returns the tops of the controls in sight or out of it. */
async function topsOf(scope: Locator, role: 'radio' | 'tab' | 'textbox' | 'button') {
  await scope.evaluate((dialog) =>
    Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  return scope
    .getByRole(role)
    .evaluateAll((controls) =>
      controls.map((control) => Math.round(control.getBoundingClientRect().top)),
    );
}

/** Returns how far a control stands below another. */
async function topOf(control: Locator, other: Locator): Promise<number> {
  const [low, high] = [await control.boundingBox(), await other.boundingBox()];
  return Math.round((low?.y ?? 0) - (high?.y ?? 0));
}
