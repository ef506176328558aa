import { Trans, useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { Button } from '../../ui/controls/Button';
import { STATUS_WORDS } from '../orders/board-words';
import type { Move } from '../orders/use-move-order';
import * as styles from './OrderPanel.css';

type PanelUndoProps = { move: Move; onUndo: (move: Move) => void };

/** The undo bar of the board lies under the panel: here is its twin. It does not run out while the panel stands. */
export function PanelUndo({ move, onUndo }: PanelUndoProps) {
  const { t } = useLingui();
  const [before, after] = [t(STATUS_WORDS[move.from]), t(STATUS_WORDS[move.to])];
  return (
    <span className={styles.undo}>
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
          <Trans>Undo</Trans>
        </Button>
      )}
    </span>
  );
}
