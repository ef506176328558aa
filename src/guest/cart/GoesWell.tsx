import { useLingui } from '@lingui/react/macro';
import { Check, Plus } from 'lucide-react';
import type { MenuItem } from '#domain/menu/menu-item';
import { useCart } from '../../data/react/use-cart';
import { localized } from '../../i18n/localized';
import { useLanguage } from '../../i18n/use-language';
import { Button } from '../../ui/controls/Button';
import { ChipRow } from '../../ui/controls/Chip';
import { useAnnounce } from '../../ui/feedback/live-region';
import { Text } from '../../ui/layout/Flow';
import { Price } from '../menu/dish/Dish';
import * as styles from './CartLineRow.css';

/** Adds small dishes with one tap. An added dish keeps its place, so that nothing moves under the finger. */
export function GoesWell({ items }: { items: readonly MenuItem[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  const announce = useAnnounce();
  const { add, items: lines } = useCart();

  function addDish(item: MenuItem, name: string) {
    add(item);
    announce(t`${name} added`);
  }

  return (
    <ChipRow label={t`Goes well with it`}>
      <Text tone="muted" className={styles.goesWell}>
        {t`Goes well with it`}
      </Text>
      {items.map((item) => {
        const name = localized(item, 'name', language);
        const isAdded = lines.some((line) => line.originalMenuItemId === item.id);
        const Icon = isAdded ? Check : Plus;
        return (
          <Button
            key={item.id}
            tone="outline"
            size="compact"
            className={styles.goesWellDish}
            icon={<Icon aria-hidden="true" size={18} />}
            trailing={<Price kurus={item.priceKurus} />}
            onClick={() => addDish(item, name)}
          >
            {name}
          </Button>
        );
      })}
    </ChipRow>
  );
}
