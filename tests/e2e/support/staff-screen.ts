import { expect, type Page } from '@playwright/test';
import type { RunningBar } from '../../support/running-bar';

/** A screen of the staff as it is looked at, on a page that is signed in; the next one opens by itself. */
export type StaffScreen = {
  name: string;
  open(page: Page, bar: RunningBar): Promise<void>;
};

/** New orders call across every page; once somebody has them, the page is looked at without the call. */
export async function acknowledgeAlarm(page: Page, orders: number): Promise<void> {
  const call = page.getByRole('region', { name: 'New orders' });
  await expect(call).toContainText(`${orders} `);
  const name = orders > 1 ? `All (${orders})` : "I've got it";
  await call.getByRole('button', { name }).click();
  await expect(call).toBeHidden();
}
