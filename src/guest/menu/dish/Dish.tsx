import { useLingui } from '@lingui/react/macro';
import { formatMoney, localized, useLanguage } from '../../../i18n/language';
import { VisuallyHidden } from '../../../ui/layout/Flow';

/** English names in Turkish text carry lang="en" for screen readers. */
export function DishName({ row }: { row: { nameEn: string; nameTr: string } }) {
  const language = useLanguage();
  const name = localized(row, 'name', language);
  if (language === 'en' || name !== row.nameEn) return <>{name}</>;
  return (
    <span lang="en" translate="no">
      {name}
    </span>
  );
}

/** Screen readers read "480 lira", because not all know the sign. */
export function Price({ kurus, className }: { kurus: number; className?: string }) {
  const { t } = useLingui();
  const shown = formatMoney(kurus, useLanguage());
  const amount = shown.replace('₺', '');
  return (
    <span className={className}>
      <span aria-hidden="true">{shown}</span>
      <VisuallyHidden>{t`${amount} lira`}</VisuallyHidden>
    </span>
  );
}
