import { Trans, useLingui } from '@lingui/react/macro';
import { Clock, MapPin, Navigation } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Opening } from '#domain/opening/opening';
import { useOpening } from '../../data/react/preferences/use-opening';
import { useVenue } from '../../data/react/use-venue';
import type { Language } from '../../i18n/language';
import { closureLines, weekLines } from '../../i18n/opening-text';
import { useLanguage } from '../../i18n/use-language';
import { LinkButton } from '../../ui/controls/LinkButton';
import { Badge } from '../../ui/feedback/Badge';
import { Hint, Stack } from '../../ui/layout/Flow';
import * as text from '../../ui/theme/text.css';
import { OpenNow } from '../shared/OpenNow';
import { useOpeningFact, useOpenNow } from '../shared/use-open-now';
import { HelpLinks } from './HelpLinks';
import * as styles from './VenueCard.css';
import { VenueMap } from './VenueMap';
import { directionsTo, mapsOf } from './venue-links';

export function VenueCard() {
  const { t } = useLingui();
  const venue = useVenue();
  const directions = venue && directionsTo(venue, mapsOf(globalThis.navigator));
  return (
    <div className={styles.card}>
      <VenueMap place={venue?.location ?? null} />
      <div className={styles.words}>
        <Stack as="dl">
          <Fact icon={<Clock aria-hidden="true" size={20} />} name={t`Opening hours`}>
            <Hours />
          </Fact>
          <Fact icon={<MapPin aria-hidden="true" size={20} />} name={t`Address`}>
            {venue?.address || t`Fethiye, Türkiye`}
          </Fact>
        </Stack>
        {venue?.isDemo && <Hint>{t`This is a demo: address and numbers are examples.`}</Hint>}
        <Stack gap={8}>
          {directions && (
            <LinkButton
              block
              tone="tonal"
              icon={<Navigation aria-hidden="true" size={20} />}
              href={directions}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Trans>Directions</Trans>
            </LinkButton>
          )}
          <HelpLinks look="buttons" />
        </Stack>
      </div>
    </div>
  );
}

/** Shows the week, the closures of the next days, and whether the venue is open now. */
function Hours() {
  const opening = useOpening();
  const language = useLanguage();
  const isOpen = useOpenNow();
  const lines = weekLines(opening, language);
  const closures = useOpeningFact(closuresText);
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

function closuresText(opening: Opening, now: number, language: Language): string {
  return closureLines(opening, now, language).join('\n');
}

type FactProps = { icon: ReactNode; name: string; children: ReactNode };

function Fact({ icon, name, children }: FactProps) {
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
