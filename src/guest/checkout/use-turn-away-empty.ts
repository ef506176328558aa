import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useToast } from '../../ui/overlays/use-toast';
import { useDialog } from '../use-dialog';

/** There is no checkout of nothing: says so and shows the cart instead. */
export function useTurnAwayEmpty(isEmpty: boolean, isUnderWay: () => boolean): void {
  const { t } = useLingui();
  const { step } = useDialog();
  const { show } = useToast();
  const turnAway = useEffectEvent(() => {
    // The cart empties as its order is saved, before this screen has drawn that it is.
    if (isUnderWay()) return;
    show({ tone: 'error', title: t`Your cart is empty!` });
    step({ d: 'cart', step: undefined }, { replace: true });
  });
  useEffect(() => {
    if (isEmpty) turnAway();
  }, [isEmpty]);
}
