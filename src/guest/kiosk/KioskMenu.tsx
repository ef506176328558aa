import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { itemChoice } from '#domain/menu/item-choice';
import type { MenuItem } from '#domain/menu/menu-item';
import { useMenu } from '../../data/react/use-menu';
import { Button } from '../../ui/controls/Button';
import { Chip } from '../../ui/controls/Chip';
import { ChipRow } from '../../ui/controls/ChipRow';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Spinner } from '../../ui/feedback/Spinner';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { useChooseItem } from '../menu/choices/use-choose-item';
import { DishName } from '../menu/dish/DishName';
import { ItemCard } from '../menu/ItemCard';
import { menuGroups } from '../menu/menu-groups';
import { useDialogActions } from '../use-dialog';
import * as styles from './Kiosk.css';

/** Shows one category at a time. Guests book brunch, so a kiosk leaves brunch out. */
export function KioskMenu() {
  const { t } = useLingui();
  const { categories, items, state, reload } = useMenu();
  const [picked, pick] = useState<number | null>(null);
  const { open } = useDialogActions();
  const onChoose = useChooseItem();
  const groups = useMemo(
    () =>
      menuGroups(
        categories,
        items,
        '',
        (item, category) => itemChoice(item, category) !== 'brunch',
      ),
    [categories, items],
  );
  const shown = groups.find(({ category }) => category.id === picked) ?? groups[0];
  const onOpen = ({ id }: MenuItem) => void open({ d: 'item', id });
  if (!shown && state === 'loading') return <Spinner />;
  if (!shown) {
    return (
      <EmptyState
        title={<Trans>We can't load the menu</Trans>}
        action={<Button onClick={reload}>{t`Try again`}</Button>}
      >
        <Trans>Please order with the team.</Trans>
      </EmptyState>
    );
  }
  return (
    <>
      <ChipRow label={t`Menu categories`} className={styles.categories}>
        {groups.map(({ category }) => (
          <Chip
            key={category.id}
            pressed={category === shown.category}
            onClick={() => pick(category.id)}
          >
            <DishName row={category} />
          </Chip>
        ))}
      </ChipRow>
      <VisuallyHidden as="h3">
        <DishName row={shown.category} />
      </VisuallyHidden>
      <ul key={shown.category.id} className={styles.grid}>
        {shown.items.map((item) => (
          <li key={item.id}>
            <ItemCard
              item={item}
              category={shown.category}
              saysTableOnly={false}
              onChoose={onChoose}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
