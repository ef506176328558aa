import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { CartLine } from '#domain/cart/cart';
import { returnFreeDish } from '../../data/club/club-store';
import { useCart } from '../../data/react/use-stores';
import { Button } from '../../ui/controls/controls';
import * as text from '../../ui/theme/text.css';
import { useLater } from '../../ui/use-later';
import * as styles from './CartLineRow.css';

type RemovedLine = { line: CartLine; index: number };

type CartRow = { kind: 'line'; line: CartLine } | { kind: 'removed'; removed: RemovedLine };

/** Returns the cart's lines with removed ones in their former places; `removed` is oldest first. */
export function cartRows(lines: readonly CartLine[], removed: readonly RemovedLine[]): CartRow[] {
  const rows = lines.map((line): CartRow => ({ kind: 'line', line }));
  // The newest removal comes first, because each index counts from before that removal.
  return removed.reduceRight<CartRow[]>(
    (list, gone) => [
      ...list.slice(0, gone.index),
      { kind: 'removed', removed: gone },
      ...list.slice(gone.index),
    ],
    rows,
  );
}

const OFFERED_MS = 8000;

type UndoStripProps = { onUndo: () => void; onExpire: () => void; children: ReactNode };

/** Shows "Removed · Undo" in place of the line. Touch and focus pause its timer. */
export function UndoStrip({ onUndo, onExpire, children }: UndoStripProps) {
  const [isHeld, setHeld] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useLater(!isHeld, OFFERED_MS, onExpire);

  // The tapped button is gone, so the focus moves here.
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div
      className={styles.strip}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <span className={text.small}>{children}</span>
      <Button ref={button} tone="quiet" size="compact" onClick={onUndo} className={styles.undo}>
        <Trans>Undo</Trans>
      </Button>
    </div>
  );
}

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
