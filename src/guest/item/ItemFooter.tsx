import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_QUANTITY } from '#domain/cart/cart';
import type { ItemChoice } from '#domain/menu/item-choice';
import type { MenuItem } from '#domain/menu/menu-item';
import { localized } from '../../i18n/localized';
import { useLanguage } from '../../i18n/use-language';
import { Button } from '../../ui/controls/Button';
import { QuantityStepper } from '../../ui/controls/QuantityStepper';
import { Price } from '../menu/Price';
import type { Wish } from '../use-dialog';
import * as styles from './ItemDialog.css';
import { useAddItem } from './use-add-item';

type ItemFooterProps = {
  item: MenuItem;
  choice: ItemChoice;
  wish: Wish;
  onChange: (wish: Wish) => void;
};

/** How many, and into the order; a dish with a choice goes on to it. */
export function ItemFooter({ item, choice, wish, onChange }: ItemFooterProps) {
  const { t } = useLingui();
  const add = useAddItem();
  const name = localized(item, 'name', useLanguage());
  if (choice === 'out-of-stock') {
    return (
      <Button tone="tonal" size="cta" block unavailable>
        <Trans>OUT OF STOCK</Trans>
      </Button>
    );
  }
  if (choice === 'brunch') {
    return (
      <Button size="cta" block onClick={() => add(item, choice, wish)}>
        <Trans>Book</Trans> · <Price kurus={item.priceKurus} />
      </Button>
    );
  }
  return (
    <div className={styles.footer}>
      <QuantityStepper
        size="cta"
        quantity={wish.quantity}
        max={MAX_QUANTITY}
        label={t`Quantity: ${name}`}
        increaseLabel={t`One more ${name}`}
        decreaseLabel={t`One less ${name}`}
        onChange={(quantity) => onChange({ ...wish, quantity })}
      />
      <Button
        size="cta"
        aria-haspopup={choice === 'add' ? undefined : 'dialog'}
        className={styles.add}
        onClick={() => add(item, choice, wish)}
      >
        <Trans>Add</Trans> · <Price kurus={item.priceKurus * wish.quantity} />
      </Button>
    </div>
  );
}
