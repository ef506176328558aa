import { useLingui } from '@lingui/react/macro';
import { classNames } from '../../ui/class-names';
import { MenuSection } from '../menu/MenuSection';
import { usePageTitle } from '../use-page-title';
import { AboutSection } from './AboutSection';
import * as bars from './bars.css';
import { CartBar } from './CartBar';
import { Footer } from './Footer';
import { Hero } from './Hero';
import { HomeDialogs } from './HomeDialogs';
import { NavBar } from './NavBar';
import { NetBanner } from './NetBanner';
import { ReservationsSection } from './ReservationsSection';
import { useNetNotice } from './use-net-notice';

/** The one page of the site, and the dialogs over it. */
export function HomePage() {
  const { t } = useLingui();
  const notice = useNetNotice();
  usePageTitle(t`Bar Bliss · Bar and grill in Fethiye`);
  return (
    <div className={classNames(bars.page, notice && bars.pageWithBanner)}>
      <NavBar isSolid={notice !== null} />
      <main>
        {notice && <NetBanner notice={notice} />}
        <Hero />
        <MenuSection />
        <ReservationsSection />
        <AboutSection />
        <CartBar />
      </main>
      <Footer />
      <HomeDialogs />
    </div>
  );
}
