import { useEffect, useMemo } from 'react';
import { goBack } from '../ui/router/go-back';
import { useNavigate, useRouter, useSearch } from '../ui/router/RouterView';
import type { HomeSearch } from './home-search';
import { parseHomeSearch } from './home-search';

declare module '../ui/router/router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only interfaces merge.
  interface HistoryState {
    /** The number of history entries added by dialogs; missing if a link opened the dialog. */
    dialogDepth?: number;
    /** The quantity and note of a dish before its choices. */
    wish?: Wish;
  }
}

export type Wish = { quantity: number; notes: string };

type DialogPatch = Pick<HomeSearch, 'd' | 'step' | 'id' | 'tab'>;

const CLOSED: DialogPatch = { d: undefined, step: undefined, id: undefined, tab: undefined };

/** Returns the home page's open dialog, with functions to open and close dialogs. */
export function useDialog() {
  const search = useSearch('/');
  return { search, ...useDialogActions() };
}

/** Returns only the functions, so callers do not re-render when a dialog opens. */
export function useDialogActions() {
  const navigate = useNavigate();
  const router = useRouter();
  return useMemo(() => dialogActions(navigate, router), [navigate, router]);
}

function dialogActions(
  navigate: ReturnType<typeof useNavigate>,
  router: ReturnType<typeof useRouter>,
) {
  function go(
    patch: DialogPatch,
    replace: boolean,
    dialogDepth: number | undefined,
    wish?: Wish,
  ): Promise<void> {
    return navigate({
      to: '/',
      search: (before) => ({ ...before, ...patch }),
      state: (before) => ({ ...before, dialogDepth, wish }),
      hash: true,
      replace,
    });
  }

  return {
    /** Opens a dialog, also from inside another dialog. */
    open(patch: DialogPatch, wish?: Wish) {
      const { state, search } = router.latest();
      const isOnPage = parseHomeSearch(search).d === undefined;
      const depth = deeper(isOnPage ? 0 : state.dialogDepth);
      return go({ ...CLOSED, ...patch }, false, depth, wish);
    },
    /** Moves on inside the dialog, so that one Back is one step back. */
    step(patch: DialogPatch, { replace = false, wish }: { replace?: boolean; wish?: Wish } = {}) {
      const depth = router.latest().state.dialogDepth;
      return go(patch, replace, replace ? depth : deeper(depth), wish);
    },
    /** Leaves all dialogs. */
    close() {
      const depth = router.latest().state.dialogDepth;
      if (depth) return goBack(() => window.history.go(-depth));
      void go(CLOSED, true, undefined);
    },
  };
}

// A dialog opened by a link has no page below it in history.
function deeper(depth: number | undefined): number | undefined {
  return depth === undefined ? undefined : depth + 1;
}

/** Sets the page title and restores the previous title on unmount. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      if (document.title === title) document.title = before;
    };
  }, [title]);
}
