import { expect } from '@playwright/test';
import { openMenu, test } from '../support/bar-test';
import { brunchOn, dayFromNow } from '../support/brunch-guest';
import { DEFNE, openBoard } from '../support/staff';

test('hours, a closed day and a brunch dish that an owner sets on a phone, an open guest page follows; an old choice of brunch is asked again', async ({
  bar,
  browser,
  context,
}) => {
  const page = await openMenu(context, bar.url, 'en');
  await page.clock.install();
  const hero = page.locator('#home');
  await expect(hero).toContainText('Every day 15:00–01:00');
  await expect(hero).toContainText('Open now · until 01:00');

  const { words, dialog, ...brunch } = brunchOn(page, 'en');
  await page.getByRole('button', { name: words.book, exact: true }).click();
  await brunch.chooseSlot(dayFromNow(2));
  await brunch.chooseFoodAndDrink('The BBQ Bliss Stack');

  const own = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const office = await openBoard(own, bar.url, 'en', DEFNE);
  await office.goto(`${bar.url}/admin/settings`);
  const hours = office.getByRole('group', { name: 'Opening hours' });
  const save = office.getByRole('button', { name: 'Save', exact: true });
  await hours.getByLabel('Monday: closes').fill('23');
  await hours.getByLabel('Monday: opens').fill('soon');
  await save.click();
  await expect(hours.getByRole('alert')).toContainText('Enter times as hours and minutes');
  await hours.getByLabel('Monday: opens').fill('1630');
  await hours.getByRole('button', { name: 'Monday’s hours on all days' }).click();
  await hours.getByLabel('Tuesday: open', { exact: true }).uncheck();
  await save.click();
  await expect(save).toBeHidden();
  await expect(hours.getByLabel('Sunday: opens')).toHaveValue('16:30');

  const closures = office.getByRole('group', { name: 'Closed days' });
  await closures.getByRole('button', { name: 'Add a day' }).click();
  await closures.getByLabel('Day 1', { exact: true }).fill('2026-12-31');
  await closures.getByLabel(/Note in English/).fill('Happy New Year');
  await save.click();
  await expect(save).toBeHidden();

  const dishes = office.getByRole('group', { name: 'Dishes' });
  await dishes.getByRole('checkbox', { name: 'The BBQ Bliss Stack' }).uncheck();
  await dishes.getByRole('button', { name: 'Add a row' }).press('Enter');
  await expect(dishes.getByLabel('Name (English)')).toBeFocused();
  await office.keyboard.type('Lokum Roll');
  await save.click();
  await expect(dishes.getByRole('alert')).toContainText('a name in both languages');
  await dishes.getByLabel('Name (Turkish)').fill('Lokum Dürüm');
  const up = dishes.getByRole('button', { name: /^Up ?: Lokum Roll$/ });
  await up.press('Enter');
  await expect(up).toBeFocused();
  await save.click();
  await expect(save).toBeHidden();

  await page.clock.runFor(60_000);
  await expect(hero).toContainText('16:30–23:00');
  await expect(hero).toContainText('Open now · until 23:00');
  await expect(dialog.getByText(words.step(2))).toBeVisible();
  await expect(dialog.getByRole('radio').nth(4)).toHaveAccessibleName('Lokum Roll');
  await expect(dialog.getByRole('radio', { name: 'The BBQ Bliss Stack' })).toHaveCount(0);
  await brunch.chooseFoodAndDrink('Lokum Roll');
});
