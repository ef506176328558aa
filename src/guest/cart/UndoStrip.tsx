import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/controls/Button';
import * as text from '../../ui/theme/text.css';
import * as styles from './UndoStrip.css';

const OFFERED_MS = 8000;

type UndoStripProps = { onUndo: () => void; onExpire: () => void; children: ReactNode };

/** Shows "Removed · Undo" in place of the line. Touch and focus pause its timer. */
export function UndoStrip({ onUndo, onExpire, children }: UndoStripProps) {
  const [isHeld, setHeld] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const expire = useRef(onExpire);

  useEffect(() => {
    expire.current = onExpire;
  });

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => expire.current(), OFFERED_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);

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
