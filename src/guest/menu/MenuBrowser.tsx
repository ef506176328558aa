import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import {
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { MenuCategory, MenuItem } from '#domain/menu/menu-item';
import { filtersOf, passesFilters } from '#domain/menu/menu-item';
import { useFavourites, useIsDrawn, useWholeMenu } from '../../data/react/use-stores';
import { classNames } from '../../ui/class-names';
import { Button, IconButton, SearchInput } from '../../ui/controls/controls';
import { Skeleton, useAnnounce } from '../../ui/feedback/states';
import { Grid, lazyPart } from '../../ui/layout/Flow';
import { useNavigate, useSearch } from '../../ui/router/RouterView';
import * as text from '../../ui/theme/text.css';
import { useLater } from '../../ui/use-later';
import { useDialogActions } from '../use-dialog';
import { CategoryChips } from './CategoryChips';
import { useChooseItem } from './choices/use-choose-item';
import {
  countFound,
  MenuCategoryGroup,
  menuGroups,
  PopularRow,
  scrollToCategory,
} from './MenuGroups';
import * as styles from './MenuSection.css';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Shows six skeleton cards after a delay. */
export function MenuLoading() {
  const { t } = useLingui();
  return (
    <>
      <p role="status" className={text.muted}>{t`Loading menu…`}</p>
      <Grid layout="items" className={styles.cards}>
        {CARDS.map((card) => (
          <Skeleton key={card} shape="block" className={styles.loading} />
        ))}
      </Grid>
    </>
  );
}

const MenuNothingFound = lazyPart(() =>
  import('./MenuStates').then((part) => part.MenuNothingFound),
);

type MenuBrowserProps = {
  categories: readonly MenuCategory[];
  items: readonly MenuItem[];
  /** True if the words of the other language are still loading. */
  isPartial: boolean;
};

/** Shows the menu with search, filters and categories. Choosing a category scrolls to it. */
export function MenuBrowser({ categories, items, isPartial }: MenuBrowserProps) {
  const [query, setQuery] = useMenuQuery();
  const [picked, pickCategory] = usePickedCategory();
  const filters = useMenuFilters();
  const onChoose = useChooseItem();
  const { open } = useDialogActions();
  const openItem = useCallback(({ id }: MenuItem) => void open({ d: 'item', id }), [open]);
  const { passes } = filters;
  const all = useMemo(() => menuGroups(categories, items, '', passes), [categories, items, passes]);
  const chips = useMemo(() => all.map(({ category }) => category), [all]);
  const isSearching = query.trim() !== '';
  const completeMenu = useWholeMenu(isSearching);
  const groups = useMemo(
    () => (isSearching ? menuGroups(categories, items, query, passes) : all),
    [all, categories, items, query, isSearching, passes],
  );
  const found = countFound(groups, isSearching && isPartial);
  const isDrawn = useIsDrawn();
  const [count, drawAll] = useGradually(groups.length, picked !== undefined || isDrawn);
  const shown = groups.slice(0, count);

  function pick(slug: string) {
    drawAll();
    setQuery('');
    pickCategory(slug);
  }

  function showAll() {
    setQuery('');
    filters.clear();
  }

  return (
    <>
      <MenuSearch
        query={query}
        found={isSearching || filters.names.length > 0 ? found : null}
        filters={filters.names.length}
        onFocus={completeMenu}
        onChange={setQuery}
        onFilters={() => void open({ d: 'filters' })}
        onClearFilters={filters.clear}
      />
      <div className={styles.browser}>
        <CategoryChips
          categories={chips}
          shown={shown.map(({ category }) => category.slug)}
          picked={picked}
          onPick={pick}
        />
        <div className={styles.groups}>
          <Suspense fallback={null}>
            {found === 0 && <MenuNothingFound query={query.trim()} onClear={showAll} />}
          </Suspense>
          {found === null && <MenuLoading />}
          {!isSearching && filters.names.length === 0 && (
            <PopularRow groups={all} onOpen={openItem} />
          )}
          {shown.map((group) => (
            <MenuCategoryGroup
              key={group.category.id}
              group={group}
              isWanted={isSearching || filters.names.length > 0 || group.category.slug === picked}
              onChoose={onChoose}
              onOpen={openItem}
            />
          ))}
          <MenuHelp />
        </div>
      </div>
    </>
  );
}

/** Shows a legend of the signs, and when to ask staff. */
function MenuHelp() {
  const { t } = useLingui();
  return (
    <div className={classNames(text.small, text.muted, styles.help)}>
      <p>{t`V: vegetarian · GF: no gluten in the recipe · 0%: alcohol-free`}</p>
      <p>{t`Allergies? Tell the team before you order.`}</p>
    </div>
  );
}

/** These parts fill the first screen of a phone and of a wide screen. */
const AT_FIRST = 2;
const AT_A_TIME = 3;

/**
 * Returns how many parts to render: the first at once, the others gradually, so that a slow phone shows dishes
 * early. The second value renders all parts.
 */
function useGradually(total: number, startsWhole: boolean): [number, () => void] {
  const [count, setCount] = useState(startsWhole ? Number.POSITIVE_INFINITY : AT_FIRST);

  useEffect(() => {
    if (count < total) startTransition(() => setCount((now) => now + AT_A_TIME));
  }, [count, total]);

  return [count, () => setCount(Number.POSITIVE_INFINITY)];
}

/** Reads the filters from the URL; Back undoes clearing them. */
function useMenuFilters() {
  const inAddress = useSearch('/', ({ f }) => f ?? '');
  const names = useMemo(() => filtersOf(inAddress), [inAddress]);
  const favourites = useFavourites();
  const navigate = useNavigate();
  return {
    names,
    passes: useCallback(
      (item: MenuItem, category: MenuCategory) => passesFilters(item, category, names, favourites),
      [names, favourites],
    ),
    clear() {
      void navigate({
        to: '/',
        search: (before) => ({ ...before, f: undefined }),
      });
    },
  };
}

const SETTLE_MS = 300;

/** Holds the menu's search; the URL follows after a delay. */
function useMenuQuery(): [string, (query: string) => void] {
  const inAddress = useSearch('/', ({ q }) => q ?? '');
  const navigate = useNavigate();
  const [typed, setTyped] = useState(inAddress);
  const written = useRef(inAddress);

  useEffect(() => {
    if (inAddress === written.current) return;
    // Back, Forward or a link changed the search.
    written.current = inAddress;
    setTyped(inAddress);
  }, [inAddress]);

  useEffect(() => {
    if (typed === written.current) return;
    const timer = setTimeout(() => {
      if (typed === written.current) return;
      written.current = typed;
      void navigate({
        to: '/',
        search: (before) => ({ ...before, q: typed || undefined }),
        hash: true,
        state: true,
        replace: true,
      });
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed, navigate]);

  return [typed, setTyped];
}

type Pick = { slug: string; calm: boolean };

/** Returns the category in the URL, and a function that scrolls to another; Back returns. */
function usePickedCategory(): [string | undefined, (slug: string) => void] {
  const cat = useSearch('/', (search) => search.cat);
  const navigate = useNavigate();
  // A link with a category starts there without a smooth scroll.
  const [pick, setPick] = useState<Pick | null>(cat ? { slug: cat, calm: true } : null);

  // The scroll waits for the render, because a search may have hidden the category until now.
  useEffect(() => {
    if (pick) scrollToCategory(pick.slug, pick);
  }, [pick]);

  function pickCategory(slug: string) {
    setPick({ slug, calm: false });
    void navigate({
      to: '/',
      search: (before) => ({ ...before, cat: slug, q: undefined }),
    });
  }

  return [cat, pickCategory];
}

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
function MenuSearch(props: MenuSearchProps) {
  const { query, found, filters, onFocus, onChange, onFilters, onClearFilters } = props;
  const { t } = useLingui();
  const announce = useAnnounce();
  const box = useRef<HTMLElement>(null);
  const message =
    found === null ? '' : t`${plural(found, { one: '# result', other: '# results' })}`;
  useLater(message, PAUSE_MS, () => announce(message));

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
          icon={<SlidersHorizontal size={20} />}
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
