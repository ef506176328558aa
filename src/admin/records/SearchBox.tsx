import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { SearchInput } from '../../ui/controls/SearchInput';
import { mayAct } from '../orders/board/use-board-keys';
import { SEARCH_ID } from '../shared/use-list-search';
import * as styles from './Records.css';

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
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  useEffect(() => {
    if (text === typed) return;
    const timer = setTimeout(() => search.current(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, typed]);
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
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || !mayAct(event)) return;
      event.preventDefault();
      document.getElementById(SEARCH_ID)?.focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
