import { useLingui } from '@lingui/react/macro';
import { useCallback, useRef, useState } from 'react';
import { DomainError } from '#domain/error-codes';
import { useAnnounce } from '../../ui/feedback/use-announce';
import { useToast } from '../../ui/overlays/use-toast';
import { askToSignIn } from '../page/sign-in-ask';
import { createSlipGuard } from './slip-guard';
import { useUndoClock } from './use-undo-clock';

export type Undoable = {
  /** What it is about, by its id. */
  about: string;
  /** What was done, in words. */
  words: string;
  run: () => Promise<void>;
  /** Takes it back; null: there is no way back. */
  undo: (() => Promise<void>) | null;
};

export type DoneActions = Pick<ReturnType<typeof useUndoable>, 'last' | 'clock' | 'undo'>;

/** Does what is tapped at once, says so, and remembers the last action so that it can be taken back. */
export function useUndoable() {
  const { t } = useLingui();
  const announce = useAnnounce();
  const toast = useToast();
  const [last, setLast] = useState<(Undoable & { nth: number }) | null>(null);
  const [slips] = useState(createSlipGuard);
  const lastNth = useRef(0);

  function send(act: () => Promise<void>) {
    act().catch((error: unknown) => {
      console.error(error);
      setLast(null);
      if (error instanceof DomainError && error.code === 'unauthorized') return askToSignIn();
      toast.show({ tone: 'error', title: t`The change could not be saved on this tablet.` });
    });
  }

  function act(done: Undoable) {
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
  return { last, clock, act, undo: last?.undo ? undo : undefined, forget };
}
