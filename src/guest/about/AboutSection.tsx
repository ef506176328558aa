import { Trans, useLingui } from '@lingui/react/macro';
import { Pause, Play } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { clipsPaused, pauseClips } from '../../data/preferences/motion-preference';
import { useVenue } from '../../data/react/use-app';
import { useStoredValue } from '../../data/react/use-stores';
import { classNames } from '../../ui/class-names';
import { Button } from '../../ui/controls/controls';
import { useNear } from '../../ui/form/use-near';
import { Row, Section } from '../../ui/layout/Flow';
import { nightScope } from '../../ui/theme/reset.css';
import * as text from '../../ui/theme/text.css';
import * as page from '../shared/shared.css';
import * as styles from './AboutSection.css';

export function AboutSection() {
  const { t } = useLingui();
  const canMove = useSyncExternalStore(watch, mayMove, () => false);
  const isStill = useStoredValue(clipsPaused) || !canMove;
  const { team, room } = useVenue()?.photos ?? {};
  return (
    <Section id="about" title={<Trans>An evening at Bar Bliss</Trans>} className={page.section}>
      <div className={styles.part}>
        <Row gap={12} align="end" justify="between">
          <p className={text.muted}>
            {team || room ? t`The moving pictures are illustrations.` : t`These are illustrations.`}
          </p>
          {canMove && (
            <Button
              tone="outline"
              icon={isStill ? <Play /> : <Pause />}
              onClick={() => pauseClips(!isStill)}
            >
              {isStill ? <Trans>Play animation</Trans> : <Trans>Pause animation</Trans>}
            </Button>
          )}
        </Row>
        <div className={styles.moments}>
          <Moment title={t`At the pool table`}>
            <LoopVideo name="pool-table" isStill={isStill} />
          </Moment>
          <Moment title={t`Burgers off the grill`}>
            <LoopVideo name="burger" isStill={isStill} />
          </Moment>
          <Moment title={t`Mixed while you watch`}>
            <LoopVideo name="bartending" isStill={isStill} />
          </Moment>
          <Moment isWide title={t`Behind the bar`}>
            <WidePicture
              src={team ?? '/photos/team-1280.avif'}
              alt={
                team
                  ? ''
                  : t`Illustration: four people in aprons behind the bar, one with a shaker, one with a burger`
              }
            />
          </Moment>
          {room && (
            <Moment isWide title="Bar Bliss">
              <WidePicture src={room} alt="" />
            </Moment>
          )}
        </div>
      </div>
    </Section>
  );
}

/** A photo of the owner has its title as its words. */
function WidePicture({ src, alt }: { src: string; alt: string }) {
  return (
    <img
      className={styles.film}
      src={src}
      srcSet={`${src.replace('-1280', '-640')} 640w, ${src} 1280w`}
      sizes="(min-width: 1264px) 1200px, 100vw"
      loading="lazy"
      decoding="async"
      alt={alt}
    />
  );
}

type MomentProps = { title: ReactNode; isWide?: boolean; children: ReactNode };

/** Shows a picture with a title on hover and focus; touch devices always show the title. */
function Moment({ title, isWide = false, children }: MomentProps) {
  const titleId = useId();
  return (
    <figure
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the title shown on hover must show on focus.
      tabIndex={0}
      aria-labelledby={titleId}
      className={classNames(styles.moment, isWide ? styles.wide : styles.tall)}
    >
      {children}
      <figcaption id={titleId} className={classNames(nightScope, text.item, styles.title)}>
        {title}
      </figcaption>
    </figure>
  );
}

/** Shows a silent, decorative loop of four seconds. */
function LoopVideo({ name, isStill }: { name: string; isStill: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  const isNear = useNear(video, AHEAD);
  const isPlaying = useHalfSeen(video) && !isStill;
  useEffect(() => {
    const { current } = video;
    if (!current) return;
    // The poster stays if the browser refuses autoplay.
    if (isPlaying) current.play().catch(() => {});
    else current.pause();
  }, [isPlaying]);
  return (
    <video
      ref={video}
      className={styles.film}
      muted
      loop
      playsInline
      preload="none"
      poster={isNear ? `/loops/${name}.avif` : undefined}
      width={576}
      height={720}
      aria-hidden="true"
      tabIndex={-1}
    >
      <source src={`/loops/${name}.webm`} type="video/webm" />
      <source src={`/loops/${name}.mp4`} type="video/mp4" />
    </video>
  );
}

/** Loads pictures shortly before they scroll into view. */
const AHEAD = '400px';

const HALF = 0.5;

/** Returns whether at least half of the element is visible. */
function useHalfSeen(element: RefObject<Element | null>): boolean {
  const [isHalfSeen, setHalfSeen] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const half = new IntersectionObserver(
      (entries) => setHalfSeen((entries.at(-1)?.intersectionRatio ?? 0) >= HALF),
      { threshold: [0, HALF] },
    );
    half.observe(current);
    return () => half.disconnect();
  }, [element]);
  return isHalfSeen;
}

const REDUCED = '(prefers-reduced-motion: reduce)';

type Connection = EventTarget & { saveData?: boolean; effectiveType?: string };

/** Returns false with reduced motion or data saving. */
function mayMove(): boolean {
  const { saveData = false, effectiveType = '4g' } = connection() ?? {};
  return !matchMedia(REDUCED).matches && !saveData && !effectiveType.endsWith('2g');
}

function watch(tell: () => void): () => void {
  const wish = matchMedia(REDUCED);
  const line = connection();
  wish.addEventListener('change', tell);
  line?.addEventListener?.('change', tell);
  return () => {
    wish.removeEventListener('change', tell);
    line?.removeEventListener?.('change', tell);
  };
}

function connection(): Connection | undefined {
  // Not every browser has it, and the types of the DOM leave it out.
  return (navigator as Navigator & { connection?: Connection }).connection;
}
