import { useLingui } from '@lingui/react/macro';
import { TABLE_AREAS } from '#domain/bookings/booking';
import { slotInstant } from '#domain/bookings/slots';
import { isTooClose, partySizesFor, type TableRules } from '#domain/bookings/table-rules';
import { ChoiceField } from '../../ui/form/ChoiceField';
import { CalendarField } from '../../ui/form/calendar/CalendarField';
import * as styles from '../booking/booking.css';
import { useAreaText, usePartyText } from '../booking/booking-words';
import { SlotField } from '../booking/SlotField';
import { useClosedDays } from '../booking/use-bookable';
import { AreaDrawing } from './AreaDrawing';
import type { TableFieldProps } from './table-field';

type TableFieldsProps = TableFieldProps & {
  /** The chosen evening; an empty string means none yet. */
  day: string;
  days: { first: string; last: string };
  rules: TableRules;
};

export function TableFields({ Field, kept, day, days, rules }: TableFieldsProps) {
  const { t } = useLingui();
  const closedDays = useClosedDays(days.first, days.last);
  const partyText = usePartyText();
  const areaText = useAreaText();
  const { maxParty } = rules;
  return (
    <>
      <div className={styles.pair}>
        <Field name="reservationDate">
          {(field, control) => (
            <CalendarField
              field={field}
              control={kept(control)}
              label={t`Date`}
              min={days.first}
              max={days.last}
              closed={closedDays}
            />
          )}
        </Field>
        <Field name="reservationTime">
          {(field, control) => (
            <SlotField
              field={field}
              control={kept(control)}
              slots={rules.times}
              isOver={(slot) => isTooClose(slotInstant(slot), Date.now(), rules)}
              day={day}
              placeholder={t`Choose a time`}
            />
          )}
        </Field>
      </div>
      <Field name="partySize">
        {(field, control) => (
          <ChoiceField
            field={field}
            control={kept(control)}
            layout="segments"
            label={t`Party size`}
            hint={t`More than ${maxParty} people? Call us.`}
            options={partySizesFor(rules).map((size) => ({
              value: String(size),
              label: partyText(size),
            }))}
          />
        )}
      </Field>
      <Field name="tablePreference">
        {(field, control) => (
          <ChoiceField
            field={field}
            control={kept(control)}
            layout="cards"
            label={t`Table preference`}
            options={TABLE_AREAS.map((area) => ({
              value: area,
              label: areaText(area),
              drawing: <AreaDrawing area={area} />,
            }))}
          />
        )}
      </Field>
    </>
  );
}
