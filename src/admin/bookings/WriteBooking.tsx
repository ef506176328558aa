import { Trans, useLingui } from '@lingui/react/macro';
import {
  CalendarDays as CalendarIcon,
  CalendarPlus,
  ChevronLeft,
  ChevronRight,
  Pencil,
  TriangleAlert,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Suspense, useState } from 'react';
import { BOOK_AHEAD_DAYS } from '#domain/bookings/booking';
import type { EditedField } from '#domain/bookings/booking-edit';
import { clashingFields, editedFieldsOf } from '#domain/bookings/booking-edit';
import { addDays, businessDay, formatTime } from '#domain/venue';
import type { StaffBooking } from '../../data/react/use-staff';
import { useBarErrorText } from '../../i18n/bar-error-text';
import { formatDay } from '../../i18n/day-text';
import { useLanguage } from '../../i18n/language';
import { Button, Chip, IconButton } from '../../ui/controls/controls';
import { Banner } from '../../ui/feedback/Banner';
import { lazyPart, Row, Stack, Text } from '../../ui/layout/Flow';
import { useClockValue } from '../page/page-parts';
import { OpenButton } from '../shared/OpenButton';
import { DiscardButton } from '../shared/Panel';
import { ChooseDay } from '../shared/PeriodPicker';
import { areaWords, useFloor } from './BookingBadges';
import * as styles from './Bookings.css';
import type { BookingDraft } from './booking-draft';
import { draftOf, draftWanted, emptyDraft } from './booking-draft';

const BookingForm = lazyPart(() => import('./BookingForm').then((part) => part.BookingForm));

type NewBookingProps = {
  kind: BookingDraft['kind'];
  /** What is known of it already: the table that was tapped, the guest of a message. */
  known?: Partial<BookingDraft>;
  label?: string;
};

export function NewBooking({ kind, known = {}, label }: NewBookingProps) {
  const { t } = useLingui();
  const today = useClockValue(businessDay, '');
  const start = { ...emptyDraft(kind, today), ...known };
  return (
    <OpenButton
      tone="tonal"
      icon={<CalendarPlus size={20} />}
      opens={(close) => <BookingForm start={start} onClose={close} />}
    >
      {label ?? t`New booking`}
    </OpenButton>
  );
}

export function EditBooking({ row }: { row: StaffBooking }) {
  const { t } = useLingui();
  return (
    <OpenButton
      tone="outline"
      icon={<Pencil size={20} />}
      opens={(close) => <BookingForm row={row} start={draftOf(row)} onClose={close} />}
    >
      {t`Change booking`}
    </OpenButton>
  );
}

/** Tells why the server refused a booking or a change that staff wrote here, and offers what is possible. */
export function RefusedWriting({ row }: { row: StaffBooking }) {
  const { t } = useLingui();
  const errorText = useBarErrorText();
  const [start, setStart] = useState<BookingDraft | null>(null);
  const { writing } = row;
  if (!writing?.refusal) return null;
  const { isNew, entryId, refusal } = writing;
  const wanted = draftWanted(row);
  const name = refusal.by ?? t`The guest`;
  const time = refusal.at === null ? '' : formatTime(Date.parse(refusal.at));
  return (
    <Banner tone="danger" shape="box" icon={<TriangleAlert size={20} />}>
      <Stack gap={12}>
        <Text>
          {refusal.code === 'conflict' ? (
            t`${name} changed this booking first, at ${time}.`
          ) : refusal.code === 'slot_taken' ? (
            <Trans>No table is free at {wanted.reservationTime}. Nothing is lost.</Trans>
          ) : (
            errorText(refusal.code)
          )}
        </Text>
        {refusal.code === 'conflict' && <Clashes row={row} />}
        <Row>
          {refusal.alternatives.map(({ reservationTime, serviceDay }) => (
            <Button
              key={reservationTime}
              tone="outline"
              onClick={() =>
                setStart({ ...wanted, reservationTime, serviceDay, tables: [], isOver: false })
              }
            >
              {reservationTime}
            </Button>
          ))}
          <Button tone="outline" onClick={() => setStart(wanted)}>
            {refusal.code === 'conflict' ? t`Use mine` : t`Change booking`}
          </Button>
          <DiscardButton tone="quiet" entryId={entryId}>
            {isNew ? t`Discard` : t`Leave as it is`}
          </DiscardButton>
        </Row>
      </Stack>
      {start && (
        <Suspense>
          <BookingForm row={row} start={start} onClose={() => setStart(null)} />
        </Suspense>
      )}
    </Banner>
  );
}

/** Shows what both changed: as it stands, and as it was wanted here. */
function Clashes({ row }: { row: StaffBooking }) {
  const fieldWords = useFieldWords();
  const shown = useShownValue();
  const now = editedFieldsOf(row);
  const wanted: Partial<Record<EditedField, unknown>> = row.writing?.wanted ?? {};
  const { from } = row.writing?.wanted ?? {};
  const fields = clashingFields(now, wanted, from && typeof from === 'object' ? from : {});
  return fields.map((field) => (
    <Text key={field} size="small">
      <Trans>
        {fieldWords[field]}: now {shown(field, now[field])}, here {shown(field, wanted[field])}
      </Trans>
    </Text>
  ));
}

/** Tables show their labels, areas and days their names. */
function useShownValue(): (field: EditedField, value: unknown) => string {
  const { t } = useLingui();
  const language = useLanguage();
  const { tables } = useFloor();
  return (field, value) => {
    if (Array.isArray(value)) {
      const labels = value.map((id) => tables.find((table) => table.id === id)?.label ?? '?');
      return labels.join(' + ') || t`No table`;
    }
    if (value === null || value === undefined || value === '') return '–';
    const text = String(value);
    if (field === 'tablePreference') return t(areaWords(text));
    return field === 'serviceDay' ? formatDay(text, language) : text;
  };
}

function useFieldWords(): Record<EditedField, string> {
  const { t } = useLingui();
  return {
    serviceDay: t`Day`,
    reservationTime: t`Time`,
    partySize: t`People`,
    tables: t`Table`,
    tablePreference: t`Requested area`,
    guestName: t`Name`,
    guestPhone: t`Phone`,
    guestEmail: t`Email`,
    specialRequests: t`Note`,
  };
}

const BACK_DAYS = 730;

type DayFilterProps = {
  /** The day is in the form yyyy-MM-dd; undefined means all upcoming evenings. */
  date: string | undefined;
  today: string;
  all?: ReactNode;
  onChange: (date: string | undefined) => void;
};

export function DayFilter({ date, today, all, onChange }: DayFilterProps) {
  const language = useLanguage();
  const { t } = useLingui();
  const shown = date ?? today;
  return (
    <fieldset aria-label={t`Evening`} className={styles.days}>
      <Chip pressed={date === undefined} onClick={() => onChange(undefined)}>
        {all ?? <Trans>Upcoming</Trans>}
      </Chip>
      <Chip pressed={date === today} onClick={() => onChange(today)}>{t`Today`}</Chip>
      <Row wrap={false}>
        <DaySteps day={shown} onChange={onChange}>
          <OpenButton
            tone="outline"
            size="compact"
            icon={<CalendarIcon size={20} />}
            opens={(close) => (
              <ChooseDay
                title={t`Choose a day`}
                value={shown}
                min={addDays(today, -BACK_DAYS)}
                max={addDays(today, BOOK_AHEAD_DAYS)}
                onClose={close}
                onChoose={onChange}
              />
            )}
          >
            {date === undefined ? t`Choose a day` : formatDay(date, language)}
          </OpenButton>
        </DaySteps>
      </Row>
    </fieldset>
  );
}

type DayStepsProps = { day: string; onChange: (day: string) => void; children: ReactNode };

/** Leads from the day that stands between the buttons to its neighbours. */
export function DaySteps({ day, onChange, children }: DayStepsProps) {
  const { t } = useLingui();
  const step = (days: 1 | -1) => () => onChange(addDays(day, days));
  return (
    <>
      <IconButton label={t`The day before`} icon={<ChevronLeft />} onClick={step(-1)} />
      {children}
      <IconButton label={t`The day after`} icon={<ChevronRight />} onClick={step(1)} />
    </>
  );
}
