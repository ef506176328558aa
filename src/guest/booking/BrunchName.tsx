import { brunchName } from '#domain/brunch/brunch-menu';
import { useLanguage } from '../../i18n/use-language';

/** English names in Turkish text carry lang="en" for screen readers. */
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
