import { Trans, useLingui } from '@lingui/react/macro';
import { Clock, Download, MapPin } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { Coordinates } from '#domain/orders/delivery';
import { useInstall, useOpening, useVenue } from '../../data/react/use-app';
import { useLanguage } from '../../i18n/language';
import { closureLines, weekLines } from '../../i18n/opening-text';
import { classNames } from '../../ui/class-names';
import { Button } from '../../ui/controls/controls';
import { Badge } from '../../ui/feedback/states';
import { Container, Hint, Row, Stack } from '../../ui/layout/Flow';
import { nightScope } from '../../ui/theme/reset.css';
import * as text from '../../ui/theme/text.css';
import { LanguageToggle } from '../shared/LanguageToggle';
import { OpenNow, useOpeningFact, useOpenNow } from '../shared/OpenNow';
import { Directions, HelpLinks } from './HelpLinks';
import * as styles from './venue.css';

/** Shows links in the same order on every page (WCAG 3.2.6). */
export function Footer() {
  const { t } = useLingui();
  return (
    <footer className={classNames(nightScope, styles.footer)}>
      <Container>
        <div className={styles.columns}>
          <Part title={t`Help`}>
            <HelpLinks look="rows" />
          </Part>
          <Part title={t`Good to know`}>
            <Papers />
          </Part>
          <Part title={t`Language and app`}>
            <Row align="stretch" className={styles.app}>
              <LanguageToggle isNamed />
              <InstallLink />
            </Row>
          </Part>
          <SocialLinks />
        </div>
        <Stack gap={4} className={styles.small}>
          <p lang="en" translate="no" className={styles.wordmark}>
            Bar Bliss
          </p>
          <p>{t`Prices include VAT. No service or cover charge.`}</p>
          <p>{t`Images are illustrations.`}</p>
        </Stack>
      </Container>
    </footer>
  );
}

type PartProps = { title: string; className?: string; children: ReactNode };

function Part({ title, className, children }: PartProps) {
  return (
    <Stack as="section" gap={8} aria-label={title} className={className}>
      <h2 className={classNames(text.small, text.muted)}>{title}</h2>
      {children}
    </Stack>
  );
}

export function Papers() {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  return (
    <Stack as="ul" gap={0}>
      <Paper href={`/menu/print?lang=${locale}`}>{t`Printable price list`}</Paper>
      <Paper href={`/legal/privacy?lang=${locale}`}>{t`Privacy`}</Paper>
      <Paper href={`/legal/distance-sale?lang=${locale}`}>{t`Order terms`}</Paper>
      <Paper href={`/legal/imprint?lang=${locale}`}>{t`Legal notice`}</Paper>
    </Stack>
  );
}

function Paper(props: ComponentProps<'a'>) {
  return (
    <li>
      <a {...props} className={styles.paper} />
    </li>
  );
}

/** Installs the app; the button is shown only if the browser offers installation. */
function InstallLink() {
  const { canInstall, install } = useInstall();
  if (!canInstall) return null;
  return (
    <Button tone="quiet" icon={<Download size={20} />} onClick={() => void install()}>
      <Trans>Install</Trans>
    </Button>
  );
}

// Names of companies are the same in every language.
const NAMES = { instagram: 'Instagram', facebook: 'Facebook', tiktok: 'TikTok' } as const;
const SOCIAL = ['instagram', 'facebook', 'tiktok', 'googleReview'] as const;

/** The venue's pages elsewhere; nothing until the owner sets one. */
function SocialLinks() {
  const { t } = useLingui();
  const links = useVenue()?.links ?? {};
  const shown = SOCIAL.filter((link) => links[link]);
  if (shown.length === 0) return null;
  return (
    <Part title={t`Find us online`} className={styles.social}>
      <ul className={styles.socialLinks}>
        {shown.map((link) => (
          <Paper key={link} href={links[link]} target="_blank" rel="noopener noreferrer">
            {link === 'googleReview' ? t`Review us on Google` : NAMES[link]}
          </Paper>
        ))}
      </ul>
    </Part>
  );
}

export function VenueCard() {
  const { t } = useLingui();
  const venue = useVenue();
  return (
    <div className={styles.card}>
      <VenueMap place={venue?.location ?? null} />
      <Stack gap={20} className={styles.words}>
        <Stack as="dl">
          <Fact icon={<Clock size={20} />} name={t`Opening hours`}>
            <Hours />
          </Fact>
          <Fact icon={<MapPin size={20} />} name={t`Address`}>
            {venue?.address || t`Fethiye, Türkiye`}
          </Fact>
        </Stack>
        {venue?.isDemo && <Hint>{t`This is a demo: address and numbers are examples.`}</Hint>}
        <Stack gap={8}>
          <Directions tone="tonal" block />
          <HelpLinks look="buttons" />
        </Stack>
      </Stack>
    </div>
  );
}

/** Shows the week, the closures of the next days, and whether the venue is open now. */
function Hours() {
  const opening = useOpening();
  const language = useLanguage();
  const isOpen = useOpenNow();
  const lines = weekLines(opening, language);
  const closures = useOpeningFact((...now) => closureLines(...now).join('\n'));
  return (
    <>
      {lines.map((line) => (
        <span key={line} className={lines.length > 1 ? styles.ownLine : styles.line}>
          {line}
        </span>
      ))}
      <Badge tone={isOpen ? 'success' : 'neutral'}>
        <OpenNow />
      </Badge>
      {closures && <p className={styles.closures}>{closures}</p>}
    </>
  );
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <Stack gap={4}>
      <dt className={styles.factName}>
        {icon}
        {name}
      </dt>
      <dd className={text.item}>{children}</dd>
    </Stack>
  );
}

const COAST =
  'M168 0C174 4 194 16 206 24C218 32 231 38 242 45C253 52 266 60 274 68C282 76 288 85 293 94C298 103 299 112 303 121C307 130 313 140 316 147C319 154 322 160 320 165C318 170 313 177 307 180C301 183 293 182 286 182C279 182 272 182 265 180C258 178 253 176 246 173C239 170 231 163 223 160C215 157 205 153 198 155C191 157 185 165 179 173C173 181 162 194 162 205C162 216 179 226 181 236C183 246 172 255 175 265C178 275 198 286 202 297C206 308 192 319 198 328C204 337 225 344 238 349C251 354 264 352 274 356C284 360 294 373 301 374C308 375 311 364 316 364C321 364 326 368 331 373C336 378 337 388 345 396C353 404 373 416 379 420';
const ISLAND = 'M228 104C240 96 256 102 258 110C258 118 246 120 238 116C230 114 222 112 228 104Z';
const ROADS =
  'M640 44C560 40 500 92 430 112C390 124 350 140 328 158C316 168 330 196 352 214C378 236 372 290 348 316C336 330 330 346 326 358M328 158C322 130 318 100 308 82';
const HILLS = 'M438 300l34-52 30 40 26-30 40 56M470 388l40-58 34 44 30-32 44 52';
const PIN = 44;

/** Shows a drawn map of Fethiye's coast, without requests; marks the venue if its location is set. */
function VenueMap({ place }: { place: Coordinates | null }) {
  const { t } = useLingui();
  const pin = place && onMap(place.longitude, place.latitude);
  const label = pin
    ? t`Drawn map of the coast at Fethiye with Bar Bliss marked on it`
    : t`Drawn map of the coast at Fethiye`;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`60 0 ${MAP_WIDTH - 80} ${MAP_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      className={styles.map}
    >
      <path d={`${COAST}L${MAP_WIDTH} ${MAP_HEIGHT}V0Z`} className={styles.land} />
      <path d={COAST} className={styles.surf} />
      <path d={ISLAND} className={styles.land} />
      <path d={HILLS} className={styles.hills} />
      <path d={ROADS} className={styles.roads} />
      <circle cx={328} cy={158} r={9} className={styles.town} />
      <g lang="tr" className={styles.names}>
        <text x={350} y={166}>
          Fethiye
        </text>
        <text x={322} y={74}>
          Çalış
        </text>
        <text x={346} y={364}>
          Ölüdeniz
        </text>
      </g>
      <text x={84} y={366} className={styles.sea}>
        {t`Mediterranean`}
      </text>
      {pin && (
        <MapPin
          x={pin.x - PIN / 2}
          y={pin.y - PIN}
          width={PIN}
          height={PIN}
          className={styles.pin}
        />
      )}
    </svg>
  );
}

/** Bounds of the map in degrees, and its size in SVG units. */
const WEST = 28.97;
const EAST = 29.274;
const NORTH = 36.69;
const SOUTH = 36.53;
const MAP_WIDTH = 640;
const MAP_HEIGHT = 420;

/** Returns a point of the map from degrees, or null outside the map. */
function onMap(longitude: number, latitude: number): { x: number; y: number } | null {
  if (longitude < WEST || longitude > EAST || latitude < SOUTH || latitude > NORTH) return null;
  return {
    x: Math.round(((longitude - WEST) / (EAST - WEST)) * MAP_WIDTH),
    y: Math.round(((NORTH - latitude) / (NORTH - SOUTH)) * MAP_HEIGHT),
  };
}
