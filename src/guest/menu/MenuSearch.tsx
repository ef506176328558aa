import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { SearchInput } from '../../ui/controls/SearchInput';
import { useAnnounce } from '../../ui/feedback/use-announce';
import * as styles from './MenuSearch.css';

// A reader hears the count once typing has paused, not at every letter.
const PAUSE_MS = 600;

type MenuSearchProps = {
  query: string;
  /** Number of items found; null while nothing is searched. */
  found: number | null;
  onChange: (query: string) => void;
};

/** Finds a dish by its name or what is in it, in both languages. */
export function MenuSearch({ query, found, onChange }: MenuSearchProps) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const message =
    found === null ? '' : t`${plural(found, { one: '# result', other: '# results' })}`;

  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => announce(message), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [message, announce]);

  return (
    <search className={styles.search}>
      <SearchInput
        label={t`Search the menu`}
        clearLabel={t`Clear search`}
        value={query}
        onChange={onChange}
      />
      {message && <p className={styles.count}>{message}</p>}
    </search>
  );
}
