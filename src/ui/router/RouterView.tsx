import type { ComponentType, ReactNode } from 'react';
import {
  Component,
  createContext,
  Suspense,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { Location, PageSearch, Path, Router } from './router';

type ErrorBoundaryProps = {
  /** A new key renders the children again. */
  resetKey: unknown;
  errorPage: ComponentType<{ error: Error }>;
  children: ReactNode;
};

type ErrorBoundaryState = { error: Error | null; resetKey: unknown };

class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  declare state: ErrorBoundaryState;

  // A class field would bring 350 B of helpers for old browsers into a guest's first load.
  constructor(props: ErrorBoundaryProps) {
    super(props);
    this.state = { error: null, resetKey: props.resetKey };
  }

  static getDerivedStateFromError(error: Error): Partial<ErrorBoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return resetKey === state.resetKey ? null : { error: null, resetKey };
  }

  override render(): ReactNode {
    const { errorPage: ErrorPage, children } = this.props;
    return this.state.error ? <ErrorPage error={this.state.error} /> : children;
  }
}

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
    // The caller names the page that it stands on.
    const known = search as PageSearch[P];
    return select ? select(known) : known;
  });
}

export function useHistoryState<T>(select: (state: Location['state']) => T): T {
  return useShown(({ location }) => select(location.state));
}

type RouterViewProps = { router: Router; errorPage: ComponentType<{ error: Error }> };

/** Renders the page of the URL; after a crash shows the error page until the next navigation. */
export function RouterView({ router, errorPage }: RouterViewProps) {
  return (
    <RouterContext value={router}>
      <PageBoundary errorPage={errorPage} />
    </RouterContext>
  );
}

function PageBoundary({ errorPage }: Pick<RouterViewProps, 'errorPage'>) {
  const location = useShown((shown) => shown.location);
  // The element is stable, so a change of the URL alone does not re-render the page.
  const page = useMemo(
    () => (
      <Suspense fallback={null}>
        <ShownPage />
      </Suspense>
    ),
    [],
  );
  return (
    <ErrorBoundary resetKey={location} errorPage={errorPage}>
      {page}
    </ErrorBoundary>
  );
}

function ShownPage() {
  const Page = useShown((shown) => shown.Page);
  useScrollToNewPage(Page);
  return useMemo(() => <Page />, [Page]);
}

/** A new page starts at its top or at the hash. Within a page, browser and screens control scrolling. */
function useScrollToNewPage(Page: ComponentType): void {
  const router = useRouter();
  const before = useRef(Page);
  useEffect(() => {
    const { hash } = router.shown().location;
    if (hash) document.getElementById(hash)?.scrollIntoView();
    else if (before.current !== Page) window.scrollTo({ top: 0, behavior: 'instant' });
    before.current = Page;
  }, [Page, router]);
}
