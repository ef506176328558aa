import { useState } from 'react';
import { useStaffDrafts } from '../../data/react/preferences/use-staff-drafts';
import { useStaffSession } from '../../data/react/staff/use-staff-session';

const KIND = 'message';

/** A text that stays on this tablet for a day until it is sent. */
export function useMessageDraft(what: string, start: string) {
  const { user } = useStaffSession();
  const drafts = useStaffDrafts(user?.id, KIND);
  const key = `${KIND}:${what}`;
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
