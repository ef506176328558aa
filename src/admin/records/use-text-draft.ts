import { useState } from 'react';
import { useStaffDrafts } from '../../data/react/preferences/use-staff-drafts';
import { useStaffSession } from '../../data/react/staff/use-staff-session';

type TextDraft = { kind: string; what: string; start: string };

/** Keeps a text on this tablet for a day until a person sends the text. */
export function useTextDraft({ kind, what, start }: TextDraft) {
  const { user } = useStaffSession();
  const drafts = useStaffDrafts(user?.id, kind);
  const key = `${kind}:${what}`;
  const kept = drafts.found?.find((one) => one.what === key)?.draft;
  const [edit, setEdit] = useState<string | null>(null);
  const [isForgotten, setForgotten] = useState(false);
  const found = typeof kept === 'string' && !isForgotten ? kept : null;
  return {
    text: edit ?? found ?? start,
    isChanged: (edit ?? found ?? start) !== start,
    keep(text: string) {
      setEdit(text);
      drafts.keep(key, text);
    },
    forget() {
      setEdit(null);
      setForgotten(true);
      drafts.forget(key);
    },
  };
}
