import { Trans, useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/controls/Button';
import * as styles from '../orders/UndoBar.css';
import type { DoneAct } from './use-floor-acts';

const UNDO_SECONDS = 8;

type FloorUndoProps = { done: DoneAct; onUndo: () => void; onGone: () => void };

/** What was just done on the floor, and eight seconds to take it back. It waits while somebody is at it. */
export function FloorUndo({ done, onUndo, onGone }: FloorUndoProps) {
  const { t } = useLingui();
  const [isHeld, setHeld] = useState(false);
  const [seconds, setSeconds] = useState(UNDO_SECONDS);
  useEffect(() => {
    if (isHeld) return;
    const timer = setInterval(() => setSeconds((left) => left - 1), 1000);
    return () => clearInterval(timer);
  }, [isHeld]);
  useEffect(() => {
    if (seconds <= 0) onGone();
  }, [seconds, onGone]);
  return (
    <section
      aria-label={t`Last move`}
      className={styles.bar}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p className={styles.words}>{done.words}</p>
      {done.undo && (
        <Button
          tone="outline"
          className={styles.act}
          icon={<Undo2 aria-hidden="true" size={20} />}
          onClick={onUndo}
        >
          <Trans>Undo</Trans> <span aria-hidden="true">· {seconds}</span>
        </Button>
      )}
    </section>
  );
}
