import { Trans, useLingui } from '@lingui/react/macro';
import { slotInstant } from '#domain/bookings/slots';
import { addDays } from '#domain/days';
import { businessDay, venueTime } from '#domain/venue';
import type { BrunchDraft } from '../../data/drafts/brunch-draft';
import { useBrunchRules, useVenue } from '../../data/react/use-venue';
import { CalendarField } from '../../ui/form/calendar/CalendarField';
import { keepChanges } from '../../ui/form/keep-changes';
import { SelectField } from '../../ui/form/SelectField';
import { link } from '../../ui/theme/link.css';
import { useSlotText } from '../booking/booking-words';
import { useClosedDays, useIsOpenThen } from '../booking/use-bookable';
import { useTableRules } from '../booking/use-table-rules';
import type { BrunchFieldsProps } from './state/brunch-fields';

/** Parties above this size are asked to call. */
const LARGE_GROUP = 7;

type BrunchSlotFieldsProps = BrunchFieldsProps & { answers: BrunchDraft; now: number };

/** Shows the fields for day, time and party size, by the venue's clock. */
export function BrunchSlotFields({ Field, keep, answers, now }: BrunchSlotFieldsProps) {
  const { t } = useLingui();
  const { serviceDay, partySize } = answers;
  const { daysAhead } = useTableRules();
  const days = { first: venueTime(now).date, last: addDays(businessDay(now), daysAhead) };
  const closedDays = useClosedDays(days.first, days.last);
  const slotText = useSlotText();
  const isOpenThen = useIsOpenThen(serviceDay);
  const { maxParty, slots } = useBrunchRules();
  return (
    <>
      <Field name="serviceDay">
        {(field, control) => (
          <CalendarField
            field={field}
            control={keepChanges(control, keep)}
            label={t`Date`}
            layout="inline"
            min={days.first}
            max={days.last}
            closed={closedDays}
          />
        )}
      </Field>
      <Field name="reservationTime">
        {(field, control) => (
          <SelectField
            field={field}
            control={keepChanges(control, keep)}
            label={t`Time`}
            placeholder={t`Choose a time`}
            options={slots.map((time) => ({
              value: time,
              label: slotText({ serviceDay, reservationTime: time }),
              unavailable: isOver(serviceDay, time, now) || !isOpenThen(time),
            }))}
          />
        )}
      </Field>
      <Field name="partySize">
        {(field, control) => (
          <SelectField
            field={field}
            control={keepChanges(control, keep)}
            label={t`People`}
            hint={Number(partySize) >= LARGE_GROUP ? <GroupTip /> : undefined}
            placeholder={t`How many people?`}
            options={Array.from({ length: maxParty }, (_, index) => ({
              value: String(index + 1),
              label: String(index + 1),
            }))}
          />
        )}
      </Field>
    </>
  );
}

function isOver(serviceDay: string, reservationTime: string, now: number): boolean {
  return serviceDay !== '' && slotInstant({ serviceDay, reservationTime }) <= now;
}

function GroupTip() {
  const phone = useVenue()?.phone;
  if (!phone) return <Trans>A large group? Call us and we put tables together for you.</Trans>;
  return (
    <Trans>
      A large group?{' '}
      <a className={link} href={`tel:${phone}`}>
        Call us
      </a>{' '}
      and we put tables together for you.
    </Trans>
  );
}
