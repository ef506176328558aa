import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Location, PageSearch, Path } from './location';
import type { Router } from './router';

export const RouterContext = createContext<Router | null>(null);

/** @throws Error outside of a RouterView */
export function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error('There is no RouterView around this component.');
  return router;
}

export function useNavigate(): Router['navigate'] {
  return useRouter().navigate;
}

/** Follows the shown page; a select must return the same value while nothing has changed. */
export function useShown<T>(select: (shown: ReturnType<Router['shown']>) => T): T {
  const router = useRouter();
  const read = () => select(router.shown());
  return useSyncExternalStore(router.subscribe, read, read);
}

/** Returns the search of the shown page, or a part of it. */
export function useSearch<P extends Path>(from: P): PageSearch[P];
export function useSearch<P extends Path, T>(from: P, select: (search: PageSearch[P]) => T): T;
export function useSearch<P extends Path, T>(_from: P, select?: (search: PageSearch[P]) => T) {
  return useShown(({ search }) => {
    const known = search as PageSearch[P];
    return select ? select(known) : known;
  });
}

export function useHistoryState<T>(select: (state: Location['state']) => T): T {
  return useShown(({ location }) => select(location.state));
}
