import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { sendAsStaff, signedIn } from '../../support/calls/staff-calls';

export const KIOSK_T7 = 27;

/** Opens the kiosk's page, and has staff approve it for table T7. */
export async function pairAtT7(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/kiosk`);
  const shown = page.getByText(/^\d{6}$/);
  await expect(shown).toBeVisible();
  const body = { code: await shown.textContent(), name: 'Terrace', tableId: KIOSK_T7, pin: '4071' };
  await sendAsStaff(url, await signedIn(url), { method: 'POST', path: 'kiosks', body });
  await expect(page.getByRole('button', { name: 'Touch to order' })).toBeVisible({
    timeout: 15_000,
  });
}
