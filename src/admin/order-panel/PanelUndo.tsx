import { Trans, useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { Button } from '../../ui/controls/Button';
import { STATUS_WORDS } from '../orders/board-words';
import type { UndoClock } from '../orders/undo-clock';
import type { Move } from '../orders/use-move-order';
import { useHeldClock } from '../orders/use-undo-clock';
import * as styles from './OrderPanel.css';

type PanelUndoProps = { move: Move; clock: UndoClock; onUndo: (move: Move) => void };

/** The undo bar of the board lies under the panel: here is its twin, with the same seconds. */
export function PanelUndo({ move, clock, onUndo }: PanelUndoProps) {
  const { t } = useLingui();
  const { seconds, held } = useHeldClock(clock);
  const [before, after] = [t(STATUS_WORDS[move.from]), t(STATUS_WORDS[move.to])];
  return (
    <span className={styles.undo} {...held}>
      <span>
        {before} → {after}
      </span>
      {move.canUndo && (
        <Button
          tone="outline"
          size="compact"
          icon={<Undo2 aria-hidden="true" size={20} />}
          onClick={() => onUndo(move)}
        >
          <Trans>Undo</Trans> <span aria-hidden="true">· {seconds}</span>
        </Button>
      )}
    </span>
  );
}
