import { useState } from 'react';
import type { CartLine } from '#domain/cart/cart';
import { useCart } from '../../data/react/use-cart';
import type { RemovedLine } from './cart-rows';

/** Removing without a question: what went out can come back while its strip is shown. */
export function useCartUndo() {
  const cart = useCart();
  const [removed, setRemoved] = useState<RemovedLine[]>([]);
  const [cleared, setCleared] = useState<CartLine[] | null>(null);

  function forget(gone: RemovedLine) {
    setRemoved((before) => before.filter((one) => one !== gone));
  }

  function remove(lineId: number) {
    const gone = cart.remove(lineId);
    if (gone) setRemoved((before) => [...before, gone]);
  }

  function restore(gone: RemovedLine) {
    cart.restore(gone.line, gone.index);
    forget(gone);
  }

  function clear() {
    setRemoved([]);
    setCleared(cart.clear());
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
