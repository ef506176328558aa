import { useLingui } from '@lingui/react/macro';
import type { RequiredBrunchDetail } from '#domain/brunch/brunch-details';
import { useLanguage } from '../../../i18n/use-language';

/** Returns "Still needed: Date, Time", or null when nothing is missing. */
export function useMissingText(): (missing: readonly RequiredBrunchDetail[]) => string | null {
  const { t } = useLingui();
  const language = useLanguage();
  const names: Record<RequiredBrunchDetail, string> = {
    serviceDay: t`Date`,
    reservationTime: t`Time`,
    partySize: t`People`,
    guestName: t`Full name`,
    guestEmail: t`Email`,
    guestPhone: t`Phone number`,
  };
  return (missing) => {
    if (missing.length === 0) return null;
    const format = new Intl.ListFormat(language, { style: 'narrow' });
    const list = format.format(missing.map((name) => names[name]));
    return t`Still needed: ${list}`;
  };
}
