import type { Page } from '@playwright/test';
import type { RunningBar } from '../support/running-bar';
import type { Language } from './bar-test';

/** A screen of the staff as it is looked at, on a page that is signed in; the next one opens by itself. */
export type StaffScreen = {
  name: string;
  open(page: Page, bar: RunningBar, language: Language): Promise<void>;
};
