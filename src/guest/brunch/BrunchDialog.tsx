import { useEffect, useRef, useState } from 'react';
import { slotInstant } from '#domain/bookings/slots';
import {
  BRUNCH_STEPS,
  type BrunchDetails,
  type BrunchStep,
  missingBrunchDetails,
  nearestBrunchStep,
} from '#domain/brunch/brunch-details';
import type { BrunchRules } from '#domain/brunch/brunch-rules';
import { type DepositTerms, depositTerms } from '#domain/brunch/deposit';
import { type BrunchDraft, brunchDraft, withKnownGuest } from '../../data/drafts/brunch-draft';
import { useStoredValue } from '../../data/react/use-store';
import { useBrunchRules } from '../../data/react/use-venue';
import { ProgressSteps } from '../../ui/feedback/ProgressSteps';
import { Dialog } from '../../ui/overlays/Dialog';
import { BrunchName } from '../booking/BrunchName';
import { useDialog } from '../use-dialog';
import { usePageTitle } from '../use-page-title';
import { BrunchFooter, CompleteFooter } from './BrunchFooter';
import { BrunchSauceStep } from './BrunchSauceStep';
import { BrunchSent } from './BrunchSent';
import { DetailsStep } from './DetailsStep';
import { DrinkStep } from './DrinkStep';
import { FoodStep } from './FoodStep';
import { wishOf } from './state/brunch-wish';
import { stillOffered } from './state/still-offered';
import { useBrunchForTwo } from './state/use-brunch-for-two';
import { useBrunchSending } from './state/use-brunch-sending';
import { useBrunchTitle } from './state/use-brunch-title';
import { useBrunchWay } from './state/use-brunch-way';
import { useNow } from './state/use-now';
import { useBrunchTotal } from './state/use-price-facts';

/** Shows the brunch wizard: food, a sauce for tenders, the first drink, and the booking's details. */
export function BrunchDialog() {
  const { search, step: move, close } = useDialog();
  const rules = useBrunchRules();
  const answers = stillOffered(withKnownGuest(useStoredValue(brunchDraft)), rules);
  const { sent, isBooking, refusal, ...sending } = useBrunchSending();
  const [triedStep, setTriedStep] = useState<BrunchStep | null>(null);
  const bookings = useRef<HTMLElement>(null);
  const now = useNow();
  const step = sent ? 4 : nearestBrunchStep(Number(search.step), answers, rules);
  const way = useBrunchWay(step, answers, rules);
  const title = useBrunchTitle(step);
  const deposit = depositFor(answers, rules, now);
  const totalKurus = useBrunchTotal(Number(answers.partySize));
  const told = { depositRequired: needsDeposit(deposit), rules, totalKurus };
  usePageTitle(title);
  useBrunchForTwo(search.id);

  useEffect(() => {
    // Corrects a URL whose step cannot be shown yet.
    if (!sent && !isBooking && search.step !== step) {
      move({ step }, { replace: true });
    }
  });

  function goOn() {
    setTriedStep(step);
    if (nearestBrunchStep(4, answers, rules) > step) way.goOn();
  }

  async function book(details: BrunchDetails) {
    const isAnswered = await sending.book(wishOf(answers, details, told));
    if (isAnswered) close();
  }

  function finish() {
    // The page shows the booking's status.
    bookings.current = document.getElementById('reservations-heading');
    close();
  }

  const hasTried = triedStep === step;
  return (
    <Dialog
      title={title}
      step={<ProgressSteps step={step} of={BRUNCH_STEPS.length} />}
      stepKey={String(step)}
      description={<BrunchName value="Bottomless Brunch" />}
      onClose={close}
      locked={isBooking}
      returnFocusTo={bookings}
      footer={
        !sent &&
        (step === 4 ? (
          <CompleteFooter
            missing={missingBrunchDetails(answers)}
            isBusy={isBooking}
            onBack={way.back}
          />
        ) : (
          <BrunchFooter onBack={way.back} onGoOn={goOn} />
        ))
      }
    >
      {step === 1 && <FoodStep {...{ answers, rules, hasTried }} />}
      {step === 2 && <BrunchSauceStep {...{ answers, rules, hasTried }} />}
      {step === 3 && <DrinkStep {...{ answers, rules, hasTried }} />}
      {step === 4 && !sent && (
        <DetailsStep {...{ answers, deposit, now, refusal }} onSubmit={book} />
      )}
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

function depositFor(
  { serviceDay, reservationTime }: BrunchDraft,
  rules: BrunchRules,
  now: number,
): DepositTerms | null {
  if (!serviceDay || !reservationTime) return null;
  return depositTerms(slotInstant({ serviceDay, reservationTime }), now, rules);
}

function needsDeposit(terms: DepositTerms | null): boolean {
  return terms !== null && terms !== 'none';
}
