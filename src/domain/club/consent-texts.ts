import TEXTS from './consent-texts.json' with { type: 'json' };
import type { ConsentChannel } from './guest-member';

type Texts = Record<ConsentChannel, { en: string; tr: string }>;

/** Holds the wording of every version that anybody has agreed to. A version never changes here. */
const CONSENT_TEXTS: Readonly<Record<string, Texts>> = TEXTS;

type Wording = { textVersion: string; channel: ConsentChannel; language: 'en' | 'tr' };

export function consentText({ textVersion, channel, language }: Wording): string | null {
  return CONSENT_TEXTS[textVersion]?.[channel][language] ?? null;
}
