import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarDays, Clock, ExternalLink } from 'lucide-react';
import { isOnNow, type PublicAnnouncement } from '#domain/marketing/whats-on';
import { venueTime } from '#domain/venue';
import { formatDayOfMonth } from '../../i18n/day-text';
import { formatTime } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { classNames } from '../../ui/class-names';
import { LinkButton } from '../../ui/controls/LinkButton';
import { Badge } from '../../ui/feedback/Badge';
import { Heading, Row } from '../../ui/layout/Flow';
import * as text from '../../ui/theme/text.css';
import * as styles from './WhatsOn.css';
import { weekdayText } from './weekly-hours';

type AnnouncementCardProps = { announcement: PublicAnnouncement; now: number };

/** Shows a happy hour or an event with its times. */
export function AnnouncementCard({ announcement, now }: AnnouncementCardProps) {
  const { t } = useLingui();
  const isTurkish = useLanguage() === 'tr';
  const { titleEn, titleTr, textEn, textTr, link } = announcement;
  const title = isTurkish ? titleTr : titleEn;
  const words = isTurkish ? textTr : textEn;
  return (
    <>
      <p className={styles.head}>
        <span className={classNames(text.eyebrow, styles.kind)}>
          {announcement.kind === 'event' ? <Trans>Event</Trans> : <Trans>Happy hour</Trans>}
        </span>
        {isOnNow(announcement, now) && <Badge tone="success">{t`On now`}</Badge>}
      </p>
      <Heading>{title}</Heading>
      <Times announcement={announcement} />
      {words && <p className={styles.words}>{words}</p>}
      {link && (
        <LinkButton
          tone="tonal"
          icon={<ExternalLink aria-hidden="true" size={20} />}
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t`More about “${title}”`}
        >
          <Trans>More about the event</Trans>
        </LinkButton>
      )}
    </>
  );
}

function Times({ announcement }: { announcement: PublicAnnouncement }) {
  const language = useLanguage();
  const { weekdays, fromTime, toTime, startsAt, endsAt } = announcement;
  if (weekdays) {
    return (
      <Row as="p" align="stretch" wrap={false} className={text.item}>
        <Clock aria-hidden="true" size={20} className={styles.icon} />
        <span>
          {weekdayText(weekdays, language)}, {fromTime}–{toTime}
        </span>
      </Row>
    );
  }
  const [start, end] = [startsAt, endsAt].map((at) => {
    const day = formatDayOfMonth(venueTime(at).date, language, 'short');
    return { day, time: formatTime(at, language) };
  });
  const isOneEvening = endsAt - startsAt < MOST_OF_AN_EVENING_MS;
  return (
    <Row as="p" align="stretch" wrap={false} className={text.item}>
      <CalendarDays aria-hidden="true" size={20} className={styles.icon} />
      <span>
        {start?.day}, {start?.time}–{!isOneEvening && `${end?.day}, `}
        {end?.time}
      </span>
    </Row>
  );
}

/** An evening that ends after midnight is still one evening. */
const MOST_OF_AN_EVENING_MS = 14 * 3_600_000;
