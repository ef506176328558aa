import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarDays, Clock, ExternalLink } from 'lucide-react';
import type { PublicAnnouncement, Weekday } from '#domain/marketing/whats-on';
import { isOnNow, WEEKDAYS, whatsOnAt } from '#domain/marketing/whats-on';
import { formatTime, venueTime } from '#domain/venue';
import { formatDayOfMonth } from '../../i18n/day-text';
import type { Language } from '../../i18n/language';
import { useLanguage } from '../../i18n/language';
import { weekdayName } from '../../i18n/opening-text';
import { classNames } from '../../ui/class-names';
import { LinkButton } from '../../ui/controls/LinkButton';
import { Badge } from '../../ui/feedback/states';
import { Heading, Row, Section } from '../../ui/layout/Flow';
import * as text from '../../ui/theme/text.css';
import * as page from '../shared/shared.css';
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

type AnnouncementCardProps = { announcement: PublicAnnouncement; now: number };

function AnnouncementCard({ announcement, now }: AnnouncementCardProps) {
  const { t } = useLingui();
  const isTurkish = useLanguage() === 'tr';
  const { titleEn, titleTr, textEn, textTr, link } = announcement;
  const title = isTurkish ? titleTr : titleEn;
  const words = isTurkish ? textTr : textEn;
  return (
    <>
      <p className={styles.head}>
        <span className={classNames(text.eyebrow, styles.kind)}>
          {announcement.kind === 'event' ? t`Event` : t`Happy hour`}
        </span>
        {isOnNow(announcement, now) && <Badge tone="success">{t`On now`}</Badge>}
      </p>
      <Heading>{title}</Heading>
      <Times announcement={announcement} />
      {words && <p className={styles.words}>{words}</p>}
      {link && (
        <LinkButton
          tone="tonal"
          icon={<ExternalLink size={20} />}
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t`More about “${title}”`}
        >
          {t`More about the event`}
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
        <Clock size={20} className={styles.icon} />
        <span>
          {weekdayText(weekdays, language)}, {fromTime}–{toTime}
        </span>
      </Row>
    );
  }
  const [start, end] = [startsAt, endsAt].map((at) => {
    const day = formatDayOfMonth(venueTime(at).date, language, 'short');
    return { day, time: formatTime(at) };
  });
  const isOneEvening = endsAt - startsAt < MOST_OF_AN_EVENING_MS;
  return (
    <Row as="p" align="stretch" wrap={false} className={text.item}>
      <CalendarDays size={20} className={styles.icon} />
      <span>
        {start?.day}, {start?.time}–{!isOneEvening && `${end?.day}, `}
        {end?.time}
      </span>
    </Row>
  );
}

/** An evening that ends after midnight is still one evening. */
const MOST_OF_AN_EVENING_MS = 14 * 3_600_000;

/** Groups days that follow each other: Mon–Fri, Sun. */
export function weekdayText(days: readonly Weekday[], language: Language): string {
  const groups: number[][] = [];
  for (const [index, day] of WEEKDAYS.entries()) {
    if (!days.includes(day)) continue;
    const last = groups.at(-1);
    if (last?.at(-1) === index - 1) last.push(index);
    else groups.push([index]);
  }
  return groups.flatMap((group) => groupText(group, language)).join(', ');
}

/** Two days are a list, more are a range. */
function groupText(group: readonly number[], language: Language): string[] {
  const names = group.map((index) => weekdayName(index, language, 'short'));
  return names.length > 2 ? [`${names[0]}–${names.at(-1)}`] : names;
}
