import { useLingui } from '@lingui/react/macro';
import { type ComponentType, lazy, Suspense } from 'react';
import { drawnPage } from '../../data/drawn-page';
import { useMenu } from '../../data/react/use-menu';
import { classNames } from '../../ui/class-names';
import { lazyPart } from '../../ui/layout/lazy-part';
import { useSearch } from '../../ui/router/use-router';
import { useHasLasted } from '../../ui/use-has-lasted';
import { MenuSection } from '../menu/MenuSection';
import * as bars from '../shared/bars.css';
import { usePageTitle } from '../use-page-title';
import { AgeGated } from './AgeGated';
import { CartBar } from './CartBar';
import { Hero } from './Hero';
import { NavBar } from './NavBar';
import { type NetNotice, useNetNotice } from './use-net-notice';
import { WhyChoose } from './WhyChoose';

/** Content that the first paint does not need loads this long after the menu is rendered (ms). */
const LATER_MS = 200;

const HomeBanner = lazyPart(() => import('./HomeBanner').then((part) => part.HomeBanner));
const HomeSections = lazyPart(() => import('./HomeSections').then((part) => part.HomeSections));
const HomeFooter = lazyPart(() => import('./HomeSections').then((part) => part.HomeFooter));

// Only the server renders this content, for browsers without scripts.
const OrderAtTheBar = import.meta.env.SSR
  ? lazyPart(() => import('../without-scripts/OrderAtTheBar').then((part) => part.OrderAtTheBar))
  : null;
const SectionsToRead = import.meta.env.SSR
  ? lazyPart(() => import('../without-scripts/SectionsToRead').then((part) => part.SectionsToRead))
  : null;

// The first paint does not need these parts; the page works without them.
const HomeNews = lazy<ComponentType<{ notice: NetNotice | null }>>(() =>
  import('./HomeNews').then(
    ({ HomeNews: news }) => ({ default: news }),
    () => ({ default: () => null }),
  ),
);

// The same element each time: a new one before the part has loaded would make React drop the drawn banner.
const BANNER = (
  <Suspense fallback={null}>
    <HomeBanner />
  </Suspense>
);

export function HomePage() {
  const { t } = useLingui();
  const notice = useNetNotice();
  const isLater = useHasLasted(useMenu().state !== 'loading', LATER_MS);
  usePageTitle(t`Bar Bliss · Bar and grill in Fethiye`);
  return (
    <div className={classNames(bars.page, notice && bars.pageWithBanner)}>
      <AgeGated>
        <DialogsInTime isLater={isLater} />
      </AgeGated>
      <NavBar isSolid={notice !== null} />
      <main>
        <Suspense fallback={null}>
          {(notice !== null || isLater) && <HomeNews notice={notice} />}
        </Suspense>
        <Hero>{(isLater || drawnPage.get()?.bannerId) && BANNER}</Hero>
        <WithoutScripts part={OrderAtTheBar} />
        <WhyChoose />
        <MenuSection />
        <Suspense fallback={null}>{isLater && <HomeSections />}</Suspense>
        <WithoutScripts part={SectionsToRead} />
        <CartBar />
      </main>
      <Suspense fallback={null}>{isLater && <HomeFooter />}</Suspense>
    </div>
  );
}

function WithoutScripts({ part: Part }: { part: ComponentType | null }) {
  return (
    <noscript>
      {Part && (
        <Suspense fallback={null}>
          <Part />
        </Suspense>
      )}
    </noscript>
  );
}

const HomeDialogs = lazyPart(() => import('./HomeDialogs').then((part) => part.HomeDialogs));

/** Loads the dialogs after the menu, or at once if the URL opens one. */
function DialogsInTime({ isLater }: { isLater: boolean }) {
  const isAsked = useSearch('/', ({ d }) => d !== undefined);
  return <Suspense fallback={null}>{(isLater || isAsked) && <HomeDialogs />}</Suspense>;
}
