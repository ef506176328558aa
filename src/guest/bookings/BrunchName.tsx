import type { TurkishNames } from '#domain/bookings/brunch-rules';
import { brunchName } from '#domain/bookings/brunch-rules';
import { useLanguage } from '../../i18n/language';

type BrunchNameProps = { value: string; names?: TurkishNames | null | undefined };

/** English names in Turkish text carry lang="en" for screen readers. */
export function BrunchName({ value, names }: BrunchNameProps) {
  const language = useLanguage();
  const name = brunchName(value, language, names);
  if (language === 'en' || name !== value) return <>{name}</>;
  return (
    <span lang="en" translate="no">
      {name}
    </span>
  );
}
