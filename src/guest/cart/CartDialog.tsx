import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef } from 'react';
import { cartToday, linesToday, totalToday } from '../../data/menu/cart-today';
import { useMenu } from '../../data/react/use-menu';
import { useAnnounce } from '../../ui/feedback/use-announce';
import { Dialog } from '../../ui/overlays/Dialog';
import { BarAwayNote } from '../shared/BarAwayNote';
import { CART_BUTTON_ID } from '../shared/cart-button-id';
import { useDialogActions } from '../use-dialog';
import { usePageTitle } from '../use-page-title';
import { CartEmpty } from './CartEmpty';
import { CartFooter } from './CartFooter';
import { CartLines } from './CartLines';
import { UndoStrip } from './UndoStrip';
import { useCartUndo } from './use-cart-undo';

export function CartDialog() {
  const { t } = useLingui();
  const { close, open } = useDialogActions();
  const undo = useCartUndo();
  const { cart, clear } = undo;
  const announce = useAnnounce();
  usePageTitle(t`Your order · Bar Bliss`);
  const { items } = useMenu();
  const today = cartToday(cart.items, items);
  const orderable = linesToday(today);
  const isEmpty = cart.items.length === 0;
  const returnFocusTo = useReturnFocus(isEmpty);

  function clearAll() {
    clear();
    announce(t`Cart cleared`);
  }

  /** The checkout gets the lines as shown: today's prices, no sold-out dishes. */
  function checkOut() {
    if (orderable.length === 0)
      return announce(t`None of the items in your cart are available today.`);
    cart.replaceAll(orderable);
    void open({ d: 'checkout', step: 'service' });
  }

  return (
    <Dialog
      title={<Trans>Your order</Trans>}
      variant="panel"
      onClose={close}
      returnFocusTo={returnFocusTo}
      footer={
        !isEmpty && (
          <CartFooter
            totalKurus={totalToday(today)}
            isOrderable={orderable.length > 0}
            onCheckout={checkOut}
            onClear={clearAll}
          />
        )
      }
    >
      {!isEmpty && <BarAwayNote />}
      {undo.isCleared && (
        <UndoStrip onUndo={undo.restoreAll} onExpire={undo.forgetCleared}>
          <Trans>Cart cleared</Trans>
        </UndoStrip>
      )}
      <CartLines undo={undo} today={today} />
      {isEmpty && <CartEmpty />}
    </Dialog>
  );
}

/** Emptying the cart removes its bar, so the focus moves to the top bar. */
function useReturnFocus(isEmpty: boolean): RefObject<HTMLElement | null> {
  const target = useRef<HTMLElement | null>(null);
  useEffect(() => {
    target.current = isEmpty ? document.getElementById(CART_BUTTON_ID) : null;
  }, [isEmpty]);
  return target;
}
