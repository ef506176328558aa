import { pauseAfter } from '#domain/marketing/campaign';
import { ALONE } from './db/lease';
import type { Deps } from './deps';
import type { WorkLoop } from './services/work-loop';
import { startWorkLoop } from './services/work-loop';
import { endWaits, offerFreePlaces } from './usecases/bookings/guest-bookings';
import type { SendCampaignsDeps } from './usecases/campaigns';
import { recoverCampaigns, sendCampaigns } from './usecases/campaigns';
import { raiseUnseenAlarms } from './usecases/orders/change-order';
import { reconcilePayments } from './usecases/payments/check-payment';
import { compareEndedDays } from './usecases/payments/settlements';
import { networkPrinterRun, watchPrinters } from './usecases/printing/hand-out';
import { runDueEffects } from './usecases/run-due-effects';
import { closeEndedLiveChannels } from './usecases/staff/staff-access';
import {
  applyMenuSchedule,
  closeForgottenParties,
  closeForgottenSeatings,
  expireUnpaidBrunches,
  releaseExpiredHolds,
  remindGuests,
} from './usecases/upkeep/due-work';
import { watchOver } from './usecases/watch';

const MINUTE_MS = 60_000;
const EFFECTS_PAUSE_MS = 1_000;
const UNSEEN_PAUSE_MS = 5_000;
const SCHEDULE_PAUSE_MS = 5_000;
const OFFERS_PAUSE_MS = 2_000;
const CAMPAIGNS_PAUSE_MS = 1_000;
const WATCH_PAUSE_MS = 20_000;
const PRINT_PAUSE_MS = 1_000;
const PRINTERS_PAUSE_MS = 2_000;
const LINES_PAUSE_MS = 5_000;
const PAYMENTS_PAUSE_MS = 2_000;
/** The loop also waits this long after the bank did not send a list. */
const SETTLEMENT_PAUSE_MS = 10 * MINUTE_MS;

/**
 * Starts one loop for each kind of effect: a hanging mail server does not delay alarms. The other loops check for
 * unseen orders, ended sessions, expired holds, lapsed offers, due reminders, forgotten parties, unpaid deposits, printers and the bank's lists.
 * Of several processes on a database the leader does this work; each ends its own live channels.
 */
export function startEffects(deps: Deps, start = startWorkLoop, leader = ALONE): WorkLoop[] {
  const lead = (work: () => Promise<unknown>, pauseMs: number) =>
    start(async () => leader.leads() && (await work()), pauseMs);
  const loops = Object.entries(deps.effectHandlers).map(([kind, handler]) =>
    lead(() => runDueEffects(deps, { kind, handler }), EFFECTS_PAUSE_MS),
  );
  return [
    ...loops,
    start(() => closeEndedLiveChannels(deps), LINES_PAUSE_MS),
    lead(() => raiseUnseenAlarms(deps), UNSEEN_PAUSE_MS),
    lead(campaignRun(deps, leader), CAMPAIGNS_PAUSE_MS),
    lead(networkPrinterRun(deps), PRINT_PAUSE_MS),
    lead(() => watchPrinters(deps), PRINTERS_PAUSE_MS),
    lead(() => reconcilePayments(deps), PAYMENTS_PAUSE_MS),
    lead(() => compareEndedDays(deps), SETTLEMENT_PAUSE_MS),
    lead(() => applyMenuSchedule(deps), SCHEDULE_PAUSE_MS),
    lead(() => releaseExpiredHolds(deps), MINUTE_MS),
    lead(() => endWaits(deps), OFFERS_PAUSE_MS),
    lead(() => offerFreePlaces(deps), MINUTE_MS),
    lead(() => remindGuests(deps), MINUTE_MS),
    lead(() => closeForgottenParties(deps), MINUTE_MS),
    lead(() => closeForgottenSeatings(deps), MINUTE_MS),
    lead(() => expireUnpaidBrunches(deps), 5 * MINUTE_MS),
    lead(() => deps.copies.nightly(deps.now()), 10 * MINUTE_MS),
    lead(() => watchOver(deps), WATCH_PAUSE_MS),
  ];
}

/**
 * Makes the job of the loop. The first run of a leader settles the attempts of the one before; an unreachable mail server
 * is asked again after longer and longer pauses.
 */
export function campaignRun(deps: SendCampaignsDeps, { term } = ALONE): () => Promise<void> {
  let recoveredIn = 0;
  let misses = 0;
  let restsUntil = 0;
  return async () => {
    if (deps.now() < restsUntil) return;
    if (recoveredIn !== term()) await recoverCampaigns(deps);
    recoveredIn = term();
    misses = (await sendCampaigns(deps)) ? 0 : misses + 1;
    restsUntil = misses > 0 ? deps.now() + pauseAfter(misses) : 0;
  };
}
