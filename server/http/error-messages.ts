import type { ErrorCode } from '#domain/error-codes';
import MESSAGES from './error-messages.json' with { type: 'json' };

export type Language = 'en' | 'tr';

export function languageOf(acceptLanguage: string | undefined): Language {
  return /^\s*tr\b/i.test(acceptLanguage ?? '') ? 'tr' : 'en';
}

/** Third-party clients read these error messages; the app has its own. */
export function messageOf(code: ErrorCode, language: Language): string {
  return MESSAGES[code][language];
}
