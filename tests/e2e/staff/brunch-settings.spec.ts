import { expect } from '@playwright/test';
import { openMenu, test } from '../support/bar-test';
import { brunchOn } from '../support/brunch-guest';
import { DEFNE, openBoard } from '../support/staff';

test('a dish that the owner adds with the keyboard is in the wizard; an old choice is asked again', async ({
  bar,
  browser,
  context,
}) => {
  const guest = await openMenu(context, bar.url, 'en');
  await guest.clock.install();
  const { words, dialog, ...brunch } = brunchOn(guest, 'en');
  await guest.getByRole('button', { name: words.book, exact: true }).click();
  await brunch.choose('The BBQ Bliss Stack');
  await expect(dialog.getByText(words.step(3))).toBeVisible();

  const own = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const office = await openBoard(own, bar.url, 'en', DEFNE);
  await office.goto(`${bar.url}/admin/settings`);
  const dishes = office.getByRole('group', { name: 'Dishes' });
  await dishes.getByRole('checkbox', { name: 'The BBQ Bliss Stack' }).uncheck();
  await dishes.getByRole('button', { name: 'Add a row' }).press('Enter');
  await expect(dishes.getByLabel('Name (English)')).toBeFocused();
  await office.keyboard.type('Lokum Roll');
  await office.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dishes.getByRole('alert')).toContainText('a name in both languages');
  await dishes.getByLabel('Name (Turkish)').fill('Lokum Dürüm');
  const up = dishes.getByRole('button', { name: /^Up ?: Lokum Roll$/ });
  await up.press('Enter');
  await expect(up).toBeFocused();
  await office.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(office.getByText(/^Defne · /)).toBeVisible();

  await guest.clock.runFor(60_000);
  await expect(dialog.getByText(words.step(1))).toBeVisible();
  await expect(dialog.getByRole('radio').nth(4)).toHaveAccessibleName('Lokum Roll');
  await expect(dialog.getByRole('radio', { name: 'The BBQ Bliss Stack' })).toHaveCount(0);
  await brunch.choose('Lokum Roll');
  await expect(dialog.getByText(words.step(3))).toBeVisible();
});
