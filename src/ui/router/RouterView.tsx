import { type ComponentType, Suspense, useEffect, useMemo, useRef } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import type { Router } from './router';
import { RouterContext, useRouter, useShown } from './use-router';

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
