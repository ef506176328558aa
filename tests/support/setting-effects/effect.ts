import type { TestApp } from '../bar/test-app';
import { createBrowser } from '../bar/test-browser';

/** Reads, over a route or a page, what a setting steers. */
export type Effect = (bar: TestApp) => Promise<unknown>;

/** Another value of a setting, and what the effect shows once it is set. */
export type SettingEffect = { value: unknown; effect: Effect; shown: unknown };

export const rules =
  (name: string): Effect =>
  async (bar) =>
    ((await createBrowser(bar).send('/api/venue')).body.rules as Record<string, unknown>)[name];

export const page =
  (path: string, words: RegExp): Effect =>
  async (bar) =>
    words.exec((await createBrowser(bar).send(path)).text)?.[0];
