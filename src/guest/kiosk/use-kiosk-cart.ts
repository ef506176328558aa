import { useLingui } from '@lingui/react/macro';
import { cartToday, linesToday, totalToday } from '../../data/menu/cart-today';
import { useMenu } from '../../data/react/use-menu';
import { useAnnounce } from '../../ui/feedback/use-announce';
import { useCartUndo } from '../cart/use-cart-undo';
import { useDialogActions } from '../use-dialog';

/** Returns the order so far by today's menu, and the step to its review. */
export function useKioskCart() {
  const { t } = useLingui();
  const announce = useAnnounce();
  const { open } = useDialogActions();
  const undo = useCartUndo();
  const { items } = useMenu();
  const { cart } = undo;
  const today = cartToday(cart.items, items);
  const orderable = linesToday(today);

  /** The kiosk orders the lines as shown: today's prices, no sold-out dishes. */
  function review() {
    if (orderable.length === 0) return announce(t`Your order is empty.`);
    cart.replaceAll(orderable);
    void open({ d: 'checkout' });
  }

  return { undo, today, totalKurus: totalToday(today), isOrderable: orderable.length > 0, review };
}
