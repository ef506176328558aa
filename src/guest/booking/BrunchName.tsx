import { brunchName } from '#domain/brunch/brunch-menu';
import { useLanguage } from '../../i18n/use-language';

/** A food, sauce or drink of the brunch. English names inside Turkish are marked, to be read as English. */
export function BrunchName({ value }: { value: string }) {
  const language = useLanguage();
  const name = brunchName(value, language);
  if (language === 'en' || name !== value) return <>{name}</>;
  return (
    <span lang="en" translate="no">
      {name}
    </span>
  );
}
