import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CalendarClock } from 'lucide-react';
import type { DaysRead } from '#domain/till/day-close';
import { useStaffFigures } from '../../../data/react/use-staff';
import { formatDay } from '../../../i18n/day-text';
import { useLanguage } from '../../../i18n/language';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { Banner } from '../../../ui/feedback/Banner';
import { useMay } from '../../shared/Read';

const REFRESH_MS = 5 * 60_000;

/** Asks for the oldest day that nobody has closed, from the first minute of the next business day. */
export function DayNotice() {
  return useMay('till.close') ? <DayToClose /> : null;
}

function DayToClose() {
  const language = useLanguage();
  const day = useStaffFigures<DaysRead>('/api/admin/days', REFRESH_MS).value?.toClose;
  if (!day) return null;
  const date = formatDay(day, language);
  return (
    <Banner
      tone="honey"
      shape="box"
      icon={<CalendarClock size={20} />}
      action={
        <LinkButton asChild tone="outline">
          <Link to="/admin/day" search={{ day }}>
            <Trans>Close the day</Trans>
          </Link>
        </LinkButton>
      }
    >
      <Trans>{date} is not closed yet.</Trans>
    </Banner>
  );
}
