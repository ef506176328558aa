import { Trans, useLingui } from '@lingui/react/macro';
import { type CartLine, MAX_QUANTITY } from '#domain/cart/cart';
import { kurusOf } from '#domain/money';
import { localized } from '../../i18n/localized';
import { useLanguage } from '../../i18n/use-language';
import { classNames } from '../../ui/class-names';
import { QuantityStepper } from '../../ui/controls/QuantityStepper';
import { Picture } from '../../ui/media/Picture';
import * as text from '../../ui/theme/text.css';
import { Price } from '../menu/Price';
import * as styles from './CartLineRow.css';
import { LineName } from './LineName';

type CartLineRowProps = {
  line: CartLine;
  onChange: (quantity: number) => void;
  onRemove: () => void;
};

/** One line of the order: what, how many, how much. */
export function CartLineRow({ line, onChange, onRemove }: CartLineRowProps) {
  const { t } = useLingui();
  const name = localized(line, 'name', useLanguage());
  const unitKurus = kurusOf(line.price) ?? 0;
  const { customSauce, notes } = line.customizations ?? {};
  return (
    <div className={styles.row}>
      <Picture src={line.imageUrl} alt="" sizes="72px" className={styles.art} />
      <div className={styles.words}>
        <p className={text.item}>
          <LineName line={line} />
        </p>
        {customSauce && <p className={classNames(text.small, text.muted)}>“{customSauce}”</p>}
        {notes && <p className={classNames(text.small, text.muted)}>“{notes}”</p>}
        <p className={classNames(text.small, text.muted)}>
          <Price kurus={unitKurus} /> <Trans>each</Trans>
        </p>
      </div>
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
      <Price kurus={unitKurus * line.quantity} className={classNames(text.item, styles.total)} />
    </div>
  );
}
