import type { ConsentChannel } from './sign-in-member';

type Texts = Record<ConsentChannel, { en: string; tr: string }>;

/** Holds the wording of every version that anybody has agreed to. A version never changes here. */
const CONSENT_TEXTS: Readonly<Record<string, Texts>> = {
  '2026-11': {
    email: {
      en: 'Send me offers by email (you can stop any time)',
      tr: 'Kampanyaları e-postayla gönderin (istediğiniz zaman durdurabilirsiniz)',
    },
    sms: {
      en: 'Send me offers by SMS (you can stop any time)',
      tr: 'Kampanyaları SMS ile gönderin (istediğiniz zaman durdurabilirsiniz)',
    },
  },
};

type Wording = { textVersion: string; channel: ConsentChannel; language: 'en' | 'tr' };

export function consentText({ textVersion, channel, language }: Wording): string | null {
  return CONSENT_TEXTS[textVersion]?.[channel][language] ?? null;
}
