import { useLingui } from '@lingui/react/macro';
import { formatMoney } from '../../../i18n/format';
import { localized } from '../../../i18n/localized';
import { useLanguage } from '../../../i18n/use-language';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';

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

type PriceProps = { kurus: number; className?: string };

/** Screen readers read "480 lira", because not all know the sign. */
export function Price({ kurus, className }: PriceProps) {
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
