import { expect, type Page } from '@playwright/test';
import type { RunningBar } from '../support/running-bar';
import type { Language } from './bar-test';

/** A screen of the staff as it is looked at, on a page that is signed in; the next one opens by itself. */
export type StaffScreen = {
  name: string;
  open(page: Page, bar: RunningBar, language: Language): Promise<void>;
};

const CALL = {
  en: { name: 'New orders', answer: "I've got it" },
  tr: { name: 'Yeni siparişler', answer: 'Ben alıyorum' },
} as const satisfies Record<Language, Record<string, string>>;

/** New orders call across every page; once somebody has them, the page is looked at without the call. */
export async function answerTheCall(page: Page, language: Language, orders: number): Promise<void> {
  const call = page.getByRole('region', { name: CALL[language].name });
  await expect(call).toContainText(`${orders} `);
  await call.getByRole('button', { name: CALL[language].answer }).click();
  await expect(call).toBeHidden();
}
