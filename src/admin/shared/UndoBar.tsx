import { Trans, useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/controls/Button';
import * as styles from './UndoBar.css';
import type { DoneAct } from './use-undoable';

const UNDO_SECONDS = 8;

type UndoBarProps = {
  act: DoneAct;
  onUndo: () => void;
  onGone: () => void;
  /** At the bottom of the page, or in the flow of a panel that would cover it. */
  place?: 'page' | 'panel';
};

/** What was just done, and eight seconds to take it back. It waits while somebody is at it. Key: `act.nth`. */
export function UndoBar({ act, onUndo, onGone, place = 'page' }: UndoBarProps) {
  const { t } = useLingui();
  const [isHeld, setHeld] = useState(false);
  const seconds = useCountdown(isHeld, onGone);
  return (
    <section
      aria-label={t`Last change`}
      className={styles.place[place]}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p className={styles.words}>{act.words}</p>
      {act.undo && (
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
