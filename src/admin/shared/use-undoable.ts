import { useLingui } from '@lingui/react/macro';
import { useCallback, useRef, useState } from 'react';
import { DomainError } from '#domain/error-codes';
import { useAnnounce } from '../../ui/feedback/use-announce';
import { useToast } from '../../ui/overlays/use-toast';
import { askToSignIn } from '../shell/sign-in-ask';

export type Undoable = {
  /** What it is about, by its id. */
  about: string;
  /** What was done, in words. */
  words: string;
  run: () => Promise<void>;
  /** Takes it back; null: there is no way back. */
  undo: (() => Promise<void>) | null;
};

export type DoneAct = Undoable & { nth: number };

/** A row that is acted on changes under the finger: a second tap within this time is a slip. */
const SLIP_MS = 400;

/** Does what is tapped at once, says so, and remembers the last act so that it can be taken back. */
export function useUndoable() {
  const { t } = useLingui();
  const announce = useAnnounce();
  const toast = useToast();
  const [last, setLast] = useState<DoneAct | null>(null);
  const lastTap = useRef({ at: Number.NEGATIVE_INFINITY, nth: 0 });

  function send(act: () => Promise<void>) {
    act().catch((error: unknown) => {
      console.error(error);
      setLast(null);
      if (error instanceof DomainError && error.code === 'unauthorized') return askToSignIn();
      toast.show({ tone: 'error', title: t`The change could not be saved on this tablet.` });
    });
  }

  function act(done: Undoable) {
    const at = performance.now();
    if (at - lastTap.current.at < SLIP_MS) return;
    const nth = lastTap.current.nth + 1;
    lastTap.current = { at, nth };
    send(done.run);
    announce(done.words);
    setLast({ ...done, nth });
  }

  function undo() {
    if (!last?.undo) return;
    // Taken back on purpose: what comes next is no slip.
    lastTap.current.at = Number.NEGATIVE_INFINITY;
    send(last.undo);
    const { words } = last;
    announce(t`Undone: ${words}`);
    setLast(null);
  }

  const forget = useCallback(() => setLast(null), []);
  return { last, act, undo, forget };
}
