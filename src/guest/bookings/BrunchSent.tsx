import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { slotInstant } from '#domain/bookings/booking';
import type { BrunchGuest, RequiredBrunchDetail } from '#domain/bookings/brunch-party';
import { brunchGuestForm, brunchSlotForm } from '#domain/bookings/brunch-party';
import type { DepositTerms } from '#domain/bookings/deposit';
import { addDays, businessDay, venueTime } from '#domain/venue';
import type { BrunchDraft } from '../../data/bookings/brunch-draft';
import {
  answersOf,
  brunchDraft,
  finishBrunchDraft,
  forgetBrunchGuest,
  keepBrunchAnswer,
} from '../../data/bookings/brunch-draft';
import { bookBrunch, discardBooking } from '../../data/commands/bookings/my-bookings';
import type { BrunchWish } from '../../data/db';
import { isSomebody } from '../../data/drafts/known-guest';
import { refreshVenue } from '../../data/preferences/known-venue';
import { useBrunchRules, useCommand, useVenue } from '../../data/react/use-app';
import type { BookingOnDevice } from '../../data/react/use-booking';
import { useBooking } from '../../data/react/use-booking';
import { useNet } from '../../data/react/use-stores';
import { useLanguage } from '../../i18n/language';
import { Button } from '../../ui/controls/controls';
import { FailureBanner } from '../../ui/feedback/Banner';
import { Spinner } from '../../ui/feedback/states';
import { keepChanges, SchemaForm, useSchemaForm } from '../../ui/form/SchemaForm';
import { SelectField } from '../../ui/form/SelectField';
import { Row, Stack } from '../../ui/layout/Flow';
import { useToast } from '../../ui/overlays/ToastProvider';
import { link } from '../../ui/theme/link.css';
import * as text from '../../ui/theme/text.css';
import { useHasLasted } from '../../ui/use-has-lasted';
import { BookingRequest } from './BookingRequest';
import { BrunchSummary, DepositLine } from './BrunchChoices';
import { useRefusalText } from './booking-words';
import * as styles from './brunch.css';
import {
  DayField,
  GuestFields,
  NotYou,
  TimeField,
  useBookingSending,
  useTableRules,
} from './SlotFields';
import { useBookingNews } from './use-booking-news';

const TOO_LARGE = 'booking.party_too_large';

/** After this wait (ms) the sending continues in the background. */
const PATIENCE_MS = 8_000;

type SentBrunch = { bookingId: string; wish: BrunchWish };

export function useBrunchSending() {
  const command = useCommand(bookBrunch);
  const tell = useBookingNews();
  const [sent, setSent] = useState<SentBrunch | null>(null);
  const { send, isSending, failure, setFailure } = useBookingSending('brunch', book);

  /** Resolves to true if the server has responded already. */
  async function book(wish: BrunchWish) {
    const { bookingId, saved } = await command(wish);
    // The draft is cleared only after the booking is stored; a second tap then finds nothing to send.
    finishBrunchDraft();
    if (saved === 'device') setSent({ bookingId, wish });
    else tell.booked('brunch');
    return saved === 'memory';
  }

  /** Puts a refused booking's choices back into the form. */
  function reopen(wish: BrunchWish, words: string) {
    brunchDraft.patch(answersOf(wish));
    setFailure(words);
    setSent(null);
  }

  /** Follows a replacement booking. */
  function follow(bookingId: string) {
    setSent((before) => before && { ...before, bookingId });
  }

  return { sent, isBooking: isSending, refusal: failure, book: send, follow, reopen };
}

type BrunchSentProps = {
  sent: SentBrunch;
  onFollow: (bookingId: string) => void;
  onReopen: (wish: SentBrunch['wish'], refusal: string) => void;
  /** Shows the booking's progress after sending; the page shows the result. */
  onDone: () => void;
};

/** Waits briefly for the response to a sent booking and shows the server's questions. */
export function BrunchSent({ sent, onFollow, onReopen, onDone }: BrunchSentProps) {
  const { t } = useLingui();
  const { bookingId, wish } = sent;
  const booking = useBooking({ kind: 'brunch', bookingId });
  const discard = useCommand(discardBooking);
  const refusalText = useRefusalText();
  const tell = useBookingNews();
  const phone = useVenue()?.phone;

  useEndOfSending(booking, (end) => {
    if (end === 'refused') {
      const isTooLarge = booking.state === 'refused' && booking.code === TOO_LARGE && phone;
      const call = isTooLarge ? t`For a party of this size, please call us: ${phone}` : null;
      return mend(call ?? refusalText(booking) ?? '');
    }
    if (end === 'booked') tell.booked('brunch');
    if (end === 'waits') tell.saved();
    onDone();
  });

  function mend(words: string) {
    tell.refused('brunch', words);
    void refreshVenue();
    onReopen(wish, words);
    // `onReopen` has put the booking's choices back into the form.
    void discard({ bookingId }).catch(console.error);
  }

  if (booking.state === 'slot_taken' || booking.state === 'deposit_changed') {
    return (
      <Stack gap={16}>
        <h3 className={text.title}>
          {booking.state === 'slot_taken'
            ? t`This time is fully booked`
            : t`This booking needs a deposit`}
        </h3>
        <BookingRequest shown={booking} onReplaced={onFollow} />
      </Stack>
    );
  }
  return (
    <Stack gap={16}>
      <BrunchSummary answers={answersOf(wish)} />
      <Spinner label={t`Saving...`} />
    </Stack>
  );
}

/** The states that end the wait: received, queued, needs a change, discarded. */
type SendingEnd = 'booked' | 'waits' | 'refused' | 'discarded';

/** Calls back once when a sent booking reaches a result. */
function useEndOfSending(booking: BookingOnDevice, onEnd: (end: SendingEnd) => void): void {
  const { state } = useNet();
  const waitsLong = useHasLasted(true, PATIENCE_MS);
  const isOver = useRef(false);

  useEffect(() => {
    const isOnItsWay = booking.state === 'queued' || booking.state === 'sending';
    const isLeftAlone = isOnItsWay && (state === 'offline' || waitsLong);
    const end = isLeftAlone ? 'waits' : ENDS[booking.state];
    if (!end || isOver.current) return;
    isOver.current = true;
    onEnd(end);
  });
}

const ENDS: Partial<Record<BookingOnDevice['state'], SendingEnd>> = {
  received: 'booked',
  refused: 'refused',
  too_late: 'refused',
  blocked: 'waits',
  quarantined: 'waits',
  cancelled: 'discarded',
};

/** The id of the form, whose button stands in the dialog's footer. */
const BRUNCH_FORM = 'brunch-details';

type StepProps = {
  answers: BrunchDraft;
  /** null means that no time is chosen. */
  deposit: DepositTerms | null;
};

const kept = keepChanges((name, value) => keepBrunchAnswer({ [name]: value }));

/** Shows the fields for the slot and the party; the draft survives a reload. */
export function SlotStep({
  answers,
  deposit,
  now,
  onSubmit,
}: StepProps & { now: number; onSubmit: () => void }) {
  const { t } = useLingui();
  const { daysAhead } = useTableRules();
  const rules = useBrunchRules();
  const schema = useMemo(() => brunchSlotForm(rules), [rules]);
  const { form, Field } = useSchemaForm(schema, { initialValues: slotOf(answers) });
  const days = { first: venueTime(now).date, last: addDays(businessDay(now), daysAhead) };
  return (
    <SchemaForm of={form} schema={schema} id={BRUNCH_FORM} noSummary onSubmit={onSubmit}>
      <Field name="serviceDay">{kept(DayField, { days, hasStrip: true })}</Field>
      <Field name="reservationTime">
        {kept(TimeField, {
          slots: rules.slots,
          day: answers.serviceDay,
          isOver: (slot) => slotInstant(slot) <= now,
        })}
      </Field>
      <Field name="partySize">
        {kept(SelectField, {
          label: t`People`,
          hint: <GroupTip />,
          placeholder: t`How many people?`,
          options: Array.from({ length: rules.maxParty }, (_, index) => ({
            value: String(index + 1),
            label: String(index + 1),
          })),
        })}
      </Field>
      <DepositLine terms={deposit} />
    </SchemaForm>
  );
}

type DetailsStepProps = StepProps & {
  refusal: string | null;
  onSubmit: (guest: BrunchGuest) => Promise<void>;
};

/** Shows what will be booked and the fields for contact details; the draft survives a reload. */
export function DetailsStep(props: DetailsStepProps) {
  const [clearings, setClearings] = useState(0);
  const [wasKnown] = useState(() => isSomebody(props.answers));

  function clear() {
    forgetBrunchGuest();
    setClearings(clearings + 1);
  }

  return (
    <DetailsForm key={clearings} {...props} onClear={wasKnown && clearings === 0 ? clear : null} />
  );
}

function DetailsForm(props: DetailsStepProps & { onClear: (() => void) | null }) {
  const { answers, deposit, refusal, onSubmit, onClear } = props;
  const { form, Field } = useSchemaForm(brunchGuestForm, { initialValues: guestOf(answers) });
  return (
    <SchemaForm of={form} schema={brunchGuestForm} id={BRUNCH_FORM} noSummary onSubmit={onSubmit}>
      <BrunchSummary answers={answers}>
        <DepositLine terms={deposit} />
      </BrunchSummary>
      <FailureBanner>{refusal}</FailureBanner>
      {onClear && <NotYou onClear={onClear} />}
      <GuestFields {...{ Field, kept }} kind="brunch" />
    </SchemaForm>
  );
}

function slotOf({ serviceDay, reservationTime, partySize }: BrunchDraft) {
  return { serviceDay, reservationTime, partySize };
}

function guestOf({ guestName, guestEmail, guestPhone, specialRequests }: BrunchDraft) {
  return { guestName, guestEmail, guestPhone, specialRequests };
}

function GroupTip() {
  const phone = useVenue()?.phone;
  if (!phone) return <Trans>A large group? Call us and we put tables together for you.</Trans>;
  return (
    <Trans>
      A large group?{' '}
      <a className={link} href={`tel:${phone}`}>
        Call us
      </a>{' '}
      and we put tables together for you.
    </Trans>
  );
}

type BrunchFooterProps = {
  onBack: (() => void) | undefined;
  /** A missing one: the button submits the form of the step. */
  onGoOn?: () => void;
  isMissing: boolean;
};

export function BrunchFooter({ onBack, onGoOn, isMissing }: BrunchFooterProps) {
  const { t } = useLingui();
  const explain = useMissingNews();

  function goOn() {
    if (isMissing) explain();
    onGoOn?.();
  }

  return (
    <Row align="stretch" wrap={false}>
      {onBack && <BackButton onBack={onBack} />}
      <Button
        type={onGoOn ? 'button' : 'submit'}
        form={BRUNCH_FORM}
        size="cta"
        className={styles.main}
        onClick={goOn}
      >
        {t`Continue`}
      </Button>
    </Row>
  );
}

type CompleteFooterProps = {
  missing: readonly RequiredBrunchDetail[];
  isBusy: boolean;
  onBack: (() => void) | undefined;
};

export function CompleteFooter({ missing, isBusy, onBack }: CompleteFooterProps) {
  const explain = useMissingNews();
  const { state } = useNet();
  const noteId = useId();
  const missingText = useMissingText(missing);

  return (
    <div>
      <p id={noteId} className={styles.note}>
        {missingText}
        {!missingText && state === 'offline' && (
          <Trans>Offline: saved here and sent when you're back online.</Trans>
        )}
      </p>
      <Row align="stretch" wrap={false}>
        {onBack && <BackButton onBack={onBack} />}
        <Button
          type="submit"
          form={BRUNCH_FORM}
          size="cta"
          busy={isBusy}
          unavailable={missing.length > 0}
          aria-describedby={noteId}
          className={styles.main}
          onClick={() => missing.length > 0 && explain()}
        >
          {isBusy ? <Trans>Saving...</Trans> : <Trans>Complete Reservation</Trans>}
        </Button>
      </Row>
    </div>
  );
}

function useMissingNews(): () => void {
  const { t } = useLingui();
  const { show } = useToast();
  return () =>
    show({
      tone: 'error',
      title: t`Missing Information`,
      body: t`Please fill in all required fields`,
    });
}

function BackButton({ onBack }: { onBack: () => void }) {
  const { t } = useLingui();
  return <Button tone="outline" size="cta" onClick={onBack}>{t`Back`}</Button>;
}

/** Returns "Still needed: Full name, Email", or null when nothing is missing. */
function useMissingText(missing: readonly RequiredBrunchDetail[]): string | null {
  const { t } = useLingui();
  const language = useLanguage();
  if (missing.length === 0) return null;
  const names: Record<RequiredBrunchDetail, string> = {
    guestName: t`Full name`,
    guestEmail: t`Email`,
    guestPhone: t`Phone number`,
  };
  const format = new Intl.ListFormat(language, { style: 'narrow' });
  const list = format.format(missing.map((name) => names[name]));
  return t`Still needed: ${list}`;
}
