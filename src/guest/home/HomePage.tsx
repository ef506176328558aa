import './HomeBanner.css';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentType, ReactNode } from 'react';
import { lazy, Suspense } from 'react';
import { drawnPage } from '../../data/drawn-page';
import { useIsOfAge, useMenu, useNet } from '../../data/react/use-stores';
import { useAfterTap } from '../../ui/after-tap';
import { classNames } from '../../ui/class-names';
import { Button } from '../../ui/controls/controls';
import { Container, Hint, lazyPart, Section } from '../../ui/layout/Flow';
import { Picture } from '../../ui/media/Picture';
import { useSearch } from '../../ui/router/RouterView';
import { nightScope } from '../../ui/theme/reset.css';
import * as text from '../../ui/theme/text.css';
import { useHasLasted } from '../../ui/use-has-lasted';
import { MenuBrowser, MenuLoading } from '../menu/MenuBrowser';
import * as menu from '../menu/MenuSection.css';
import * as bars from '../shared/bars.css';
import { useHeroFacts } from '../shared/hero-facts';
import { useGoToSection } from '../shared/sections';
import { usePageTitle } from '../use-dialog';
import * as heroStyles from './Hero.css';
import * as styles from './HomePage.css';
import { NavBar } from './NavBar';

// The drawn banner has its looks before its scripts.

/** Keeps the place of the words. */
const UNKNOWN = '\u00a0';

/** @param children stand above the words, in the free part of the picture */
function Hero({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const goTo = useGoToSection();
  const { today = UNKNOWN, now, photo } = useHeroFacts() ?? {};
  return (
    <section
      id="home"
      aria-labelledby="home-heading"
      className={classNames(nightScope, heroStyles.hero)}
    >
      <HeroPicture own={photo} />
      {children}
      <Container className={heroStyles.front}>
        <div className={heroStyles.words}>
          <p className={classNames(text.eyebrow, heroStyles.eyebrow)}>
            {t`Fethiye · Grill & cocktails`}
          </p>
          <h1 id="home-heading" tabIndex={-1} className={text.displayXl}>
            {t`Ember. Salt. Sea breeze.`}
          </h1>
          <p className={heroStyles.hours}>
            {today}
            <span className={heroStyles.open}>{now ?? UNKNOWN}</span>
          </p>
          <div className={heroStyles.actions}>
            <Button size="cta" block onClick={() => goTo('menu')}>{t`Order Now`}</Button>
            <Button
              tone="outline"
              size="cta"
              block
              className={heroStyles.second}
              onClick={() => goTo('reservations')}
            >
              {t`Book Table`}
            </Button>
          </div>
        </div>
      </Container>
    </section>
  );
}

// The picture is decorative: the text beside it says everything.
function HeroPicture({ own }: { own: string | undefined }) {
  const wide = own ?? '/photos/hero-wide-1280.avif';
  return (
    <picture className={heroStyles.picture}>
      <source
        media="(min-width: 600px)"
        srcSet={`${wide} 1280w, ${wide.replace('-1280', '-1920')} 1920w`}
        sizes="100vw"
      />
      <img
        src={own ?? '/photos/hero-640.avif'}
        srcSet={
          own
            ? undefined
            : '/photos/hero-640.avif 640w, /photos/hero-828.avif 828w, /photos/hero-1280.avif 1280w'
        }
        // The photo is darkened by a gradient, so it needs only half the bytes on most phones.
        sizes="70vw"
        alt=""
        fetchPriority="high"
        decoding="async"
        className={heroStyles.image}
      />
    </picture>
  );
}

/** What is sent within this time shows no banner, because the banner moves the page (ms). */
const SENT_SOON_MS = 2_000;

/** null means no banner. */
export type NetNotice = {
  kind: 'attention' | 'offline' | 'back' | 'waiting';
  /** Counts orders still on this phone, or those that need a decision. */
  count: number;
};

/** Returns the most pressing notice; an order that needs a decision comes first. */
function useNetNotice(): NetNotice | null {
  const { state, waiting, attention, justCameBack } = useNet();
  const waitsLong = useHasLasted(waiting > 0, SENT_SOON_MS);
  const kind = useAfterTap(kindOf());
  return kind && { kind, count: kind === 'attention' ? attention : waiting };

  function kindOf(): NetNotice['kind'] | null {
    if (attention > 0) return 'attention';
    if (state === 'offline') return 'offline';
    if (justCameBack) return 'back';
    return waitsLong ? 'waiting' : null;
  }
}

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

const AgeGate = lazyPart(() => import('../age/AgeGate').then((part) => part.AgeGate));

/** Shows a link's content only after the guest has answered the age question, which the server draws beside the page. */
function AgeGated({ children }: { children: ReactNode }) {
  if (useIsOfAge()) return children;
  const isDrawn = drawnPage.get() !== null;
  return <Suspense fallback={null}>{!isDrawn && <AgeGate />}</Suspense>;
}

function WhyChoose() {
  const { t } = useLingui();
  return (
    <section aria-labelledby="why" className={styles.part}>
      <Container>
        <h2 id="why" className={text.displayM}>{t`Why Bar Bliss`}</h2>
        <ul className={styles.cards}>
          <Reason art="/photos/107-640.avif" title={t`Craft Cocktails`}>
            {t`Fresh citrus, good ice, mixed while you watch.`}
          </Reason>
          <Reason art="/photos/3-640.avif" title={t`Gourmet Burgers`}>
            {t`Smashed on a hot grill, served in soft brioche.`}
          </Reason>
          <Reason art="/photos/pool-corner-640.avif" title={t`Chilled Vibe`}>
            {t`Pool table, music and a sea breeze until late.`}
          </Reason>
        </ul>
      </Container>
    </section>
  );
}

function Reason({ art, title, children }: { art: string; title: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.card}>
      <Picture src={art} alt="" sizes="(min-width: 600px) 33vw, 72px" />
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <Hint>{children}</Hint>
      </div>
    </li>
  );
}

// This part loads lazily because guests rarely see it; until then the page shows loading.
const NoMenu = lazyPart(() => import('../menu/MenuStates').then((part) => part.NoMenu));

function MenuSection() {
  return (
    <Section id="menu" title={<Trans>Menu</Trans>} className={menu.section}>
      <Suspense fallback={<MenuLoading />}>
        <MenuBody />
      </Suspense>
    </Section>
  );
}

function MenuBody() {
  const menu = useMenu();
  const hasItems = menu.items.some((item) => item.isAvailable);
  if (hasItems) return <MenuBrowser {...menu} />;
  if (menu.state === 'loading') return <MenuLoading />;
  return <NoMenu hasFailed={menu.state === 'error'} onRetry={menu.reload} />;
}
