import { useLingui } from '@lingui/react/macro';
import { TABLE_AREAS, type TableArea } from '#domain/bookings/booking';
import { slotInstant } from '#domain/bookings/slots';
import { isTooClose, partySizesFor, type TableRules } from '#domain/bookings/table-rules';
import { ChoiceField } from '../../ui/form/ChoiceField';
import * as styles from './booking.css';
import { useAreaText, usePartyText } from './booking-words';
import type { FieldsProps } from './GuestFields';
import { DayField, type Days, SlotField } from './SlotFields';

type TableFieldsProps = FieldsProps<
  'reservationDate' | 'reservationTime' | 'partySize' | 'tablePreference'
> & {
  /** The chosen evening; an empty string means none yet. */
  day: string;
  days: Days;
  rules: TableRules;
};

export function TableFields({ Field, kept, day, days, rules }: TableFieldsProps) {
  const { t } = useLingui();
  const partyText = usePartyText();
  const areaText = useAreaText();
  const { maxParty } = rules;
  return (
    <>
      <div className={styles.pair}>
        <Field name="reservationDate">
          {(field, control) => <DayField field={field} control={kept(control)} days={days} />}
        </Field>
        <Field name="reservationTime">
          {(field, control) => (
            <SlotField
              field={field}
              control={kept(control)}
              slots={rules.times}
              isOver={(slot) => isTooClose(slotInstant(slot), Date.now(), rules)}
              day={day}
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

/** The SVG paths draw the room and the area's own objects. */
const DRAWINGS: Record<TableArea, { room: string; mark: string }> = {
  // These paths draw a table under a lamp, between walls.
  indoor: {
    room: 'M6 44V6h60v38M22 32h28M26 32v12M46 32v12M14 44V30M14 36h6v8M58 44V30M58 36h-6v8',
    mark: 'M36 6v8M29 20l4-6h6l4 6z',
  },
  // These paths draw a parasol by the sea.
  outdoor: {
    room: 'M36 14v30M26 44h20M16 34h14M18 34v10M28 34v10M42 34h14M44 34v10M54 34v10',
    mark: 'M14 22C18 10 26 6 36 6s18 4 22 16zM4 46c4-3 8-3 12 0M56 46c4-3 8-3 12 0',
  },
  // These paths draw stools at the counter and bottles behind it.
  barSeating: {
    room: 'M4 26h64M8 26v18M64 26v18M20 34h10M25 34v10M42 34h10M47 34v10',
    mark: 'M16 26V14l2-3V5M20 26V14l-2-3M30 26V10h6v16M46 26l-4-9h12l-4 9z',
  },
  // These paths draw a curtain and a table behind it.
  privateArea: {
    room: 'M4 6h64M24 34h24M28 34v10M44 34v10',
    mark: 'M8 6c0 16 10 20 10 24S10 38 10 44M64 6c0 16-10 20-10 24s8 8 8 14M36 26v6M32 20h8l-1 6h-6z',
  },
};

function AreaDrawing({ area }: { area: TableArea }) {
  const { room, mark } = DRAWINGS[area];
  return (
    <svg
      viewBox="0 0 72 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={styles.drawing}
    >
      <path d={room} />
      <path d={mark} stroke="currentColor" className={styles.accent} />
    </svg>
  );
}
