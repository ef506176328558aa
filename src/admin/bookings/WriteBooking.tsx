import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus, Pencil, TriangleAlert } from 'lucide-react';
import { Suspense, useState } from 'react';
import { clashingFields, type EditedField, editedFieldsOf } from '#domain/bookings/booking-edit';
import { businessDay, formatTime } from '#domain/venue';
import { discardEntry } from '../../data/commands/entries';
import type { StaffBooking } from '../../data/react/staff/use-staff-rows';
import { useCommand } from '../../data/react/use-app';
import { useBarErrorText } from '../../i18n/bar-error-text';
import { formatDay } from '../../i18n/day-text';
import { useLanguage } from '../../i18n/language';
import { Button } from '../../ui/controls/Button';
import { Banner } from '../../ui/feedback/Banner';
import { Row, Stack, Text } from '../../ui/layout/Flow';
import { lazyPart } from '../../ui/layout/lazy-part';
import { useClockValue } from '../page/board-clock';
import { OpenButton } from '../shared/OpenButton';
import { useSave } from '../shared/sending';
import { areaWords, useFloor } from './BookingBadges';
import { type BookingDraft, draftOf, draftWanted, emptyDraft } from './booking-draft';

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
  const discard = useCommand(discardEntry);
  const { save } = useSave();
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
          <Button tone="quiet" onClick={() => save(() => discard({ id: entryId }))}>
            {isNew ? t`Discard` : t`Leave as it is`}
          </Button>
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
