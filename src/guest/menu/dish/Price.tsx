import { useLingui } from '@lingui/react/macro';
import { formatMoney } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';

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
