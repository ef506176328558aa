import { useLingui } from '@lingui/react/macro';
import { Suspense, startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import type { MenuCategory, MenuItem } from '#domain/menu/menu-item';
import { useIsDrawn } from '../../data/react/use-is-drawn';
import { useWholeMenu } from '../../data/react/use-whole-menu';
import { classNames } from '../../ui/class-names';
import { lazyPart } from '../../ui/layout/lazy-part';
import * as text from '../../ui/theme/text.css';
import { useDialogActions } from '../use-dialog';
import { CategoryChips } from './CategoryChips';
import { useChooseItem } from './choices/use-choose-item';
import { MenuCategoryGroup } from './MenuCategoryGroup';
import { MenuLoading } from './MenuLoading';
import { MenuSearch } from './MenuSearch';
import * as styles from './MenuSection.css';
import { countFound, menuGroups } from './menu-groups';
import { PopularRow } from './PopularRow';
import { useMenuFilters } from './use-menu-filters';
import { useMenuQuery } from './use-menu-query';
import { usePickedCategory } from './use-picked-category';

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
      <p>{t`V: vegetarian · GF: no gluten declared · 0%: alcohol-free`}</p>
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
