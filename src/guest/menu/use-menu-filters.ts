import { useCallback, useMemo } from 'react';
import { filtersOf, passesFilters } from '#domain/menu/menu-filter';
import type { MenuCategory, MenuItem } from '#domain/menu/menu-item';
import { useFavourites } from '../../data/react/preferences/use-favourites';
import { useNavigate, useSearch } from '../../ui/router/use-router';

type MenuFilters = {
  names: string[];
  passes: (item: MenuItem, category: MenuCategory) => boolean;
  clear: () => void;
};

/** Reads the filters from the URL; Back undoes clearing them. */
export function useMenuFilters(): MenuFilters {
  const inAddress = useSearch('/', ({ f }) => f ?? '');
  const names = useMemo(() => filtersOf(inAddress), [inAddress]);
  const favourites = useFavourites();
  const navigate = useNavigate();
  return {
    names,
    passes: useCallback(
      (item, category) => passesFilters(item, category, names, favourites),
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
