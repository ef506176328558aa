import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCart } from '../../data/react/use-cart';
import { Button } from '../../ui/controls/Button';
import { Price } from '../menu/Price';
import { useDialogActs } from '../use-dialog';
import * as styles from './CartBar.css';

/** The way to the order, at the thumb, as soon as there is one. */
export function CartBar() {
  const { t } = useLingui();
  const { count, totalKurus } = useCart();
  const { open } = useDialogActs();
  if (count === 0) return null;
  return (
    <div className={styles.bar}>
      <Button
        size="cta"
        block
        trailing={<Price kurus={totalKurus} />}
        aria-haspopup="dialog"
        className={styles.button}
        onClick={() => open({ d: 'cart' })}
      >
        {t`View order · ${plural(count, { one: '# item', other: '# items' })}`}
      </Button>
    </div>
  );
}
