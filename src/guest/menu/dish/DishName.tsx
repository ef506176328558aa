import { localized } from '../../../i18n/localized';
import { useLanguage } from '../../../i18n/use-language';

type DishNameProps = { row: { nameEn: string; nameTr: string } };

/** English names in Turkish text carry lang="en" for screen readers. */
export function DishName({ row }: DishNameProps) {
  const language = useLanguage();
  const name = localized(row, 'name', language);
  if (language === 'en' || name !== row.nameEn) return <>{name}</>;
  return (
    <span lang="en" translate="no">
      {name}
    </span>
  );
}
