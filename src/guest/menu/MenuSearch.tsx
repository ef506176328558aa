import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/controls/Button';
import { IconButton } from '../../ui/controls/IconButton';
import { SearchInput } from '../../ui/controls/SearchInput';
import { useAnnounce } from '../../ui/feedback/use-announce';
import * as styles from './MenuSearch.css';

// The page announces the count after a pause in typing (ms).
const PAUSE_MS = 600;

type MenuSearchProps = {
  query: string;
  /** The number of items found; null while all items are shown or the number is unknown. */
  found: number | null;
  filters: number;
  onFocus: () => void;
  onChange: (query: string) => void;
  onFilters: () => void;
  onClearFilters: () => void;
};

/** Shows the filters and the search by name and ingredients in both languages. */
export function MenuSearch(props: MenuSearchProps) {
  const { query, found, filters, onFocus, onChange, onFilters, onClearFilters } = props;
  const { t } = useLingui();
  const announce = useAnnounce();
  const box = useRef<HTMLElement>(null);
  const message =
    found === null ? '' : t`${plural(found, { one: '# result', other: '# results' })}`;

  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => announce(message), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [message, announce]);

  function type(next: string) {
    // On a phone the keyboard covers the lower half, so results need the upper half.
    if (query === '' && next !== '') box.current?.scrollIntoView();
    onChange(next);
  }

  return (
    <search ref={box} className={styles.search}>
      <div className={styles.row}>
        <SearchInput
          label={t`Search the menu`}
          clearLabel={t`Clear search`}
          value={query}
          onFocus={onFocus}
          onChange={type}
          className={styles.box}
        />
        <IconButton
          tone="outline"
          label={filters > 0 ? t`Filters: ${filters}` : t`Filters`}
          icon={<SlidersHorizontal aria-hidden="true" size={20} />}
          badge={filters > 0 ? filters : undefined}
          aria-haspopup="dialog"
          onClick={onFilters}
        />
      </div>
      {message && (
        <p className={styles.count}>
          {message}
          {filters > 0 && (
            <Button tone="quiet" size="compact" onClick={onClearFilters}>{t`Clear filters`}</Button>
          )}
        </p>
      )}
    </search>
  );
}
