import { Trans, useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { storedHand } from '../../data/preferences/board-choices';
import { useStore, useStoredValue } from '../../data/react/use-stores';
import { createStore } from '../../data/store';
import { Button } from '../../ui/controls/controls';
import { useAnnounce } from '../../ui/feedback/states';
import { AtFoot, afterTap } from '../page/page-parts';
import * as styles from './Parts.css';
import { useFailedSave } from './sending';

type UndoBarProps = {
  of: Omit<DoneActions, 'last'> & { last: Pick<Undoable, 'words'> | null };
  /** The bar stands in the page's frame, or in a panel that covers the frame. */
  place?: 'page' | 'panel';
};

/** Shows the last action with eight seconds to undo it; the time pauses under focus or touch. */
export function UndoBar({ of: { last, clock, undo }, place = 'page' }: UndoBarProps) {
  const { t } = useLingui();
  const hand = useStoredValue(storedHand);
  const seconds = useStore(clock.seconds);
  useEffect(() => () => clock.hold(false), [clock]);
  if (!last) return null;
  const bar = (
    <section
      aria-label={t`Last change`}
      data-hand={hand}
      className={styles.place[place]}
      onPointerEnter={() => clock.hold(true)}
      onPointerLeave={() => clock.hold(false)}
      onFocus={() => clock.hold(true)}
      onBlur={() => clock.hold(false)}
    >
      <p className={styles.words}>{last.words}</p>
      {undo && (
        <Button tone="outline" className={styles.action} icon={<Undo2 size={20} />} onClick={undo}>
          <Trans>Undo</Trans> <span aria-hidden="true">· {seconds}</span>
        </Button>
      )}
    </section>
  );
  return place === 'panel' ? bar : <AtFoot>{bar}</AtFoot>;
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

const UNDO_SECONDS = 8;

type UndoClock = ReturnType<typeof createUndoClock>;

/** All bars share one timer, so that opening a panel gives no more time. */
export function createUndoClock() {
  const seconds = createStore(UNDO_SECONDS);
  let timer: ReturnType<typeof setInterval> | undefined;
  let isHeld = false;

  function stop(): void {
    clearInterval(timer);
    timer = undefined;
  }

  return {
    seconds,
    start(onEnd: () => void) {
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
    /** The time pauses while the button is focused or touched. */
    hold(next: boolean) {
      isHeld = next;
    },
    stop,
  };
}

type Undoable = {
  about: string;
  words: string;
  run: () => Promise<void>;
  /** Undoes the action; null means that nobody can undo it. */
  undo: (() => Promise<void>) | null;
};

export type DoneActions = Pick<ReturnType<typeof useUndoable>, 'last' | 'clock' | 'undo'>;

export function useUndoable() {
  const { t } = useLingui();
  const announce = useAnnounce();
  const failed = useFailedSave();
  const [last, setLast] = useState<(Undoable & { nth: number }) | null>(null);
  const [slips] = useState(createSlipGuard);
  const lastNth = useRef(0);

  function send(run: () => Promise<void>) {
    run().catch((error: unknown) => {
      setLast(null);
      failed(error);
    });
  }

  function perform(done: Undoable) {
    if (slips.isSlip([done.about], performance.now())) return;
    lastNth.current += 1;
    send(done.run);
    announce(done.words);
    setLast({ ...done, nth: lastNth.current });
  }

  function undo() {
    if (!last?.undo) return;
    slips.forget();
    send(last.undo);
    const { words } = last;
    announce(t`Undone: ${words}`);
    setLast(null);
  }

  const forget = useCallback(() => setLast(null), []);
  const clock = useUndoClock(last?.nth, forget);
  return { last, clock, perform, undo: last?.undo ? undo : undefined, forget };
}

/** An item changes or leaves under the finger: a second tap within this time is a slip. */
const SLIP_MS = 400;

/** Two taps at two places are two actions. */
export function createSlipGuard() {
  let taps: { places: readonly string[]; at: number }[] = [];
  return {
    /** True for a slip; an accepted tap starts the time. */
    isSlip(places: readonly string[], at: number) {
      taps = taps.filter((tap) => at - tap.at < SLIP_MS);
      if (taps.some((tap) => tap.places.some((place) => places.includes(place)))) return true;
      taps.push({ places, at });
      return false;
    },
    isJustTapped: (at: number) => taps.some((tap) => at - tap.at < SLIP_MS),
    /** After an undo the action may be repeated at once. */
    forget() {
      taps = [];
    },
  };
}
