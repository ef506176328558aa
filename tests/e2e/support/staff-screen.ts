import { expect, type Page } from '@playwright/test';
import type { RunningBar } from '../../support/running-bar';

/** Describes a staff screen on a signed-in page; the next screen opens by itself. */
export type StaffScreen = {
  name: string;
  open(page: Page, bar: RunningBar): Promise<void>;
};

/** Acknowledges new orders, whose alarm would cover every page. */
export async function acknowledgeAlarm(page: Page, orders: number): Promise<void> {
  const call = page.getByRole('region', { name: 'New orders' });
  await expect(call).toContainText(`${orders} `);
  const name = orders > 1 ? `All (${orders})` : "I've got it";
  await call.getByRole('button', { name }).click();
  await expect(call).toBeHidden();
}
