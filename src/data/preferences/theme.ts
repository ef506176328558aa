import { storedValue } from '../storage/browser-storage';

/** `auto` follows the device; `sun` is the high-contrast theme for glare. */
export const THEMES = ['auto', 'light', 'dark', 'sun'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'theme';

export const storedTheme = storedValue<Theme>(
  KEY,
  (text) => THEMES.find((theme) => theme === text) ?? 'auto',
);

/** Stores a theme and applies it as public/theme.js does, which runs before the first paint. */
export function storeTheme(theme: Theme): void {
  storedTheme.set(theme === 'auto' ? null : theme);
  globalThis.dispatchEvent(new CustomEvent('theme', { detail: theme }));
}
