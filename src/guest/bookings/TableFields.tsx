import { Trans, useLingui } from '@lingui/react/macro';
import { type Slot, slotInstant, TABLE_PREFERENCES } from '#domain/bookings/booking';
import { isFull } from '#domain/bookings/free-tables';
import { isTooClose, partySizesFor, type TableRules } from '#domain/bookings/table-rules';
import type { TimesToAsk } from '../../data/react/use-table-times';
import { useLanguage } from '../../i18n/language';
import { ChoiceField } from '../../ui/form/ChoiceField';
import { Text } from '../../ui/layout/Flow';
import * as styles from './booking.css';
import { useAreaText, usePartyText } from './booking-words';
import type { FieldsProps } from './GuestFields';
import { DayField, type Days, TimeField } from './SlotFields';

type TableFieldsProps = FieldsProps<
  'reservationDate' | 'reservationTime' | 'partySize' | 'tablePreference'
> & {
  /** The chosen evening; an empty string means none yet. */
  day: string;
  time: string;
  days: Days;
  preference: string;
  rules: TableRules;
  times: TimesToAsk;
};

export function TableFields({ Field, kept, day, days, ...asked }: TableFieldsProps) {
  const { t } = useLingui();
  const partyText = usePartyText();
  const areaText = useAreaText();
  const language = useLanguage();
  const asTitle = (words: string) => words.charAt(0).toLocaleUpperCase(language) + words.slice(1);
  const { rules, preference, time, times } = asked;
  const { maxParty } = rules;

  /** The server's list knows more than this device. */
  function isOver(slot: Slot): boolean {
    if (Array.isArray(times)) return !times.some(({ time }) => time === slot.reservationTime);
    return isTooClose(slotInstant(slot), Date.now(), rules);
  }

  return (
    <>
      <Field name="partySize">
        {kept(ChoiceField, {
          layout: 'segments',
          label: t`Party size`,
          hint: t`More than ${maxParty} people? Call us.`,
          options: partySizesFor(rules).map((size) => ({
            value: String(size),
            label: partyText(size),
          })),
        })}
      </Field>
      <Field name="reservationDate">{kept(DayField, { days, hasStrip: true })}</Field>
      <Field name="tablePreference">
        {kept(ChoiceField, {
          layout: 'words',
          label: t`Table preference`,
          optional: true,
          options: TABLE_PREFERENCES.map((value) => ({ value, label: asTitle(areaText(value)) })),
        })}
      </Field>
      <Field name="reservationTime">
        {kept(TimeField, {
          slots: rules.times,
          day,
          isOver,
          isFull: (one) => isFullAt(times, one, preference),
        })}
      </Field>
      <Text role="status" size="small" tone="muted" className={styles.told}>
        {isFullAt(times, time, preference) ? (
          <Trans>
            {time} is full. Join the waitlist: if a table becomes free, we call or email you.
          </Trans>
        ) : (
          <TimesTold times={times} />
        )}
      </Text>
    </>
  );
}

/** True if the server said that the time has no table; unknown times may have one. */
export function isFullAt(times: TimesToAsk, time: string, preference: string): boolean {
  const told = Array.isArray(times) ? times.find((one) => one.time === time) : undefined;
  return told !== undefined && isFull(told, preference);
}

function TimesTold({ times }: { times: TimesToAsk }) {
  const { t } = useLingui();
  switch (times) {
    case 'unasked':
      return t`Choose a day to see which times are free.`;
    case 'asking':
      return t`Checking which times are free…`;
    case 'offline':
      return t`You're offline, so these are our opening times. We check for a free table when you're back online.`;
    case 'failed':
      return t`We couldn't check which times are free. You can ask for any of them.`;
    default:
      if (times.length === 0)
        return t`No table can be booked on this day. Choose another one, or call us.`;
      return times.some(({ areas }) => areas.length === 0)
        ? t`Full times lead to the waitlist.`
        : t`All these times are free for your party.`;
  }
}
