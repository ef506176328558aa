import { Plural } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import * as v from 'valibot';
import { type SettingKey, settingOf } from '#domain/settings/settings';
import { useOpening } from '../../data/react/use-venue';
import { formatWholeDay } from '../../i18n/day-text';
import { useLanguage } from '../../i18n/use-language';
import { Banner } from '../../ui/feedback/Banner';
import { Stack } from '../../ui/layout/Flow';
import * as text from '../../ui/theme/text.css';
import { useStrandedBookings } from '../bookings/use-booking-history';

type StrandedNoticeProps = { settingKey: SettingKey; wanted: unknown };

/** Shows the notice at settings that decide when the venue is open or takes bookings. */
export function StrandedNotice({ settingKey, wanted }: StrandedNoticeProps) {
  if (!Object.hasOwn(PARTS, settingKey)) return null;
  return <Stranded settingKey={settingKey} wanted={wanted} />;
}

const PARTS: Partial<Record<SettingKey, 'week' | 'closures' | 'closedDays'>> = {
  'opening.hours': 'week',
  'opening.closures': 'closures',
  'bookings.closedDays': 'closedDays',
};

/** Names the bookings that stand although the value on screen closes the venue at their time. */
function Stranded({ settingKey, wanted }: StrandedNoticeProps) {
  const language = useLanguage();
  const found = useStrandedBookings(useWantedTimes(settingKey, wanted));
  if (found.length === 0) return null;
  return (
    <Banner tone="honey" shape="box" icon={<TriangleAlert aria-hidden="true" size={20} />}>
      <p>
        <Plural
          value={found.length}
          one="# booking stands while you are closed. Call the guest."
          other="# bookings stand while you are closed. Call the guests."
        />
      </p>
      <Stack as="ul" gap={8} className={text.body}>
        {found.map(({ id, serviceDay, reservationTime, guestName, ...row }) => (
          <li key={id}>
            <Link
              to={
                'depositRequired' in row
                  ? '/admin/reservations/brunch'
                  : '/admin/reservations/tables'
              }
              search={{ id }}
            >
              {formatWholeDay(serviceDay, language)}, {reservationTime} · {guestName}
            </Link>
          </li>
        ))}
      </Stack>
    </Banner>
  );
}

function useWantedTimes(settingKey: SettingKey, wanted: unknown) {
  const opening = useOpening();
  const part = PARTS[settingKey];
  const text = JSON.stringify(wanted);
  return useMemo(() => {
    const parsed = v.safeParse(settingOf(settingKey).schema, JSON.parse(text ?? 'null'));
    if (!parsed.success || part === undefined) return {};
    if (v.is(v.array(v.string()), parsed.output)) return { closedDays: parsed.output };
    return { opening: { ...opening, [part]: parsed.output } };
  }, [settingKey, part, text, opening]);
}
