import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { openSlots } from '#domain/bookings/open-slots';
import { tableRulesIn } from '#domain/bookings/table-rules';
import { staysOf, tableState } from '#domain/tables/table-state';
import { inOrder, type Place, placeFor } from '#domain/waitlist/places';
import { type AddToWaitlistBody, addToWaitlistMutation } from '#domain/waitlist/waitlist';
import type { StaffWaitlistEntry } from '../../data/bookings/staff-waitlist';
import { addToWaitlist } from '../../data/commands/bookings/staff-bookings';
import { useStaffWaitlist } from '../../data/react/staff/use-staff-rows';
import { useCommand, useGuestRules, useOpening } from '../../data/react/use-app';
import { useBarErrorText } from '../../i18n/bar-error-text';
import { Button } from '../../ui/controls/Button';
import { Chip } from '../../ui/controls/Chip';
import { useAnnounce } from '../../ui/feedback/live-region';
import { TextInput } from '../../ui/form/inputs/FieldShell';
import { Row, Stack } from '../../ui/layout/Flow';
import { type FloorFacts, useFloor } from '../bookings/BookingBadges';
import { PartyChoice } from '../bookings/BookingChoices';
import { emptyDraft } from '../bookings/booking-draft';
import { Part, SidePanel } from '../shared/Panel';
import { useSave, useSending } from '../shared/sending';

const QUOTES = [10, 20, 30, 45, 60] as const;

/** Puts a walk-in on the waitlist: size, name, and the wait that it was told. */
export function WaitlistForm({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const errorText = useBarErrorText();
  const announce = useAnnounce();
  const add = useCommand(addToWaitlist);
  const { isBusy, save } = useSave();
  const [draft, setDraft] = useState(() => emptyDraft('table', ''));
  const [quotedMinutes, setQuoted] = useState<number | null>(null);
  const { check, errors } = useSending();
  const { partySize, guestName, guestPhone } = draft;
  const name = guestName.trim();
  const set = (changes: Partial<typeof draft>) => setDraft({ ...draft, ...changes });
  const errorOf = (field: string) => errors[field] && errorText(errors[field]);

  function submit() {
    const body: AddToWaitlistBody = { partySize, guestName: name, guestPhone, quotedMinutes };
    if (!check(addToWaitlistMutation.schema, body)) return;
    save(async () => {
      await add({ body });
      announce(t`On the waitlist: ${name}`);
      onClose();
    });
  }

  return (
    <SidePanel
      title={<Trans>New party on the waitlist</Trans>}
      onClose={onClose}
      footer={
        <Button
          size="cta"
          block
          busy={isBusy}
          unavailable={name === ''}
          onClick={() => name !== '' && submit()}
        >
          <Trans>Put on the waitlist</Trans>
        </Button>
      }
    >
      <Stack gap={24}>
        <PartyChoice draft={draft} onChange={set} />
        <Part id="waitlist-guest" title={<Trans>Guest</Trans>}>
          <TextInput
            label={t`Name`}
            autoCapitalize="words"
            value={guestName}
            onChange={(text) => set({ guestName: text })}
            error={errorOf('guestName')}
          />
          <TextInput
            label={t`Phone`}
            type="tel"
            inputMode="tel"
            optional
            value={guestPhone}
            onChange={(text) => set({ guestPhone: text })}
            error={errorOf('guestPhone')}
          />
        </Part>
        <Part id="waitlist-quote" title={<Trans>Quoted wait</Trans>}>
          <Row>
            <Chip pressed={quotedMinutes === null} onClick={() => setQuoted(null)}>{t`None`}</Chip>
            {QUOTES.map((minutes) => (
              <Chip
                key={minutes}
                pressed={quotedMinutes === minutes}
                onClick={() => setQuoted(minutes)}
              >
                <Trans>{minutes} min</Trans>
              </Chip>
            ))}
          </Row>
        </Part>
      </Stack>
    </SidePanel>
  );
}

export type Waiting = {
  entry: StaffWaitlistEntry;
  /** null: no place is free, or one is offered already. */
  place: (Place & { label: string }) | null;
};

/** Returns the waiting parties of an evening in their order, each with the place that it can have now. */
export function useWaiting(serviceDay: string | undefined): readonly Waiting[] {
  const { rows = [] } = useStaffWaitlist();
  const floor = useFloor();
  const opening = useOpening();
  const { bookings: told } = useGuestRules();
  return useMemo(() => {
    const { times } = tableRulesIn(told);
    const listed = inOrder(rows).filter(
      (entry) => serviceDay === undefined || entry.serviceDay === serviceDay,
    );
    return listed.map((entry) => {
      if (entry.status !== 'waiting' || entry.v === 0) return { entry, place: null };
      const slots = openSlots(opening, entry.serviceDay, times);
      const evening = eveningFor(entry, floor);
      const found = placeFor(entry, { evening, slots, now: floor.now });
      return { entry, place: found && { ...found, label: labelOf(floor, found.tables) } };
    });
  }, [rows, floor, opening, told, serviceDay]);
}

/** A walk-in gets no table that has guests or waits to be cleared. */
function eveningFor({ isWalkIn }: StaffWaitlistEntry, { tables, bookings, now }: FloorFacts) {
  const isReady = (table: FloorFacts['tables'][number]) =>
    !isWalkIn || !['guests', 'clearing'].includes(tableState(table, bookings, now).state);
  return {
    tables: tables.filter((table) => table.isActive && isReady(table)),
    stays: staysOf(bookings, now),
  };
}

function labelOf({ tables }: FloorFacts, ids: readonly number[]): string {
  const labels = ids.flatMap((id) => tables.find((table) => table.id === id)?.label ?? []);
  return labels.join(' + ');
}
