import { useLingui } from '@lingui/react/macro';
import { CalendarPlus, Link2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Counted, PartyChoices, ShownChoices } from '#domain/bookings/brunch-party';
import { countDrinks, countFoods, platesOf } from '#domain/bookings/brunch-party';
import { agreedDepositKurus } from '#domain/bookings/deposit';
import type { Alternative } from '#domain/bookings/free-tables';
import { kurusOf } from '#domain/money';
import { answersOf, brunchDraft } from '../../data/bookings/brunch-draft';
import {
  discardBooking,
  rebookBrunch,
  rebookTable,
} from '../../data/commands/bookings/my-bookings';
import type { BrunchWish } from '../../data/db';
import { refreshVenue } from '../../data/preferences/known-venue';
import { useBrunchRules, useCommand } from '../../data/react/use-app';
import type { BookingKind, BookingOnDevice } from '../../data/react/use-booking';
import { useBooking } from '../../data/react/use-booking';
import { formatDateTime, formatDay } from '../../i18n/day-text';
import { useLanguage } from '../../i18n/language';
import { liraText } from '../../i18n/lira-text';
import { Button } from '../../ui/controls/controls';
import { LinkButton } from '../../ui/controls/LinkButton';
import { Row, Stack } from '../../ui/layout/Flow';
import * as text from '../../ui/theme/text.css';
import { Price } from '../menu/dish/Dish';
import { ActionButton, ActionFailed, AskFirst, useAction } from '../shared/Action';
import { Facts } from '../shared/Facts';
import { useDialogActions } from '../use-dialog';
import { HelpLinks } from '../venue/HelpLinks';
import type { Joining } from '../waitlist/JoinWaitlist';
import { JoinWaitlist } from '../waitlist/JoinWaitlist';
import { BrunchName } from './BrunchName';
import * as styles from './booking.css';
import { useAreaText, usePartyText, useRefusalText, useSlotText } from './booking-words';
import type { NewTime } from './SlotFields';
import { SlotPicker } from './SlotFields';

type BookingFactsProps = {
  booking: ShownChoices & {
    kind: BookingKind;
    code: string;
    serviceDay: string;
    reservationTime: string;
    partySize: number;
    tablePreference?: string;
    depositDueAt?: string | null;
    depositPaidAt?: string | null;
    status?: string;
  };
};

export function BookingFacts({ booking }: BookingFactsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const partyText = usePartyText();
  const areaText = useAreaText();
  const slotText = useSlotText();
  const choiceFacts = useChoiceFacts();
  const { kind, code, serviceDay, partySize, tablePreference } = booking;
  const isTable = kind === 'reservation';
  const facts: [name: string, value: ReactNode][] = [
    [t`Date`, formatDay(serviceDay, language)],
    [t`Time`, slotText(booking)],
    [t`Party size`, isTable ? partyText(partySize) : partySize],
  ];
  if (tablePreference) facts.push([t`Table preference`, areaText(tablePreference)]);
  if (!isTable) facts.push([t`Booking`, <BrunchName key="what" value="Bottomless Brunch" />]);
  const { selectedFood, selectedSauce = null, selectedDrink, otherChoices, names } = booking;
  if (selectedFood && selectedDrink) {
    facts.push(...choiceFacts({ selectedFood, selectedSauce, selectedDrink, otherChoices, names }));
  }
  const totalKurus = kurusOf(booking.totalAmount ?? '');
  if (totalKurus !== null) facts.push([t`Price`, <Price key="price" kurus={totalKurus} />]);
  const { depositDueAt, depositPaidAt, status } = booking;
  if (depositPaidAt) facts.push([t`Deposit`, t`Paid`]);
  if (depositDueAt && !depositPaidAt && status === 'pending') {
    facts.push([t`Deposit due by`, formatDateTime(Date.parse(depositDueAt), language)]);
  }
  facts.push([
    t`Booking code`,
    <strong key="code" translate="no">
      {code}
    </strong>,
  ]);
  return <Facts facts={facts} />;
}

/** Shows the brunch whose deposit was paid, on any phone with the payment's link. */
export function PaidBrunch({ bookingId }: { bookingId: string }) {
  const shown = useBooking({ kind: 'brunch', bookingId });
  if (shown.state !== 'received') return null;
  const { kind, code, response } = shown;
  return <BookingFacts booking={{ ...response, kind, code }} />;
}

/** Returns choices by name for one person, counted for a party. */
export function useChoiceFacts(): (booked: PartyChoices) => [name: string, value: ReactNode][] {
  const { t } = useLingui();
  return (booked) => {
    const plates = platesOf(booked);
    if (plates.length > 1) {
      return [
        [t`Food`, <Counts key="food" of={countFoods(plates)} names={booked.names} />],
        [t`First drinks`, <Counts key="drinks" of={countDrinks(plates)} names={booked.names} />],
      ];
    }
    const { selectedFood, selectedSauce, selectedDrink } = booked;
    const chosen = [
      [t`Food`, selectedFood],
      [t`Sauce`, selectedSauce],
      [t`First drink`, selectedDrink],
    ] as const;
    return chosen.flatMap(([name, value]): [string, ReactNode][] =>
      value ? [[name, <BrunchName key={name} value={value} names={booked.names} />]] : [],
    );
  };
}

function Counts({ of: counts, names }: { of: readonly Counted[]; names: PartyChoices['names'] }) {
  return (
    <>
      {counts.map(({ value, sauce, count }) => (
        <span key={`${value}/${sauce}`} className={styles.counted}>
          {count} × <BrunchName value={value} names={names} />
          {sauce && (
            <>
              {' ('}
              <BrunchName value={sauce} names={names} />)
            </>
          )}
        </span>
      ))}
    </>
  );
}

type BookingLinksProps = {
  booking: { calendarUrl?: string; manageUrl?: string };
  children?: ReactNode;
};

/** Shows a calendar entry and the page on which the booking can be cancelled. */
export function BookingLinks({ booking, children }: BookingLinksProps) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <Row align="stretch">
      <LinkButton
        tone="outline"
        href={`${booking.calendarUrl}&lang=${language}`}
        icon={<CalendarPlus size={20} />}
      >
        {t`Add to calendar`}
      </LinkButton>
      {children}
      <LinkButton
        tone="quiet"
        href={`${booking.manageUrl}&lang=${language}`}
        icon={<Link2 size={20} />}
      >
        {t`Link to this booking`}
      </LinkButton>
    </Row>
  );
}

type Asked = Extract<
  BookingOnDevice,
  { state: 'too_late' | 'slot_taken' | 'deposit_changed' | 'refused' }
>;

type BookingRequestProps = { shown: Asked; onReplaced: (bookingId: string) => void };

/** Shows a refused or late booking with alternatives and a button that discards it. */
export function BookingRequest({ shown, onReplaced }: BookingRequestProps) {
  const { t } = useLingui();
  const { local, state } = shown;
  const slotText = useSlotText();
  const discard = useCommand(discardBooking);
  const rebook = useRebook(local, onReplaced);
  const depositAmount = state === 'deposit_changed' ? shown.depositAmount : null;
  const accept = useAction(() => rebook({}, depositAmount));
  const take = useAction((change: Partial<NewTime> & Joining) => rebook(change));
  const isTooLarge = state === 'refused' && shown.code === 'booking.party_too_large';
  const failure = take.failure ?? accept.failure;
  return (
    <>
      <Why shown={shown} />
      {isTooLarge && <HelpLinks look="buttons" />}
      <BookingFacts booking={{ ...local, ...local.wish }} />
      {failure && <ActionFailed code={failure} />}
      {(state === 'slot_taken' || state === 'refused') && (
        <FreeSlots ways={shown.alternatives ?? []} isBusy={take.isBusy} onTake={take.run} />
      )}
      {state === 'slot_taken' && local.kind === 'reservation' && (
        <JoinWaitlist time={slotText(local.wish)} isBusy={take.isBusy} onJoin={take.run} />
      )}
      {state === 'deposit_changed' && (
        <Button size="cta" block busy={accept.isBusy} onClick={() => accept.run()}>
          {t`Accept the deposit and book`}
        </Button>
      )}
      {state === 'refused' && local.kind === 'brunch' && (
        <ChooseAgain bookingId={local.id} wish={local.wish} />
      )}
      {!isTooLarge && <SlotPicker local={local} isBusy={take.isBusy} onTake={take.run} />}
      <Row align="stretch">
        <AskFirst
          task={() => discard({ bookingId: local.id })}
          label={t`Discard`}
          question={t`Discard this booking?`}
          keep={t`Keep it`}
        >
          {t`It is deleted from this phone and never sent.`}
        </AskFirst>
      </Row>
    </>
  );
}

function useRebook(local: Asked['local'], onReplaced: (bookingId: string) => void) {
  const table = useCommand(rebookTable);
  const brunch = useCommand(rebookBrunch);
  const rules = useBrunchRules();
  return async (
    { serviceDay, reservationTime, tablePreference, flexMinutes }: Partial<NewTime> & Joining,
    depositAmount: string | null = null,
  ) => {
    const change = {
      bookingId: local.id,
      ...(serviceDay ? { serviceDay } : {}),
      ...(reservationTime ? { reservationTime } : {}),
    };
    const next =
      local.kind === 'brunch'
        ? await brunch({
            ...change,
            rules,
            ...(serviceDay ? {} : { depositRequired: true, depositAmount }),
          })
        : await table({
            ...change,
            ...(tablePreference ? { tablePreference } : {}),
            ...(flexMinutes === undefined ? {} : { flexMinutes }),
          });
    onReplaced(next.bookingId);
  };
}

function Why({ shown }: { shown: Asked }) {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  switch (shown.state) {
    case 'refused':
      return <p className={text.body}>{refusalText(shown)}</p>;
    case 'deposit_changed':
      return <NewDeposit asked={shown} />;
    case 'slot_taken':
      return (
        <p className={text.body}>
          {shown.alternatives.length > 0
            ? t`Book a free time nearby with one tap.`
            : t`Nothing else is free that evening. Pick another day, or call us.`}
        </p>
      );
    case 'too_late':
      return <p className={text.body}>{t`It was not sent in time, so no table is reserved.`}</p>;
  }
}

type NewDepositProps = { asked: Extract<BookingOnDevice, { state: 'deposit_changed' }> };

/** Shows the deposit shown at booking time and the one that is now required. */
export function NewDeposit({ asked: { local, depositDueAt, depositAmount } }: NewDepositProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { wish } = local;
  const wasAsked = 'depositRequired' in wish && wish.depositRequired;
  const before = wasAsked ? words(wish.depositAmount) : t`No deposit`;
  const now = words(depositAmount);
  const dueBy: [string, string] = [t`Deposit due by`, formatDateTime(depositDueAt, language)];

  function words(lira: string | null | undefined): string {
    const amount = liraText(agreedDepositKurus(kurusOf(lira ?? '')), language);
    return t`${amount} deposit`;
  }

  if (before === now) {
    return (
      <>
        <p className={text.body}>
          {t`The deposit stays the same. Please check the date it is due by.`}
        </p>
        <Facts facts={[[t`Deposit`, now], dueBy]} />
      </>
    );
  }
  return (
    <>
      <p className={text.body}>
        {wasAsked
          ? t`The deposit has changed since you booked. We contact you to take it.`
          : t`A booking this far ahead needs a deposit. We contact you to take it.`}
      </p>
      <Facts
        facts={[
          [t`When you booked`, <s key="old">{before}</s>],
          [t`Now`, <strong key="new">{now}</strong>],
          dueBy,
        ]}
      />
    </>
  );
}

type FreeSlotsProps = {
  ways: readonly Alternative[];
  isBusy: boolean;
  onTake: (time: NewTime) => void;
};

export function FreeSlots({ ways, isBusy, onTake }: FreeSlotsProps) {
  const language = useLanguage();
  const slotText = useSlotText();
  const areaText = useAreaText();
  if (ways.length === 0) return null;
  return (
    <Stack as="ul" gap={8}>
      {ways.map((way) => {
        const { serviceDay, reservationTime, tablePreference } = way;
        const words = [
          slotText(way),
          tablePreference && areaText(tablePreference),
          formatDay(serviceDay, language),
        ];
        return (
          <li key={`${serviceDay} ${reservationTime} ${tablePreference}`}>
            <Button block size="cta" tone="tonal" busy={isBusy} onClick={() => onTake(way)}>
              {words.filter(Boolean).join(' · ')}
            </Button>
          </li>
        );
      })}
    </Stack>
  );
}

/** Opens the wizard with a refused brunch's choices; the wizard asks for those that are no longer offered. */
function ChooseAgain({ bookingId, wish }: { bookingId: string; wish: BrunchWish }) {
  const { t } = useLingui();
  const discard = useCommand(discardBooking);
  const { open } = useDialogActions();

  async function choose() {
    brunchDraft.patch(answersOf(wish));
    await refreshVenue();
    await discard({ bookingId });
    await open({ d: 'brunch', step: 2 });
  }

  return <ActionButton task={choose} tone="solid" size="cta" block>{t`Choose again`}</ActionButton>;
}
