import { Trans, useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import {
  type FocusEventHandler,
  type PointerEventHandler,
  useContext,
  useEffect,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { storedHand } from '../../data/preferences/board-choices';
import { useStore, useStoredValue } from '../../data/react/use-store';
import { createStore, type Store } from '../../data/store';
import { afterTap } from '../../ui/after-tap';
import { Button } from '../../ui/controls/Button';
import { FootSlotContext } from '../page/TopBarActions';
import * as styles from './UndoBar.css';

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

/** The clock restarts with each change. */
export function useUndoClock(nth: number | undefined, onEnd: () => void): UndoClock {
  const [clock] = useState(createUndoClock);
  useEffect(() => {
    if (nth === undefined) return;
    clock.start(onEnd);
    return clock.stop;
  }, [clock, nth, onEnd]);
  return clock;
}

type Held = {
  onPointerEnter: PointerEventHandler;
  onPointerLeave: PointerEventHandler;
  onFocus: FocusEventHandler;
  onBlur: FocusEventHandler;
};

/** Returns the remaining seconds, and handlers that pause them during touch and focus. */
function useHeldClock(clock: UndoClock): { seconds: number; held: Held } {
  const seconds = useStore(clock.seconds);
  useEffect(() => () => clock.hold(false), [clock]);
  return {
    seconds,
    held: {
      onPointerEnter: () => clock.hold(true),
      onPointerLeave: () => clock.hold(false),
      onFocus: () => clock.hold(true),
      onBlur: () => clock.hold(false),
    },
  };
}

const UNDO_SECONDS = 8;

type UndoClock = {
  /** Holds the remaining undo time. */
  seconds: Store<number>;
  start(onEnd: () => void): void;
  /** The time pauses while the button is focused or touched. */
  hold(isHeld: boolean): void;
  stop(): void;
};

/** All bars share one timer, so that opening a panel gives no more time. */
export function createUndoClock(): UndoClock {
  const seconds = createStore(UNDO_SECONDS);
  let timer: ReturnType<typeof setInterval> | undefined;
  let isHeld = false;

  function stop(): void {
    clearInterval(timer);
    timer = undefined;
  }

  return {
    seconds,
    start(onEnd) {
      stop();
      isHeld = false;
      seconds.set(UNDO_SECONDS);
      const own = setInterval(() => afterTap(tick), 1000);
      timer = own;
      function tick() {
        if (isHeld || timer !== own) return;
        seconds.set(seconds.get() - 1);
        if (seconds.get() > 0) return;
        stop();
        onEnd();
      }
    },
    hold(next) {
      isHeld = next;
    },
    stop,
  };
}
