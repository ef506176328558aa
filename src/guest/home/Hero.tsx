import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names';
import { Button } from '../../ui/controls/controls';
import { Container } from '../../ui/layout/Flow';
import { nightScope } from '../../ui/theme/reset.css';
import * as text from '../../ui/theme/text.css';
import { useHeroFacts } from '../shared/hero-facts';
import { useGoToSection } from '../shared/sections';
import * as styles from './Hero.css';
// The drawn banner has its looks before its scripts.
import './HomeBanner.css';

/** Keeps the place of the words. */
const UNKNOWN = '\u00a0';

/** @param children stand above the words, in the free part of the picture */
export function Hero({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const goTo = useGoToSection();
  const { today = UNKNOWN, now, photo } = useHeroFacts() ?? {};
  return (
    <section
      id="home"
      aria-labelledby="home-heading"
      className={classNames(nightScope, styles.hero)}
    >
      <HeroPicture own={photo} />
      {children}
      <Container className={styles.front}>
        <div className={styles.words}>
          <p className={classNames(text.eyebrow, styles.eyebrow)}>
            {t`Fethiye · Grill & cocktails`}
          </p>
          <h1 id="home-heading" tabIndex={-1} className={text.displayXl}>
            {t`Ember. Salt. Sea breeze.`}
          </h1>
          <p className={styles.hours}>
            {today}
            <span className={styles.open}>{now ?? UNKNOWN}</span>
          </p>
          <div className={styles.actions}>
            <Button size="cta" block onClick={() => goTo('menu')}>{t`Order Now`}</Button>
            <Button
              tone="outline"
              size="cta"
              block
              className={styles.second}
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
    <picture className={styles.picture}>
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
        className={styles.image}
      />
    </picture>
  );
}
