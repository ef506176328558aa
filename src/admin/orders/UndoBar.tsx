import { Trans, useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { storedHand } from '../../data/device/board-choices';
import { useStoredValue } from '../../data/react/use-stored-value';
import { Button } from '../../ui/controls/Button';
import { STATUS_WORDS } from './board-words';
import * as styles from './UndoBar.css';
import type { UndoClock } from './undo-clock';
import type { Move } from './use-move-order';
import { useHeldClock } from './use-undo-clock';

type UndoBarProps = { move: Move; clock: UndoClock; onUndo: (move: Move) => void };

/** What was just moved, and the seconds to take it back. */
export function UndoBar({ move, clock, onUndo }: UndoBarProps) {
  const { t } = useLingui();
  const hand = useStoredValue(storedHand);
  const { seconds, held } = useHeldClock(clock);
  const [code, before, after] = [move.code, t(STATUS_WORDS[move.from]), t(STATUS_WORDS[move.to])];
  return (
    <section aria-label={t`Last move`} data-hand={hand} className={styles.bar} {...held}>
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
