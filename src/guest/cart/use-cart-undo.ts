import { useState } from 'react';
import type { CartLine } from '#domain/cart/cart';
import { returnFreeDish } from '../../data/club/club-commands';
import { useCart } from '../../data/react/use-cart';
import type { RemovedLine } from './cart-rows';

/** Removes a line at once; the guest can undo that while the strip is shown. */
export function useCartUndo() {
  const cart = useCart();
  const [removed, setRemoved] = useState<RemovedLine[]>([]);
  const [cleared, setCleared] = useState<CartLine[] | null>(null);

  function forget(gone: RemovedLine) {
    setRemoved((before) => before.filter((one) => one !== gone));
  }

  function remove(lineId: number) {
    const gone = cart.remove(lineId);
    // A removed free dish has no undo, because its points are returned.
    if (gone?.line.holdId) void returnFreeDish(gone.line.holdId);
    else if (gone) setRemoved((before) => [...before, gone]);
  }

  function restore(gone: RemovedLine) {
    cart.restore(gone.line, gone.index);
    forget(gone);
  }

  function clear() {
    setRemoved([]);
    const gone = cart.clear();
    for (const { holdId } of gone) if (holdId) void returnFreeDish(holdId);
    setCleared(gone.filter(({ holdId }) => !holdId));
  }

  function restoreAll() {
    if (cleared) cart.replaceAll(cleared);
    setCleared(null);
  }

  return {
    cart,
    removed,
    isCleared: cleared !== null,
    remove,
    restore,
    forget,
    clear,
    restoreAll,
    forgetCleared: () => setCleared(null),
  };
}
