import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { slotInstant } from '#domain/bookings/slots';
import {
  BRUNCH_STEPS,
  type BrunchChoice,
  type BrunchDetails,
  type BrunchStep,
  brunchStepAfter,
  brunchStepBefore,
  missingBrunchDetails,
  nearestBrunchStep,
} from '#domain/brunch/brunch-details';
import { BRUNCH_FOR_TWO, brunchPrices, brunchTotalKurus } from '#domain/brunch/brunch-party';
import type { BrunchRules } from '#domain/brunch/brunch-rules';
import { type DepositTerms, depositTerms } from '#domain/brunch/deposit';
import { type BrunchDraft, brunchDraft, withKnownGuest } from '../../data/drafts/brunch-draft';
import { useMenu } from '../../data/react/use-menu';
import { useStoredValue } from '../../data/react/use-store';
import { useBrunchRules } from '../../data/react/use-venue';
import { Dialog, ProgressSteps } from '../../ui/overlays/Dialog';
import { useHistoryState } from '../../ui/router/RouterView';
import { useDialog } from '../use-dialog';
import { usePageTitle } from '../use-page-title';
import { DrinkStep, FoodStep, SauceStep } from './BrunchChoices';
import { DetailsStep } from './BrunchDetails';
import { BrunchFooter, CompleteFooter } from './BrunchFooter';
import { BrunchName } from './BrunchName';
import { BrunchSent, useBrunchSending } from './BrunchSent';
import { stillOffered, wishOf } from './brunch-answers';

/** The deposit and the slots follow the clock (ms). */
const EVERY_MS = 10_000;

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
      {step === 2 && <SauceStep {...{ answers, rules, hasTried }} />}
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

function useBrunchTitle(step: BrunchStep): string {
  const { t } = useLingui();
  const titles: Record<BrunchStep, string> = {
    1: t`Choose your food`,
    2: t`Choose your sauce`,
    3: t`Choose your first drink`,
    4: t`Date and time`,
  };
  return titles[step];
}

type BrunchWay = {
  /** Adds a history entry for each step, so that Back works. */
  goOn: () => void;
  /** The first step has no `back`. */
  back: (() => void) | undefined;
};

/** Moves between the wizard's steps. History holds the steps in order. */
function useBrunchWay(step: BrunchStep, choice: BrunchChoice, rules: BrunchRules): BrunchWay {
  const { step: move } = useDialog();
  const depth = useHistoryState((state) => state.dialogDepth);
  const before = brunchStepBefore(step, choice, rules);

  function goOn() {
    const after = brunchStepAfter(step, choice, rules);
    if (after) move({ step: after });
  }

  function back() {
    if (depth !== undefined && depth > 1) return window.history.back();
    // A step opened by a link has no earlier step in history.
    if (before) move({ step: before }, { replace: true });
  }

  return { goOn, back: before ? back : undefined };
}

/** Presets two people for a guest who came from the dish "Brunch for Two". */
function useBrunchForTwo(itemId: number | undefined): void {
  const { items } = useMenu();
  const isForTwo = items.find(({ id }) => id === itemId)?.nameEn === BRUNCH_FOR_TWO;
  useEffect(() => {
    if (isForTwo && brunchDraft.get().partySize === '') brunchDraft.patch({ partySize: '2' });
  }, [isForTwo]);
}

/** Returns the party's price by today's menu (kuruş), or null if unknown. */
function useBrunchTotal(partySize: number): number | null {
  const prices = brunchPrices(useMenu().items);
  return prices && partySize > 0 ? brunchTotalKurus(prices, partySize) : null;
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
