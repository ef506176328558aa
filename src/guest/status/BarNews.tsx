import { Suspense } from 'react';
import { useBar } from '../../data/react/use-bar';
import { SiteWords } from '../../i18n/LazyWords';
import { lazyPart } from '../../ui/layout/lazy-part';

// Few evenings need it.
const BarAwayBanner = lazyPart(() => import('./BarAwayBanner').then((part) => part.BarAwayBanner));

/** Keeps the live line to the house while the page is open; speaks only when the bar is away. */
export function BarNews() {
  if (useBar() !== 'away') return null;
  return (
    <Suspense fallback={null}>
      <SiteWords>
        <BarAwayBanner />
      </SiteWords>
    </Suspense>
  );
}
