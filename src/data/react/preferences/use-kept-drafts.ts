import { useCallback, useEffect, useState } from 'react';
import { forgetDraft, type KeptDraft, keepDraft, readDrafts } from '../../staff/kept-drafts';
import { staffDevice } from '../../start/staff-device';

type KeptDrafts = {
  /** What was left unsaved when the screen opened, the last edited first; undefined: not known yet. */
  found: readonly KeptDraft[] | undefined;
  keep(what: string, draft: unknown): void;
  forget(what: string): void;
};

/** A person's unsaved edits of one kind of thing, kept on this tablet. */
export function useKeptDrafts(userId: string | undefined, kind: string): KeptDrafts {
  const [found, setFound] = useState<readonly KeptDraft[]>();
  useEffect(() => {
    if (userId === undefined) return;
    let isGone = false;
    readDrafts(staffDevice().deps, { userId, kind })
      .catch(() => [])
      .then((drafts) => {
        if (!isGone) setFound(drafts);
      });
    return () => {
      isGone = true;
    };
  }, [userId, kind]);
  const keep = useCallback(
    (what: string, draft: unknown) => {
      if (userId === undefined) return;
      keepDraft(staffDevice().deps, { userId, what, draft }).catch(notKept);
    },
    [userId],
  );
  const forget = useCallback(
    (what: string) => {
      if (userId !== undefined) forgetDraft(staffDevice().deps, { userId, what }).catch(notKept);
    },
    [userId],
  );
  return { found, keep, forget };
}

/** Full or blocked storage: the edit is on screen, it only does not outlive it. */
function notKept(error: unknown): void {
  console.error(error);
}
