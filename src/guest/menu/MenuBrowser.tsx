import { useMemo } from 'react';
import type { MenuCategory, MenuItem } from '#domain/menu/menu-item';
import { CategoryChips } from './CategoryChips';
import { MenuCategoryGroup } from './MenuCategoryGroup';
import { MenuHelp } from './MenuHelp';
import { MenuSearch } from './MenuSearch';
import * as styles from './MenuSection.css';
import { MenuNothingFound } from './MenuStates';
import { countItems, menuGroups } from './menu-groups';
import { useChooseItem } from './use-choose-item';
import { useGradually } from './use-gradually';
import { useMenuQuery } from './use-menu-query';
import { usePickedCategory } from './use-picked-category';

type MenuBrowserProps = { categories: readonly MenuCategory[]; items: readonly MenuItem[] };

/** Search, categories and cards. Every category stays on the page; picking one goes there. */
export function MenuBrowser({ categories, items }: MenuBrowserProps) {
  const [query, setQuery] = useMenuQuery();
  const [picked, pickCategory] = usePickedCategory();
  const onChoose = useChooseItem();
  const all = useMemo(() => menuGroups(categories, items, ''), [categories, items]);
  const chips = useMemo(() => all.map(({ category }) => category), [all]);
  const isSearching = query.trim() !== '';
  const groups = useMemo(
    () => (isSearching ? menuGroups(categories, items, query) : all),
    [all, categories, items, query, isSearching],
  );

  const [drawn, drawAll] = useGradually(groups.length, picked !== undefined);
  const shown = groups.slice(0, drawn);

  function pick(slug: string) {
    drawAll();
    setQuery('');
    pickCategory(slug);
  }

  return (
    <>
      <MenuSearch
        query={query}
        found={isSearching ? countItems(groups) : null}
        onChange={setQuery}
      />
      <div className={styles.browser}>
        <CategoryChips
          categories={chips}
          shown={shown.map(({ category }) => category.slug)}
          picked={picked}
          onPick={pick}
        />
        <div className={styles.groups}>
          {groups.length === 0 && (
            <MenuNothingFound query={query.trim()} onClear={() => setQuery('')} />
          )}
          {shown.map((group) => (
            <MenuCategoryGroup key={group.category.id} group={group} onChoose={onChoose} />
          ))}
          <MenuHelp />
        </div>
      </div>
    </>
  );
}
