import { useLingui } from '@lingui/react/macro';
import { type CartLine, MAX_QUANTITY } from '#domain/cart/cart';
import { typedSauce } from '#domain/menu/extras';
import { shownKurus } from '#domain/money';
import type { LineToday } from '../../data/menu/cart-today';
import { localized } from '../../i18n/localized';
import { useLanguage } from '../../i18n/use-language';
import { classNames } from '../../ui/class-names';
import { QuantityStepper } from '../../ui/controls/QuantityStepper';
import { Badge } from '../../ui/feedback/Badge';
import { Picture } from '../../ui/media/Picture';
import * as text from '../../ui/theme/text.css';
import { Price } from '../menu/dish/Price';
import * as styles from './CartLineRow.css';
import { LineName } from './LineName';
import { SoldOutActions } from './SoldOutActions';
import { UnitPrice } from './UnitPrice';
import { useOtherFries } from './use-other-fries';

type CartLineRowProps = {
  line: CartLine;
  /** The line by today's menu. */
  today: LineToday | undefined;
  onChange: (quantity: number) => void;
  onRemove: () => void;
};

export function CartLineRow({ line, today, onChange, onRemove }: CartLineRowProps) {
  const { t } = useLingui();
  const name = localized(line, 'name', useLanguage());
  const unitKurus = today?.kurus ?? shownKurus(line.price);
  const isSoldOut = today?.isSoldOut ?? false;
  const otherFries = useOtherFries([line]);
  const { notes } = line.customizations ?? {};
  const customSauce = typedSauce(line.customizations ?? {});
  return (
    <div className={styles.row}>
      <Picture src={line.imageUrl} alt="" sizes="72px" dimmed={isSoldOut} className={styles.art} />
      <div className={styles.words}>
        <p className={text.item}>
          {isSoldOut ? (
            <s>
              <LineName line={line} />
            </s>
          ) : (
            <LineName line={line} />
          )}
        </p>
        {customSauce && <p className={classNames(text.small, text.muted)}>“{customSauce}”</p>}
        {notes && <p className={classNames(text.small, text.muted)}>“{notes}”</p>}
        {isSoldOut ? (
          <>
            <Badge tone="danger">{t`Sold out`}</Badge>
            {otherFries && <p className={text.small}>{otherFries}</p>}
          </>
        ) : (
          <UnitPrice kurus={unitKurus} wasKurus={today?.wasKurus ?? null} />
        )}
      </div>
      {isSoldOut ? (
        <SoldOutActions line={line} hasOtherFries={otherFries !== null} onRemove={onRemove} />
      ) : (
        <>
          <QuantityStepper
            quantity={line.quantity}
            max={MAX_QUANTITY}
            label={t`Quantity: ${name}`}
            increaseLabel={t`One more ${name}`}
            decreaseLabel={t`One less ${name}`}
            removeLabel={t`Remove ${name}`}
            onChange={onChange}
            onRemove={onRemove}
            className={styles.stepper}
          />
          <Price
            kurus={unitKurus * line.quantity}
            className={classNames(text.item, styles.total)}
          />
        </>
      )}
    </div>
  );
}
