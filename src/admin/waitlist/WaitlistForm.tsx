import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ListPlus, TriangleAlert } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { isOnWaitlist } from '#domain/bookings/booking';
import { openSlots, tableRulesIn } from '#domain/bookings/free-tables';
import { staysOf, tableState } from '#domain/tables/table-state';
import { formatTime } from '#domain/venue';
import type { AddToWaitlistBody, ChangeWaitlistBody, Place } from '#domain/waitlist/waitlist';
import { addToWaitlistMutation, inOrder, isOfferOn, placeFor } from '#domain/waitlist/waitlist';
import type { StaffWaitlistEntry } from '../../data/bookings/staff-bookings';
import { addToWaitlist, changeWaitlist } from '../../data/commands/bookings/staff-bookings';
import { useCommand, useGuestRules, useOpening } from '../../data/react/use-app';
import { useStaffWaitlist } from '../../data/react/use-staff';
import { useBarErrorText } from '../../i18n/bar-error-text';
import { formatDay } from '../../i18n/day-text';
import { useLanguage } from '../../i18n/language';
import { Button, Chip } from '../../ui/controls/controls';
import { Banner } from '../../ui/feedback/Banner';
import { Badge, useAnnounce } from '../../ui/feedback/states';
import { TextInput } from '../../ui/form/inputs/inputs';
import { Hint, lazyPart, Row, Stack, Text } from '../../ui/layout/Flow';
import type { FloorFacts } from '../bookings/BookingBadges';
import { areaWords, useFloor } from '../bookings/BookingBadges';
import { PartyChoice } from '../bookings/BookingChoices';
import { emptyDraft } from '../bookings/booking-draft';
import { wholeMinutes } from '../orders/shared/board-view';
import { useClockValue } from '../page/page-parts';
import { MaskedPhone } from '../shared/MaskedPhone';
import { OpenButton } from '../shared/OpenButton';
import { DiscardButton, Part, SidePanel, UnderstoodButton } from '../shared/Panel';
import { QueuedBadge } from '../shared/Read';
import { useSave, useSending } from '../shared/sending';
import { useUndoable } from '../shared/UndoBar';
import * as styles from './WaitingParty.css';

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

type WaitlistActions = ReturnType<typeof useWaitlistActions>;

/** What staff do with a party on the waitlist; each but the seating can be undone. */
export function useWaitlistActions() {
  const { t } = useLingui();
  const change = useCommand(changeWaitlist);
  const { perform, ...done } = useUndoable();

  function act(
    { id, status }: StaffWaitlistEntry,
    body: ChangeWaitlistBody,
    words: string,
    back: ChangeWaitlistBody['status'] | null,
  ) {
    // The server sends only the statuses of a waitlist.
    const from = status as NonNullable<ChangeWaitlistBody['from']>;
    perform({
      ...{ about: id, words },
      run: () => change({ entryId: id, body: { ...body, from } }),
      undo:
        back === null
          ? null
          : () => change({ entryId: id, body: { status: back, from: body.status } }),
    });
  }

  return {
    ...done,
    offer({ entry, place }: Waiting) {
      if (!place) return;
      const { tables, reservationTime, label } = place;
      const name = entry.guestName;
      const body = {
        status: 'offered' as const,
        tables,
        ...(!entry.isWalkIn && { reservationTime }),
      };
      act(entry, body, t`Offered to ${name}: table ${label}`, 'waiting');
    },
    /** The party sits down, or takes the offered time; without an offer at the free place. */
    accept({ entry, place }: Waiting) {
      const name = entry.guestName;
      const words = entry.isWalkIn ? t`${name} seated` : t`Booked for ${name}`;
      const chosen = place && {
        tables: place.tables,
        ...(!entry.isWalkIn && { reservationTime: place.reservationTime }),
      };
      act(entry, { status: 'accepted', ...chosen }, words, null);
    },
    takeBack({ entry }: Waiting) {
      const { guestName: name } = entry;
      act(entry, { status: 'waiting' }, t`Offer taken back: ${name}`, null);
    },
    remove({ entry }: Waiting) {
      const name = entry.guestName;
      act(entry, { status: 'closed' }, t`Off the waitlist: ${name}`, 'waiting');
    },
  };
}

type WaitingPartyProps = { waiting: Waiting; hasDay: boolean; actions: WaitlistActions };

/** Shows a waiting party with its wish, its wait and what staff can do for it. */
export function WaitingParty({ waiting, hasDay, actions }: WaitingPartyProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { entry, place } = waiting;
  const { guestName: name, guestPhone, partySize, specialRequests, isQueued, offer } = entry;
  const { isWalkIn, wishedTime, flexMinutes, quotedMinutes, tablePreference, lapses } = entry;
  const cameAt = Date.parse(entry.createdAt);
  const since = formatTime(cameAt);
  const minutes = useClockValue((now) => wholeMinutes(now - cameAt), 0);
  const words = isWalkIn
    ? [
        t`waits ${minutes} min`,
        quotedMinutes !== null && t`quoted ${quotedMinutes} min`,
        t`since ${since}`,
      ]
    : [
        hasDay && formatDay(entry.serviceDay, language),
        flexMinutes === 0 ? wishedTime : t`${wishedTime} ± ${flexMinutes} min`,
      ];
  const wish = [
    ...words,
    tablePreference && t(areaWords(tablePreference)),
    lapses > 0 && t`an offer lapsed`,
  ];
  const label = offer?.tableLabel ?? place?.label ?? '';
  const time = offer?.reservationTime ?? place?.reservationTime ?? '';
  const isOffered = entry.status === 'offered';
  return (
    <Stack as="li" gap={8} className={styles.party}>
      <Row justify="between" align="start">
        <Text size="item" weight={700}>
          {name} · <Plural value={partySize} one="# person" other="# people" />
        </Text>
        {isQueued ? <QueuedBadge /> : <OfferBadge waiting={waiting} />}
      </Row>
      <Hint>{wish.filter(Boolean).join(' · ')}</Hint>
      {specialRequests && <Hint>{specialRequests}</Hint>}
      {guestPhone !== '' && <MaskedPhone phone={guestPhone} name={name} />}
      <Refused waiting={waiting} />
      {entry.refusal === null && (
        <Row>
          {isOffered && (
            <Button onClick={() => actions.accept(waiting)}>
              {isWalkIn ? t`Seat at ${label}` : t`Book ${time}, table ${label}`}
            </Button>
          )}
          {place && (
            <Button onClick={() => actions.offer(waiting)}>
              {isWalkIn ? t`Offer table ${label}` : t`Offer ${time}, table ${label}`}
            </Button>
          )}
          {place && isWalkIn && (
            <Button
              tone="tonal"
              onClick={() => actions.accept(waiting)}
            >{t`Seat at ${label}`}</Button>
          )}
          {isOffered && (
            <Button tone="outline" onClick={() => actions.takeBack(waiting)}>{t`Take back`}</Button>
          )}
          {!isOffered && !place && entry.v > 0 && (
            <Hint>{t`No table is free for this party.`}</Hint>
          )}
          <Button tone="quiet" onClick={() => actions.remove(waiting)}>{t`Remove`}</Button>
        </Row>
      )}
    </Stack>
  );
}

function OfferBadge({ waiting: { entry } }: { waiting: Waiting }) {
  const { t } = useLingui();
  const { now } = useFloor();
  const { offer } = entry;
  if (!offer || entry.status !== 'offered') return null;
  const until = formatTime(Date.parse(offer.until));
  return isOfferOn(entry, now) ? (
    <Badge tone="success">{t`Offered until ${until}`}</Badge>
  ) : (
    <Badge tone="danger">{t`Offer lapsed`}</Badge>
  );
}

function Refused({ waiting: { entry } }: { waiting: Waiting }) {
  const { t } = useLingui();
  const errorText = useBarErrorText();
  const { refusal, conflict } = entry;
  const code = refusal?.code ?? conflict?.code;
  const entryId = refusal?.entryId ?? conflict?.entryId;
  if (code === undefined || entryId === undefined) return null;
  const name = conflict?.by ?? t`the guest`;
  const table = conflict?.tableLabel ?? '';
  const words: Partial<Record<string, string>> = {
    'waitlist.full': t`Too many parties wait for this evening already.`,
    conflict: t`Already changed by ${name}.`,
    slot_taken: t`No table is free any more.`,
    'table.taken': t`Table ${table} is taken.`,
  };
  return (
    <Banner
      tone="danger"
      shape="box"
      icon={<TriangleAlert size={20} />}
      action={
        refusal ? (
          <DiscardButton size="compact" entryId={entryId}>{t`Discard`}</DiscardButton>
        ) : (
          <UnderstoodButton entryId={entryId} />
        )
      }
    >
      {words[code] ?? errorText(code)}
    </Banner>
  );
}

const WaitlistPanel = lazyPart(() => import('./WaitlistPanel').then((part) => part.WaitlistPanel));
const FreePlaces = lazyPart(() => import('./WaitlistPanel').then((part) => part.FreePlaces));

/** `serviceDay` is the evening that the page shows; a missing one: all. */
type WaitlistProps = { serviceDay?: string | undefined };

function useWaitingCount({ serviceDay }: WaitlistProps): number {
  const { rows = [] } = useStaffWaitlist();
  return rows.filter(
    (row) =>
      isOnWaitlist(row.status) && (serviceDay === undefined || row.serviceDay === serviceDay),
  ).length;
}

export function WaitlistButton(props: WaitlistProps) {
  const { t } = useLingui();
  const count = useWaitingCount(props);
  return (
    <OpenButton
      tone="tonal"
      icon={<ListPlus size={20} />}
      opens={(close) => <WaitlistPanel {...props} onClose={close} />}
    >
      {count > 0 ? t`Waitlist · ${count}` : t`Waitlist`}
    </OpenButton>
  );
}

/** Says which waiting party can have a place that is free. */
export function WaitlistNews(props: WaitlistProps) {
  if (useWaitingCount(props) === 0) return null;
  return (
    <Suspense>
      <FreePlaces {...props} />
    </Suspense>
  );
}
