import { useLingui } from '@lingui/react/macro';
import { CalendarPlus, Link2 } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  type Counted,
  countDrinks,
  countFoods,
  type PartyChoices,
  platesOf,
  type ShownChoices,
} from '#domain/brunch/brunch-party';
import { kurusOf } from '#domain/money';
import { type BookingKind, useBooking } from '../../data/react/use-booking';
import { formatDateTime, formatDay } from '../../i18n/day-text';
import { useLanguage } from '../../i18n/language';
import { LinkButton } from '../../ui/controls/LinkButton';
import { Row } from '../../ui/layout/Flow';
import { Price } from '../menu/dish/Dish';
import { Facts } from '../shared/Facts';
import { BrunchName } from './BrunchName';
import * as styles from './booking.css';
import { useAreaText, usePartyText, useSlotText } from './booking-words';

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
