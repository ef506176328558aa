import { useLingui } from '@lingui/react/macro';
import { ShoppingBag } from 'lucide-react';
import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useMyOrders } from '../../data/react/use-order';
import { Button } from '../../ui/controls/controls';
import { EmptyState } from '../../ui/feedback/states';
import { Stack } from '../../ui/layout/Flow';
import { LineName, OrderAgain } from '../orders/shared/OrderFrame';
import { CART_BUTTON_ID } from '../shared/cart-button-id';
import { useDialogActions } from '../use-dialog';
import * as styles from './CartLineRow.css';

/** Emptying the cart removes its bar, so the focus moves to the top bar. */
export function useReturnFocus(isEmpty: boolean): RefObject<HTMLElement | null> {
  const target = useRef<HTMLElement | null>(null);
  useEffect(() => {
    target.current = isEmpty ? document.getElementById(CART_BUTTON_ID) : null;
  }, [isEmpty]);
  return target;
}

/** Leads to the menu, or repeats the last order of this device. */
export function CartEmpty() {
  const { t } = useLingui();
  const { close } = useDialogActions();
  const [last] = useMyOrders();
  const [hasTray, setTray] = useState(true);
  const tray = (
    <img
      src="/photos/empty-tray-640.avif"
      alt=""
      width={640}
      height={640}
      className={styles.tray}
      onError={() => setTray(false)}
    />
  );
  return (
    <EmptyState
      art={hasTray && tray}
      icon={!hasTray && <ShoppingBag size={40} />}
      title={t`Your cart is empty!`}
      action={
        <Stack gap={12}>
          {last && <OrderAgain orderId={last.id} />}
          <Button tone={last ? 'outline' : 'solid'} onClick={close}>{t`See the menu`}</Button>
        </Stack>
      }
    >
      {last ? (
        <Stack as="ul" gap={4}>
          {last.lines.map((line) => (
            <li key={line.id}>
              {line.quantity} × <LineName line={line} />
            </li>
          ))}
        </Stack>
      ) : (
        t`Nothing here yet. Pick something good.`
      )}
    </EmptyState>
  );
}
