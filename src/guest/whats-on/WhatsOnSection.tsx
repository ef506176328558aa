import { Trans } from '@lingui/react/macro';
import { whatsOnAt } from '#domain/marketing/whats-on';
import { Section } from '../../ui/layout/Section';
import * as page from '../shared/sections.css';
import { AnnouncementCard } from './AnnouncementCard';
import { useCoarseNow, useNews } from './use-news';
import * as styles from './WhatsOn.css';

/** Shows happy hours and events; without any there is no section. */
export function WhatsOnSection() {
  const now = useCoarseNow();
  const shown = whatsOnAt(useNews().list, now);
  if (shown.length === 0) return null;
  return (
    <Section id="whats-on" title={<Trans>What's on</Trans>} className={page.section}>
      <ul className={styles.cards}>
        {shown.map((announcement) => (
          <li key={announcement.id} className={styles.card}>
            <AnnouncementCard announcement={announcement} now={now} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
