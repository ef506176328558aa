import { useState } from 'react';
import { useStaffDrafts, useStaffSession } from '../../data/react/staff/use-staff-session';

/** Keeps what a person typed on this tablet for a day, until it is sent or discarded. */
export function useKeptDraft<Draft>(
  kind: string,
  what: string,
  isDraft: (kept: unknown) => kept is Draft,
) {
  const { user } = useStaffSession();
  const drafts = useStaffDrafts(user?.id, kind);
  const key = `${kind}:${what}`;
  const found = drafts.found?.find((one) => one.what === key)?.draft;
  // Another build may have kept something else.
  const kept = isDraft(found) ? found : null;
  /** null means that the draft was sent or discarded. */
  const [edit, setEdit] = useState<Draft | null>();
  return {
    /** null means that nothing is typed. */
    draft: edit === undefined ? kept : edit,
    isReady: drafts.found !== undefined,
    /** True for a draft of an earlier visit. */
    isKept: edit === undefined && kept !== null,
    keep(draft: Draft) {
      setEdit(draft);
      drafts.keep(key, draft);
    },
    /** Shows a draft in which there is nothing to keep. */
    show(draft: Draft) {
      setEdit(draft);
      drafts.forget(key);
    },
    forget() {
      setEdit(null);
      drafts.forget(key);
    },
  };
}

type TextDraft = { kind: string; what: string; start: string };

export function useTextDraft({ kind, what, start }: TextDraft) {
  const { draft, keep, forget } = useKeptDraft(kind, what, isText);
  const text = draft ?? start;
  return { text, isChanged: text !== start, keep, forget };
}

function isText(kept: unknown): kept is string {
  return typeof kept === 'string';
}
