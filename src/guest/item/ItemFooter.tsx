import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_QUANTITY } from '#domain/cart/cart';
import { type ItemChoice, pieceKurus } from '#domain/menu/item-choice';
import type { MenuItem } from '#domain/menu/menu-item';
import { localized } from '../../i18n/localized';
import { useLanguage } from '../../i18n/use-language';
import { Button } from '../../ui/controls/Button';
import { QuantityStepper } from '../../ui/controls/QuantityStepper';
import { Row } from '../../ui/layout/Flow';
import { Price } from '../menu/dish/Price';
import type { Wish } from '../use-dialog';
import * as styles from './ItemDialog.css';

type ItemFooterProps = {
  item: MenuItem;
  choice: ItemChoice;
  wish: Wish;
  onChange: (wish: Wish) => void;
  onAdd: () => void;
};

export function ItemFooter({ item, choice, wish, onChange, onAdd }: ItemFooterProps) {
  const { t } = useLingui();
  const name = localized(item, 'name', useLanguage());
  if (choice === 'out-of-stock') {
    return <Button tone="tonal" size="cta" block unavailable>{t`OUT OF STOCK`}</Button>;
  }
  if (choice === 'brunch') {
    return (
      <Button size="cta" block onClick={onAdd}>
        <Trans>Book</Trans> · <Price kurus={item.priceKurus} />
      </Button>
    );
  }
  return (
    <Row gap={12} justify="between">
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
        aria-haspopup={choice === 'sauce' ? 'dialog' : undefined}
        className={styles.add}
        onClick={onAdd}
      >
        <Trans>Add</Trans> · <Price kurus={pieceKurus(item, choice) * wish.quantity} />
      </Button>
    </Row>
  );
}
