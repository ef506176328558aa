import { useLingui } from '@lingui/react/macro';
import { useCallback, useRef, useState } from 'react';
import { DomainError } from '#domain/error-codes';
import { useAnnounce } from '../../ui/feedback/use-announce';
import { useToast } from '../../ui/overlays/use-toast';
import { askToSignIn } from './sending';
import { useUndoClock } from './UndoBar';

type Undoable = {
  /** Holds the subject's id. */
  about: string;
  /** Describes the action in words. */
  words: string;
  run: () => Promise<void>;
  /** Undoes the action; null means that nobody can undo it. */
  undo: (() => Promise<void>) | null;
};

export type DoneActions = Pick<ReturnType<typeof useUndoable>, 'last' | 'clock' | 'undo'>;

/** Runs an action, announces it, and keeps the last action for undo. */
export function useUndoable() {
  const { t } = useLingui();
  const announce = useAnnounce();
  const toast = useToast();
  const [last, setLast] = useState<(Undoable & { nth: number }) | null>(null);
  const [slips] = useState(createSlipGuard);
  const lastNth = useRef(0);

  function send(run: () => Promise<void>) {
    run().catch((error: unknown) => {
      console.error(error);
      setLast(null);
      if (error instanceof DomainError && error.code === 'unauthorized') return askToSignIn();
      toast.show({ tone: 'error', title: t`The change could not be saved on this tablet.` });
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

type SlipGuard = {
  /** True for a slip; an accepted tap starts the time. */
  isSlip(places: readonly string[], at: number): boolean;
  /** True within 400 ms of an accepted tap. */
  isJustTapped(at: number): boolean;
  /** After an undo the action may be repeated at once. */
  forget(): void;
};

/** Two taps at two places are two actions. */
export function createSlipGuard(): SlipGuard {
  let taps: { places: readonly string[]; at: number }[] = [];
  return {
    isSlip(places, at) {
      taps = taps.filter((tap) => at - tap.at < SLIP_MS);
      if (taps.some((tap) => tap.places.some((place) => places.includes(place)))) return true;
      taps.push({ places, at });
      return false;
    },
    isJustTapped: (at) => taps.some((tap) => at - tap.at < SLIP_MS),
    forget() {
      taps = [];
    },
  };
}
