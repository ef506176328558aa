import { useLingui } from '@lingui/react/macro';
import { type ComponentType, lazy, Suspense } from 'react';
import { classNames } from '../../ui/class-names';
import { lazyPart } from '../../ui/layout/lazy-part';
import { MenuSection } from '../menu/MenuSection';
import * as bars from '../shared/bars.css';
import { usePageTitle } from '../use-page-title';
import { AgeGated } from './AgeGated';
import { CartBar } from './CartBar';
import { DialogsInTime } from './DialogsInTime';
import { Hero } from './Hero';
import { NavBar } from './NavBar';
import { useLater } from './use-later';
import { type NetNotice, useNetNotice } from './use-net-notice';
import { WhyChoose } from './WhyChoose';

const HomeSections = lazyPart(() => import('./HomeSections').then((part) => part.HomeSections));
const HomeFooter = lazyPart(() => import('./HomeSections').then((part) => part.HomeFooter));

// Server-only: content for browsers without scripts.
const OrderAtTheBar = import.meta.env.SSR
  ? lazyPart(() => import('../without-scripts/OrderAtTheBar').then((part) => part.OrderAtTheBar))
  : null;
const SectionsToRead = import.meta.env.SSR
  ? lazyPart(() => import('../without-scripts/SectionsToRead').then((part) => part.SectionsToRead))
  : null;

// Not needed for the first paint; the page works without it.
const HomeNews = lazy<ComponentType<{ notice: NetNotice | null }>>(() =>
  import('./HomeNews').then(
    ({ HomeNews: news }) => ({ default: news }),
    () => ({ default: () => null }),
  ),
);

export function HomePage() {
  const { t } = useLingui();
  const notice = useNetNotice();
  const isLater = useLater();
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
        <Hero />
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
