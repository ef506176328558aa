import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { ListSearch } from '#domain/staff/list-search';
import { listSearch } from '#domain/staff/list-search';
import { storedKeys } from '../../data/preferences/board-choices';
import { Button, Chip, ChipRow, SearchInput } from '../../ui/controls/controls';
import { Text } from '../../ui/layout/Flow';
import { goBack } from '../../ui/router/go-back';
import * as styles from './Parts.css';

type Way = { push?: boolean; isPanel?: boolean };
type Patch = Readonly<Record<string, string | undefined>>;

export function useListSearch(): ListSearch {
  return listSearch(useLocation({ select: ({ search }) => search }));
}

/** Updates URL parameters and leaves others; the update replaces the history entry unless pushed. */
export function useSetSearch(): (patch: Patch, way?: Way) => void {
  const router = useRouter();
  return useCallback(
    (patch, { push = false, isPanel } = {}) => {
      const { pathname, searchStr } = router.latestLocation;
      const search = new URLSearchParams(searchStr);
      for (const [key, value] of Object.entries(patch)) {
        if (value === undefined || value === '') search.delete(key);
        else search.set(key, value);
      }
      const path = search.size > 0 ? `${pathname}?${search}` : pathname;
      if (push) router.history.push(path, { isPanel });
      else router.history.replace(path, { isPanel });
    },
    [router],
  );
}

declare module '@tanstack/react-router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: TypeScript merges only interfaces.
  interface HistoryState {
    /** True if the list opened the panel: closing then goes back. */
    isPanel?: boolean;
  }
}

/** Keeps the open row in the URL (`?id=`), so that Back closes the row. */
export function usePanel() {
  const { id } = useListSearch();
  const router = useRouter();
  const setSearch = useSetSearch();
  return useMemo(() => {
    const isOnList = () => router.latestLocation.state.isPanel === true;
    return {
      id,
      open(row: string) {
        // Switching rows keeps one history entry, so that Back leads to the list.
        if (id !== undefined) return setSearch({ id: row }, { isPanel: isOnList() });
        setSearch({ id: row }, { isPanel: true, push: true });
      },
      close() {
        if (isOnList()) goBack(() => router.history.back());
        else setSearch({ id: undefined });
      },
    };
  }, [id, router, setSearch]);
}

/** The order list's search field has this id; the key “/” on the board leads there. */
export const SEARCH_ID = 'order-search';

const DEBOUNCE_MS = 300;

type SearchBoxProps = {
  label: string;
  placeholder?: string;
  typed: string;
  onSearch: (typed: string) => void;
};

/** Searches after a pause in typing; the key `/` focuses it. */
export function SearchBox({ label, placeholder, typed, onSearch }: SearchBoxProps) {
  const { t } = useLingui();
  const [text, setText] = useState(typed);
  const asked = useRef(typed);
  const search = useEffectEvent(onSearch);
  // A link or Back may change the search from outside.
  useEffect(() => {
    if (typed === asked.current) return;
    asked.current = typed;
    setText(typed);
  }, [typed]);
  useEffect(() => {
    if (text === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = text;
      search(text);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  useSlashFocus();
  return (
    <SearchInput
      id={SEARCH_ID}
      className={styles.search}
      label={label}
      {...(placeholder ? { placeholder } : {})}
      clearLabel={t`Clear the search`}
      value={text}
      onChange={setText}
    />
  );
}

function useSlashFocus(): void {
  const isAsked = useLocation({ select: ({ hash }) => hash === SEARCH_ID });
  useEffect(() => {
    if (isAsked) document.getElementById(SEARCH_ID)?.focus();
  }, [isAsked]);
  useKeys((event) => {
    if (event.key !== '/' || !isPageKey(event)) return;
    event.preventDefault();
    document.getElementById(SEARCH_ID)?.focus();
  });
}

type StatusFilterProps<Value extends string> = {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: ReactNode; count?: number }[];
  onChange: (value: Value) => void;
};

export function StatusFilter<Value extends string>(props: StatusFilterProps<Value>) {
  const { label, value, choices, onChange } = props;
  return (
    <ChipRow label={label} className={styles.chips}>
      {choices.map((choice) => (
        <Chip
          key={choice.value}
          pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
          {choice.count !== undefined && (
            <Text as="span" weight={400} numeric lang="tr">
              {choice.count}
            </Text>
          )}
        </Chip>
      ))}
    </ChipRow>
  );
}

type MoreButtonProps = {
  isAsking: boolean;
  /** null means that the list has no more rows. */
  onMore: (() => void) | null;
};

export function MoreButton({ isAsking, onMore }: MoreButtonProps) {
  if (!onMore) return null;
  return (
    <Button tone="outline" busy={isAsking} className={styles.more} onClick={onMore}>
      <Trans>Load 50 more</Trans>
    </Button>
  );
}

/** True unless a person types in a field, menu or dialog, or uses a shortcut of the browser. */
export function isPageKey(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey || !storedKeys.get()) return false;
  const at = document.activeElement;
  if (at?.closest('input, textarea, select, [contenteditable], [role=menu]')) return false;
  return document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') === null;
}

/** Acts on a key in place of the browser. */
export function takeKey(event: KeyboardEvent, act: () => void): void {
  event.preventDefault();
  act();
}

/** Handles each key as the last render says. */
export function useKeys(onKey: (event: KeyboardEvent) => void): void {
  const last = useEffectEvent(onKey);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => last(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Tells of rows that arrived while the list was open; the first ones are known. */
export function useArrived<Row extends { id: string }>(
  rows: readonly Row[] | undefined,
  onArrived: (arrived: readonly Row[]) => void,
): void {
  const known = useRef<ReadonlySet<string> | null>(null);
  const tell = useEffectEvent(onArrived);
  useEffect(() => {
    if (!rows) return;
    const before = known.current;
    known.current = new Set([...(before ?? []), ...rows.map(({ id }) => id)]);
    const arrived = before ? rows.filter(({ id }) => !before.has(id)) : [];
    if (arrived.length > 0) tell(arrived);
  }, [rows]);
}
