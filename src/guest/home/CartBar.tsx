import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { cartToday, totalToday } from '../../data/menu/cart-today';
import { useCart } from '../../data/react/use-cart';
import { useMenu } from '../../data/react/use-menu';
import { Button } from '../../ui/controls/Button';
import { Price } from '../menu/dish/Dish';
import { useDialogActions } from '../use-dialog';
import * as styles from './CartBar.css';

/** Shows the cart's bar at the bottom; its total is by today's menu. */
export function CartBar() {
  const { t } = useLingui();
  const { items, count } = useCart();
  const menu = useMenu();
  const { open } = useDialogActions();
  if (count === 0) return null;
  return (
    <div className={styles.bar}>
      <Button
        size="cta"
        block
        trailing={<Price kurus={totalToday(cartToday(items, menu.items))} />}
        aria-haspopup="dialog"
        className={styles.button}
        onClick={() => open({ d: 'cart' })}
      >
        {t`View order · ${plural(count, { one: '# item', other: '# items' })}`}
      </Button>
    </div>
  );
}
