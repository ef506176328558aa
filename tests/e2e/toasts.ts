import { expect, type Locator } from '@playwright/test';

/** A toast comes, and goes by itself where no pointer rests on it. */
export async function comeAndGo(toast: Locator): Promise<void> {
  await expect(toast).toBeVisible();
  await toast.page().mouse.move(0, 0);
  await expect(toast).toHaveCount(0, { timeout: 15_000 });
}
