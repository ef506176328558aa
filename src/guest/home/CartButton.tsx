import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ShoppingBag } from 'lucide-react';
import { useCart } from '../../data/react/use-cart';
import { IconButton } from '../../ui/controls/IconButton';
import { pinned } from '../shared/bars.css';
import { CART_BUTTON_ID } from '../shared/cart-button-id';
import { useDialogActions } from '../use-dialog';
import * as styles from './NavBar.css';

export function CartButton() {
  const { t } = useLingui();
  const { count } = useCart();
  const { open } = useDialogActions();
  const badge = (
    <span key={count} className={styles.bump}>
      {count}
    </span>
  );
  return (
    <IconButton
      id={CART_BUTTON_ID}
      label={count > 0 ? t`Cart, ${plural(count, { one: '# item', other: '# items' })}` : t`Cart`}
      icon={<ShoppingBag aria-hidden="true" />}
      badge={count > 0 ? badge : undefined}
      aria-haspopup="dialog"
      className={pinned}
      onClick={() => open({ d: 'cart' })}
    />
  );
}
