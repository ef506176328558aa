import { expect } from '@playwright/test';
import { openMenu, test } from '../support/bar-test';
import { DEFNE, openBoard } from '../support/staff';

test('hours and a closed day that an owner sets on a phone, an open guest page follows', async ({
  bar,
  browser,
  context,
}) => {
  const page = await openMenu(context, bar.url, 'en');
  await page.clock.install();
  const hero = page.locator('#home');
  await expect(hero).toContainText('Every day 15:00–01:00');
  await expect(hero).toContainText('Open now · until 01:00');

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
  if (process.env.SHOTS) await hours.screenshot({ path: `${process.env.SHOTS}/week-360.png` });
  await save.click();
  await expect(save).toBeHidden();
  await expect(hours.getByLabel('Sunday: opens')).toHaveValue('16:30');

  const closures = office.getByRole('group', { name: 'Closed days' });
  await closures.getByRole('button', { name: 'Add a day' }).click();
  await closures.getByLabel('Day 1', { exact: true }).fill('2026-12-31');
  await closures.getByLabel(/Note in English/).fill('Happy New Year');
  if (process.env.SHOTS)
    await closures.screenshot({ path: `${process.env.SHOTS}/closures-360.png` });
  await save.click();
  await expect(save).toBeHidden();

  await page.clock.runFor(60_000);
  await expect(hero).toContainText('16:30–23:00');
  await expect(hero).toContainText('Open now · until 23:00');
  if (process.env.SHOTS) {
    await page.screenshot({ path: `${process.env.SHOTS}/guest.png` });
    await page.locator('#contact').scrollIntoViewIfNeeded();
    await page.locator('#contact').screenshot({ path: `${process.env.SHOTS}/contact.png` });
    await office.setViewportSize({ width: 1180, height: 820 });
    await hours.scrollIntoViewIfNeeded();
    await office.screenshot({ path: `${process.env.SHOTS}/settings-1180.png` });
  }
});
