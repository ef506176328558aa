import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStaffDrafts } from '../../../data/react/preferences/use-staff-drafts';
import type { PlanTable } from '../plan/use-table-plan';
import { draftKey, isChanged, readDraft, type TableDraft } from './table-draft';

type Drafts = ReadonlyMap<string, TableDraft>;

export type TableDrafts = {
  /** Maps table keys to unsaved edits. */
  all: Drafts;
  /** Holds the edit that was open when the person left the screen; null means none. */
  last: TableDraft | null;
  put(draft: TableDraft): void;
  /** Discards the edit. */
  drop(key: string): void;
  /** Shows the saved table until the replica has it. */
  settle(key: string, saved: TableDraft): void;
};

/** Keeps unsaved edits, one per table; null means loading. */
export function useTableDrafts(
  userId: string | undefined,
  tables: readonly PlanTable[],
): TableDrafts | null {
  const { found, keep, forget } = useStaffDrafts(userId, 'table');
  const [edits, setEdits] = useState<Drafts>();
  const known = useMemo(() => found && fromKept(found), [found]);
  const all = edits ?? known;

  const write = useCallback(
    (change: (next: Map<string, TableDraft>) => void) =>
      setEdits((before) => {
        const next = new Map(before ?? known);
        change(next);
        return next;
      }),
    [known],
  );

  // An edit that equals the saved table disappears.
  useEffect(() => {
    const done = [...(all ?? [])].filter(([key, draft]) => {
      const saved = tables.find(({ id }) => String(id) === key);
      return saved && !isChanged(draft, saved);
    });
    if (done.length === 0) return;
    for (const [key] of done) forget(`table:${key}`);
    write((next) => {
      for (const [key] of done) next.delete(key);
    });
  }, [all, tables, forget, write]);

  if (!all) return null;
  return {
    all,
    last: known?.values().next().value ?? null,
    put(draft) {
      const key = draftKey(draft);
      keep(`table:${key}`, draft);
      write((next) => next.set(key, draft));
    },
    drop(key) {
      forget(`table:${key}`);
      write((next) => next.delete(key));
    },
    settle(key, saved) {
      forget(`table:${key}`);
      write((next) => {
        next.delete(key);
        next.set(draftKey(saved), saved);
      });
    },
  };
}

function fromKept(found: readonly { draft: unknown }[]): Drafts {
  const drafts = found.flatMap(({ draft }) => readDraft(draft) ?? []);
  return new Map(drafts.map((draft) => [draftKey(draft), draft]));
}
