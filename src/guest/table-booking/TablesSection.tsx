import { Trans } from '@lingui/react/macro';
import { type ComponentType, lazy, Suspense, useRef } from 'react';
import { useOpening } from '../../data/react/use-venue';
import { weekText } from '../../i18n/opening-text';
import { useLanguage } from '../../i18n/use-language';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { useNear } from '../../ui/form/calendar/use-near';
import { Section } from '../../ui/layout/Section';
import * as text from '../../ui/theme/text.css';
import * as styles from '../booking/booking.css';
import { OpenNow } from '../shared/OpenNow';
import * as page from '../shared/sections.css';
import { TablesAside } from './TablesAside';

// Form, calendar and storage load when the section comes into view.
const BookTable = lazy<ComponentType>(() =>
  import('./BookTable').then(
    ({ BookTable: book }) => ({ default: book }),
    () => ({ default: NotLoaded }),
  ),
);

export function TablesSection() {
  const body = useRef<HTMLDivElement>(null);
  const isNear = useNear(body);
  const hours = weekText(useOpening(), useLanguage());
  const room = <Skeleton shape="block" className={styles.room} />;
  return (
    <Section
      id="reservations"
      tone="sunken"
      eyebrow={<OpenNow />}
      title={<Trans>Book a table</Trans>}
      className={page.section}
    >
      <div className={styles.columns}>
        <div ref={body} className={styles.body}>
          <p className={text.body}>
            <Trans>For tonight, call us or just walk in.</Trans>{' '}
            <Trans>Opening hours: {hours}.</Trans>
          </p>
          {isNear ? (
            <Suspense fallback={room}>
              <BookTable />
            </Suspense>
          ) : (
            room
          )}
        </div>
        <TablesAside />
      </div>
    </Section>
  );
}

function NotLoaded() {
  return (
    <p role="status" className={text.body}>
      <Trans>Booking didn't load. Reload the page, or call us.</Trans>
    </p>
  );
}
