import { Trans } from '@lingui/react/macro';
import { classNames } from '../../ui/class-names';
import { Button } from '../../ui/controls/Button';
import * as text from '../../ui/theme/text.css';
import { Price } from '../menu/dish/Price';
import * as styles from './CartDialog.css';

type CartFooterProps = {
  totalKurus: number;
  /** False if no line is available. */
  isOrderable: boolean;
  onCheckout: () => void;
  onClear: () => void;
};

export function CartFooter(props: CartFooterProps) {
  const { totalKurus, isOrderable, onCheckout, onClear } = props;
  return (
    <div className={styles.footer}>
      <div className={styles.foot}>
        <div className={styles.sums}>
          <p aria-live="polite" className={text.body}>
            <Trans>Subtotal</Trans>{' '}
            <strong>
              <Price kurus={totalKurus} />
            </strong>
          </p>
          <p className={classNames(text.small, text.muted)}>
            <Trans>No service or cover charge.</Trans>
          </p>
        </div>
        <Button tone="quiet" size="compact" onClick={onClear}>
          <Trans>Clear cart</Trans>
        </Button>
      </div>
      <Button
        size="cta"
        block
        unavailable={!isOrderable}
        trailing={<Price kurus={totalKurus} />}
        onClick={onCheckout}
      >
        <Trans>Checkout</Trans>
      </Button>
    </div>
  );
}
