import { Trans, useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { storedHand } from '../../data/device/board-choices';
import { useStoredValue } from '../../data/react/use-stored-value';
import { Button } from '../../ui/controls/Button';
import { STATUS_WORDS } from './board-words';
import * as styles from './UndoBar.css';
import type { Move } from './use-move-order';

const UNDO_SECONDS = 8;

type UndoBarProps = { move: Move; onUndo: (move: Move) => void; onGone: () => void };

/** What was just moved, and eight seconds to take it back. It waits while somebody is at it. */
export function UndoBar({ move, onUndo, onGone }: UndoBarProps) {
  const { t } = useLingui();
  const [isHeld, setHeld] = useState(false);
  const hand = useStoredValue(storedHand);
  const seconds = useCountdown(isHeld, onGone);
  const [code, before, after] = [move.code, t(STATUS_WORDS[move.from]), t(STATUS_WORDS[move.to])];
  return (
    <section
      aria-label={t`Last move`}
      data-hand={hand}
      className={styles.bar}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p className={styles.words}>
        <Trans>
          {code}: {before} → {after}
        </Trans>
      </p>
      {move.canUndo && (
        <Button
          tone="outline"
          className={styles.act}
          icon={<Undo2 aria-hidden="true" size={20} />}
          onClick={() => onUndo(move)}
        >
          <Trans>Undo</Trans> <span aria-hidden="true">· {seconds}</span>
        </Button>
      )}
    </section>
  );
}

function useCountdown(isHeld: boolean, onEnd: () => void): number {
  const [seconds, setSeconds] = useState(UNDO_SECONDS);
  useEffect(() => {
    if (isHeld) return;
    const timer = setInterval(() => setSeconds((left) => left - 1), 1000);
    return () => clearInterval(timer);
  }, [isHeld]);
  useEffect(() => {
    if (seconds <= 0) onEnd();
  }, [seconds, onEnd]);
  return seconds;
}
