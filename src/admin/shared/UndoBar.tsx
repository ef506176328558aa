import { Trans, useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { useContext } from 'react';
import { createPortal } from 'react-dom';
import { storedHand } from '../../data/preferences/board-choices';
import { useStoredValue } from '../../data/react/core/use-stored-value';
import { Button } from '../../ui/controls/Button';
import { FootSlotContext } from '../page/foot-slot';
import * as styles from './UndoBar.css';
import type { UndoClock } from './undo-clock';
import { useHeldClock } from './use-undo-clock';

type UndoBarProps = {
  words: string;
  clock: UndoClock;
  /** The function is missing where nobody can undo the action. */
  onUndo?: (() => void) | undefined;
  /** The bar stands in the page's frame, or in a panel that covers the frame. */
  place?: 'page' | 'panel';
};

/** Shows the last action with eight seconds to undo it; the time pauses under focus or touch. */
export function UndoBar({ place = 'page', ...props }: UndoBarProps) {
  const foot = useContext(FootSlotContext);
  if (place === 'panel') return <Bar place={place} {...props} />;
  return foot && createPortal(<Bar place={place} {...props} />, foot);
}

function Bar({ words, clock, onUndo, place }: UndoBarProps & { place: 'page' | 'panel' }) {
  const { t } = useLingui();
  const hand = useStoredValue(storedHand);
  const { seconds, held } = useHeldClock(clock);
  return (
    <section aria-label={t`Last change`} data-hand={hand} className={styles.place[place]} {...held}>
      <p className={styles.words}>{words}</p>
      {onUndo && (
        <Button
          tone="outline"
          className={styles.action}
          icon={<Undo2 aria-hidden="true" size={20} />}
          onClick={onUndo}
        >
          <Trans>Undo</Trans> <span aria-hidden="true">· {seconds}</span>
        </Button>
      )}
    </section>
  );
}
