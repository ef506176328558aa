import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { slotInstant } from '#domain/bookings/booking';
import type { BrunchGuest, BrunchStep } from '#domain/bookings/brunch-party';
import {
  BRUNCH_STEPS,
  brunchPrices,
  brunchTotalKurus,
  missingBrunchDetails,
  nearestBrunchStep,
} from '#domain/bookings/brunch-party';
import { depositTerms } from '#domain/bookings/deposit';
import { venueTime } from '#domain/venue';
import { brunchDraft, withKnownGuest } from '../../data/bookings/brunch-draft';
import { useBrunchRules } from '../../data/react/use-app';
import { useMenu, useStoredValue } from '../../data/react/use-stores';
import { Dialog, ProgressSteps } from '../../ui/overlays/Dialog';
import { goBack } from '../../ui/router/go-back';
import { useHistoryState } from '../../ui/router/RouterView';
import { Price } from '../menu/dish/Dish';
import { useDialog, usePageTitle } from '../use-dialog';
import { useCoarseNow } from '../whats-on/use-news';
import { PlateStep } from './BrunchChoices';
import { BrunchName } from './BrunchName';
import {
  BrunchFooter,
  BrunchSent,
  CompleteFooter,
  DetailsStep,
  SlotStep,
  useBrunchSending,
} from './BrunchSent';
import { stillOffered, wishOf } from './brunch-answers';

/** Shows the brunch wizard: day, time and party; dishes and first drinks; the guest. */
export function BrunchDialog() {
  const { t } = useLingui();
  const { search, step: move, close } = useDialog();
  const rules = useBrunchRules();
  // The deposit and the slots follow the clock.
  const now = useCoarseNow();
  const stored = withKnownGuest(useStoredValue(brunchDraft));
  const answers = stillOffered(stored, rules, venueTime(now).date);
  const { sent, isBooking, refusal, ...sending } = useBrunchSending();
  const [tries, setTries] = useState(0);
  const bookings = useRef<HTMLElement>(null);
  const step = sent ? 3 : nearestBrunchStep(Number(search.step), answers, rules);
  const back = useBack(step);
  const titles: Record<BrunchStep, string> = {
    1: t`Date and time`,
    2: t`Food and first drink`,
    3: t`Your details`,
  };
  const title = titles[step];
  const { serviceDay, reservationTime, partySize } = answers;
  const isTimed = serviceDay !== '' && reservationTime !== '';
  const deposit = isTimed ? depositTerms(slotInstant(answers), now, rules) : null;
  const prices = brunchPrices(useMenu().items);
  const totalKurus =
    prices && Number(partySize) > 0 ? brunchTotalKurus(prices, Number(partySize)) : null;
  const told = { depositRequired: deposit !== null && deposit !== 'none', rules, totalKurus };
  const isMissing = nearestBrunchStep(3, answers, rules) <= step;
  usePageTitle(title);

  useEffect(() => {
    // Corrects a URL whose step cannot be shown yet.
    if (!sent && !isBooking && search.step !== step) {
      move({ step }, { replace: true });
    }
  });

  function goOn() {
    setTries(isMissing ? tries + 1 : 0);
    if (!isMissing) move({ step: step + 1 });
  }

  async function book(guest: BrunchGuest) {
    const isAnswered = await sending.book(wishOf(answers, guest, told));
    if (isAnswered) close();
  }

  function finish() {
    // The page shows the booking's status.
    bookings.current = document.getElementById('reservations-heading');
    close();
  }

  return (
    <Dialog
      title={title}
      step={<ProgressSteps step={step} of={BRUNCH_STEPS.length} />}
      stepKey={String(step)}
      description={<PerPerson />}
      fixed
      onClose={close}
      locked={isBooking}
      returnFocusTo={bookings}
      footer={
        !sent &&
        (step === 3 ? (
          <CompleteFooter
            missing={missingBrunchDetails(answers)}
            isBusy={isBooking}
            onBack={back}
          />
        ) : (
          <BrunchFooter onBack={back} isMissing={isMissing} {...(step === 2 && { onGoOn: goOn })} />
        ))
      }
    >
      {step === 1 && <SlotStep {...{ answers, deposit, now }} onSubmit={goOn} />}
      {step === 2 && <PlateStep {...{ answers, rules, tries }} />}
      {step === 3 && !sent && <DetailsStep {...{ answers, deposit, refusal }} onSubmit={book} />}
      {sent && (
        <BrunchSent
          key={sent.bookingId}
          sent={sent}
          onFollow={sending.follow}
          onReopen={sending.reopen}
          onDone={finish}
        />
      )}
    </Dialog>
  );
}

/** Names the brunch and what it costs, on each step. */
function PerPerson() {
  const prices = brunchPrices(useMenu().items);
  const name = <BrunchName value="Bottomless Brunch" />;
  if (!prices) return name;
  return (
    <>
      {name} ·{' '}
      <Trans>
        <Price kurus={prices.personKurus} /> per person
      </Trans>
    </>
  );
}

/** History holds the wizard's steps in order; the first step has no way back. */
function useBack(step: BrunchStep): (() => void) | undefined {
  const { step: move } = useDialog();
  const depth = useHistoryState((state) => state.dialogDepth);
  if (step === 1) return undefined;
  return () => {
    if (depth !== undefined && depth > 1) return goBack();
    // A step opened by a link has no earlier step in history.
    move({ step: step - 1 }, { replace: true });
  };
}
