import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { tableRulesIn } from '#domain/bookings/free-tables';
import { addBrunchMutation, addTableBookingMutation } from '#domain/bookings/staff-booking';
import type { SlotLoad } from '#domain/bookings/table-choice';
import {
  addBrunch,
  addTableBooking,
  addToWaitlist,
  editBrunch,
  editTableBooking,
} from '../../data/commands/bookings/staff-bookings';
import { useBrunchRules, useCommand, useGuestRules, useOpening } from '../../data/react/use-app';
import type { StaffBooking } from '../../data/react/use-staff';
import { useBarErrorText } from '../../i18n/bar-error-text';
import { Button } from '../../ui/controls/controls';
import { Banner } from '../../ui/feedback/Banner';
import { TextAreaInput, TextInput } from '../../ui/form/inputs/inputs';
import { Hint, Row, Stack } from '../../ui/layout/Flow';
import { useToast } from '../../ui/overlays/ToastProvider';
import { useClockValue } from '../page/page-parts';
import { Part, SidePanel } from '../shared/Panel';
import { useKeptDraft, useSave, useSending } from '../shared/sending';
import { useFloor } from './BookingBadges';
import {
  BrunchChoice,
  DayChoice,
  KnownGuests,
  PartyChoice,
  SlotChoice,
  TableChoice,
} from './BookingChoices';
import type { BookingDraft } from './booking-draft';
import { addBodyOf, bookingDraft, editBodyOf, offeredSlots } from './booking-draft';

type BookingFormProps = {
  /** The form opens with these values, unless a draft of it is kept. */
  start: BookingDraft;
  /** The booking to change; a missing one is new. */
  row?: StaffBooking | undefined;
  onClose: () => void;
};

/** Takes a booking for a guest, or changes one. Free times come from this tablet's copy; the server decides. */
export function BookingForm({ start, row, onClose }: BookingFormProps) {
  const { t } = useLingui();
  const errorText = useBarErrorText();
  const kept = useKeptDraft('booking', row?.id ?? `new:${start.kind}`, bookingDraft);
  const draft = kept.draft ?? start;
  const set = (changes: Partial<BookingDraft>) => kept.keep({ ...draft, ...changes });
  const slots = useSlots(draft, row?.id ?? '');
  const slot = slots.find(({ reservationTime }) => reservationTime === draft.reservationTime);
  const isFull = slot?.tables === null;
  const finish = () => {
    kept.forget();
    onClose();
  };
  const { save, isBusy, errors } = useSaveBooking(draft, row, finish);
  const people = t`${plural(draft.partySize, { one: '# person', other: '# people' })}`;
  const errorOf = (field: string) => errors[field] && errorText(errors[field]);
  const isReady = draft.reservationTime !== '' && draft.guestName.trim() !== '';

  return (
    <SidePanel
      title={row ? t`Change booking` : t`New booking`}
      description={[draft.reservationTime, people].filter(Boolean).join(' · ')}
      onClose={onClose}
      footer={
        <Button
          size="cta"
          block
          busy={isBusy}
          unavailable={!isReady}
          onClick={() => isReady && save()}
        >
          {row ? t`Save changes` : t`Book for ${people}`}
        </Button>
      }
    >
      <Stack gap={24}>
        <PartyChoice draft={draft} onChange={set} />
        <DayChoice draft={draft} onChange={set} />
        <Part id="booking-time" title={<Trans>Time</Trans>}>
          <SlotChoice slots={slots} draft={draft} onChange={set} />
          {slot && isFull && !draft.isOver && draft.tables.length === 0 && (
            <FullSlot
              draft={draft}
              mayWait={draft.kind === 'table' && !row}
              onOver={() => set({ isOver: true })}
              onWaiting={finish}
            />
          )}
          {draft.isOver && (
            <Hint>{t`Booked without a free table. The list marks it until it has one.`}</Hint>
          )}
        </Part>
        <TableChoice slot={slot} draft={draft} exceptId={row?.id ?? ''} onChange={set} />
        {draft.kind === 'brunch' && !row && <BrunchChoice draft={draft} onChange={set} />}
        <Part id="booking-guest" title={<Trans>Guest</Trans>}>
          <TextInput
            label={t`Phone`}
            type="tel"
            inputMode="tel"
            optional
            value={draft.guestPhone}
            onChange={(guestPhone) => set({ guestPhone })}
            error={errorOf('guestPhone')}
          />
          {!row && <KnownGuests draft={draft} onChange={set} />}
          <TextInput
            label={t`Name`}
            autoCapitalize="words"
            value={draft.guestName}
            onChange={(guestName) => set({ guestName })}
            error={errorOf('guestName')}
          />
          <TextInput
            label={t`Email`}
            type="email"
            optional
            value={draft.guestEmail}
            onChange={(guestEmail) => set({ guestEmail })}
            error={errorOf('guestEmail')}
          />
          <TextAreaInput
            label={t`Note`}
            optional
            value={draft.specialRequests}
            onChange={(specialRequests) => set({ specialRequests })}
            error={errorOf('specialRequests')}
          />
        </Part>
      </Stack>
    </SidePanel>
  );
}

const MINUTE_MS = 60_000;

function useSlots(draft: BookingDraft, exceptId: string): readonly SlotLoad[] {
  const floor = useFloor();
  const now = useClockValue((at) => Math.floor(at / MINUTE_MS) * MINUTE_MS, 0);
  const opening = useOpening();
  const { bookings: told, closedDays } = useGuestRules();
  const brunch = useBrunchRules();
  const { tables, bookings } = floor;
  return useMemo(() => {
    const times = draft.kind === 'brunch' ? brunch.slots : tableRulesIn(told).times;
    const rules = { opening, times, closedDays };
    return offeredSlots({ tables, bookings, now }, draft, rules, exceptId);
  }, [tables, bookings, now, opening, told, closedDays, brunch, draft, exceptId]);
}

function useSaveBooking(draft: BookingDraft, row: StaffBooking | undefined, onSaved: () => void) {
  const { t } = useLingui();
  const toast = useToast();
  const { isBusy, save } = useSave();
  const addTable = useCommand(addTableBooking);
  const addBrunchOf = useCommand(addBrunch);
  const edit = useCommand(draft.kind === 'brunch' ? editBrunch : editTableBooking);
  const { check, errors } = useSending();
  const isBrunch = draft.kind === 'brunch';
  const instead = row?.writing?.isNew ? row.writing.entryId : undefined;

  /** Resolves to true if the booking is stored. */
  async function run(): Promise<boolean> {
    if (row && instead === undefined) {
      await edit({ bookingId: row.id, body: editBodyOf(row, draft) });
      return true;
    }
    const { food, sauce, drink } = draft;
    const chosen = { selectedFood: food, selectedSauce: sauce || null, selectedDrink: drink };
    const body = { ...addBodyOf(draft), ...(isBrunch && chosen) };
    const schema = isBrunch ? addBrunchMutation.schema : addTableBookingMutation.schema;
    if (!check(schema, body)) return false;
    if (isBrunch) await addBrunchOf({ body: { ...addBodyOf(draft), ...chosen }, instead });
    else await addTable({ body: addBodyOf(draft), instead });
    return true;
  }

  async function submit() {
    if (!(await run())) return;
    const name = draft.guestName.trim();
    toast.show({ tone: 'success', title: t`Saved: ${name}, ${draft.reservationTime}` });
    onSaved();
  }

  return { save: () => save(submit), isBusy, errors };
}

type FullSlotProps = {
  draft: BookingDraft;
  /** A new table booking may go on the waitlist. */
  mayWait: boolean;
  onOver: () => void;
  onWaiting: () => void;
};

/** Says that no table is free at the chosen time: the party waits, or is booked all the same. */
function FullSlot({ draft, mayWait, onOver, onWaiting }: FullSlotProps) {
  const add = useCommand(addToWaitlist);
  const { isBusy, save } = useSave();
  const { reservationTime } = draft;
  const isNamed = draft.guestName.trim() !== '';

  function wait() {
    if (!isNamed) return;
    const { tables: _tables, isOver: _over, ...body } = { isOver: false, ...addBodyOf(draft) };
    save(() => add({ body }).then(onWaiting));
  }

  return (
    <Banner
      tone="honey"
      shape="box"
      action={
        <Row>
          {mayWait && (
            <Button
              tone="outline"
              size="compact"
              busy={isBusy}
              unavailable={!isNamed}
              onClick={wait}
            >
              <Trans>Put on the waitlist</Trans>
            </Button>
          )}
          <Button tone="outline" size="compact" onClick={onOver}>
            <Trans>Book anyway</Trans>
          </Button>
        </Row>
      }
    >
      <Trans>No table is free at {reservationTime}.</Trans>
    </Banner>
  );
}
