import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useToast } from '../../ui/overlays/use-toast';
import { useDialog } from '../use-dialog';

/** An empty cart has no checkout: shows the cart. */
export function useTurnAwayEmpty(isEmpty: boolean, isUnderWay: () => boolean): void {
  const { t } = useLingui();
  const { step } = useDialog();
  const { show } = useToast();
  const turnAway = useEffectEvent(() => {
    // The cart empties on saving, before this screen re-renders.
    if (isUnderWay()) return;
    show({ tone: 'error', title: t`Your cart is empty!` });
    step({ d: 'cart', step: undefined }, { replace: true });
  });
  useEffect(() => {
    if (isEmpty) turnAway();
  }, [isEmpty]);
}
