import { useCallback, useEffect, useState } from 'react';
import { forgetDraft, keepDraft, readDrafts, type StaffDraft } from '../../staff/staff-session';
import { staffDevice } from '../../start/staff-device';

type StaffDrafts = {
  /** Holds the unsaved edits at the opening of the screen, newest first; undefined while loading. */
  found: readonly StaffDraft[] | undefined;
  keep(what: string, draft: unknown): void;
  forget(what: string): void;
};

export function useStaffDrafts(userId: string | undefined, kind: string): StaffDrafts {
  const [found, setFound] = useState<readonly StaffDraft[]>();
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

/** Logs that full or blocked storage keeps the edit on screen only. */
function notKept(error: unknown): void {
  console.error(error);
}
