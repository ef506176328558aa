import type { CDPSession, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { speak, test } from '../support/bar-test';
import { DEFNE, openBoard, signInOn, TABLET } from '../support/staff';

test.use({ viewport: TABLET });

test('theme, language and sound change from the user menu at once, by keyboard, and stay on the tablet', async ({
  bar,
  context,
}) => {
  const page = await openBoard(context, bar.url, 'en');
  const root = page.locator('html');
  const account = page.getByRole('button', { name: /Can Öztürk/ });
  await account.focus();
  await page.keyboard.press('Enter');
  const choice = (name: string) => page.getByRole('menuitemradio', { name });
  const sun = choice('Sun (high contrast)');
  await expect(choice('Auto')).toBeFocused();
  for (const name of ['Light', 'Dark', 'Sun (high contrast)']) {
    await page.keyboard.press('ArrowDown');
    await expect(choice(name)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(sun).toBeChecked();
  await expect(root).toHaveAttribute('data-theme', 'sun');

  await choice('Sound on').click();
  await expect(choice('Sound on')).toBeChecked();
  await choice('Türkçe').click();
  await expect(page.getByRole('group', { name: 'Görünüm' })).toBeVisible();
  await expect(root).toHaveAttribute('lang', 'tr');
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();

  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'sun');
  await expect(root).toHaveAttribute('lang', 'tr');
});

/** The phone has a fingerprint reader that keeps passkeys; a test says when the finger lies on it. */
async function addPhone(page: Page): Promise<(isOn: boolean) => Promise<void>> {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  });
  return async (enabled) => {
    await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  };
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the owner adds a passkey, renames it, signs out and signs in with it', async ({
    bar,
    context,
  }) => {
    const url = bar.url.replace('127.0.0.1', 'localhost');
    await speak(context, 'en');
    // The test's finger would choose from the list at the email field as soon as the browser offers it.
    await context.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
    });
    const page = await context.newPage();
    const touch = await addPhone(page);
    await page.goto(`${url}/admin/login?redirect=/admin/profile`);
    await signInOn(page, DEFNE);
    await expect(page.getByText('You have no passkey yet.')).toBeVisible();

    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('My phone');
    await dialog.getByLabel('Current password').fill(DEFNE.password);
    await touch(true);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('Passkey added', { exact: true })).toBeVisible();
    await expect(page.getByText(/never used/)).toBeVisible();

    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await dialog.getByLabel('Name').fill('The same phone');
    await dialog.getByLabel('Current password').fill(DEFNE.password);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog.getByRole('alert')).toHaveText(
      'This device already has a passkey of your account.',
    );
    await page.keyboard.press('Escape');
    await touch(false);

    await page.getByRole('button', { name: 'Rename the passkey My phone' }).click();
    await dialog.getByLabel('Name').fill('Telefonum');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Telefonum')).toBeVisible();

    await page.getByRole('button', { name: /Defne/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.waitForURL(/\/admin\/login/);
    await touch(true);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.waitForURL(/\/admin\/profile/);
    await expect(page.getByText(/last used/)).toBeVisible();
    await page.getByRole('button', { name: 'Remove the passkey Telefonum' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('You have no passkey yet.')).toBeVisible();
  });
});
