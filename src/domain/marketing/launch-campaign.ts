import * as v from 'valibot';
import { TIERS } from '../club/tiers';
import { emailText } from '../fields';
import { LAST_VISITS, type LastVisit } from './campaign';

/** The minute when a campaign starts, by the venue's clock (2026-07-04T18:00); null: now. */
export const launchCampaignInput = v.object({
  at: v.optional(v.nullable(v.pipe(v.string(), v.isoDateTime('campaign.time_invalid'))), null),
});
export type LaunchCampaignInput = v.InferOutput<typeof launchCampaignInput>;

/** Where the test mails go; null: to the person who asks. */
export const testCampaignInput = v.object({ to: v.optional(v.nullable(emailText()), null) });
export type TestCampaignInput = v.InferOutput<typeof testCampaignInput>;

const TIER_NAMES = TIERS.map(({ tier }) => tier);
const LAST_VISIT_NAMES = Object.keys(LAST_VISITS) as LastVisit[];

/** The filters of an audience in a URL; an empty one chooses everybody. */
export const audienceQuery = v.object({
  tiers: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').filter(Boolean)),
      v.array(v.picklist(TIER_NAMES)),
    ),
    '',
  ),
  language: v.optional(v.picklist(['', 'en', 'tr']), ''),
  lastVisit: v.optional(v.picklist(['', ...LAST_VISIT_NAMES]), ''),
});

export type AudienceFilters = {
  tiers: readonly string[];
  language: string | null;
  lastVisit: string | null;
};

export const RECIPIENT_STATES = [
  'queued',
  'sending',
  'sent',
  'failed',
  'uncertain',
  'skipped',
  'stopped',
] as const;
export type RecipientState = (typeof RECIPIENT_STATES)[number];

/** Days in which an order counts as a result of the mail. */
export const ORDER_DAYS = 7;

export type CampaignResults = Record<RecipientState, number> & {
  unsubscribed: number;
  orders: number;
};

export type CampaignPreview = Record<'en' | 'tr', { subject: string; html: string; text: string }>;

/** Attempts that a mail server may refuse before a mail counts as failed. */
export const MOST_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 30_000;

/** The pause after refused attempts, or after runs that did not reach the mail server (ms). */
export function pauseAfter(attempts: number): number {
  return FIRST_PAUSE_MS * 2 ** (Math.min(attempts, MOST_ATTEMPTS) - 1);
}
