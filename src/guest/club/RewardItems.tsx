import { Trans, useLingui } from '@lingui/react/macro';
import type { MenuItem } from '#domain/menu/menu-item';
import { localized } from '../../i18n/localized';
import { useLanguage } from '../../i18n/use-language';
import { Button } from '../../ui/controls/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Stack } from '../../ui/layout/Flow';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { Picture } from '../../ui/media/Picture';
import * as text from '../../ui/theme/text.css';
import { DishName } from '../menu/dish/DishName';
import * as styles from './RewardItems.css';

type RewardItemsProps = {
  items: readonly MenuItem[];
  isBusy: boolean;
  onChoose: (item: MenuItem) => void;
};

export function RewardItems({ items, isBusy, onChoose }: RewardItemsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  if (items.length === 0) {
    return <EmptyState>{t`No items available for redemption in this category.`}</EmptyState>;
  }
  return (
    <Stack as="ul" gap={12}>
      {items.map((item) => {
        const name = localized(item, 'name', language);
        return (
          <li key={item.id} className={styles.row}>
            <Picture src={item.imageUrl} alt="" sizes="72px" className={styles.art} />
            <span className={text.item}>
              <DishName row={item} />
            </span>
            <Button tone="tonal" busy={isBusy} onClick={() => onChoose(item)}>
              <Trans>
                Choose <VisuallyHidden>{name}</VisuallyHidden>
              </Trans>
            </Button>
          </li>
        );
      })}
    </Stack>
  );
}
