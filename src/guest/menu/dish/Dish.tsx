import { useLingui } from '@lingui/react/macro';
import { formatMoney } from '../../../i18n/format';
import { localized } from '../../../i18n/localized';
import { useLanguage } from '../../../i18n/use-language';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { Picture } from '../../../ui/media/Picture';
import * as styles from './Dish.css';

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

type StagedPictureProps = { src: string; sizes: string; dimmed?: boolean };

/** Shows a drawing at the side of a card, extended by its background above and below. */
export function StagedPicture({ src, sizes, dimmed = false }: StagedPictureProps) {
  return (
    <div className={styles.stage}>
      <Picture src={src} alt="" sizes={sizes} dimmed={dimmed} className={styles.picture} />
    </div>
  );
}
