import * as v from 'valibot';
import { TIERS } from '../club/tiers';
import type { ErrorCode } from '../error-codes';
import { emailText } from '../fields';
import { type CampaignStatus, LAST_VISITS, type LastVisit, WORDS_MAX } from './campaign';

/** The campaign starts at this minute by the venue's clock (2026-07-04T18:00); null starts it now. */
export const launchCampaignInput = v.object({
  at: v.optional(v.nullable(v.pipe(v.string(), v.isoDateTime('campaign.time_invalid'))), null),
});
export type LaunchCampaignInput = v.InferOutput<typeof launchCampaignInput>;

/** Test mails go to this address; null means the person who asks. */
export const testCampaignInput = v.object({ to: v.optional(v.nullable(emailText()), null) });
export type TestCampaignInput = v.InferOutput<typeof testCampaignInput>;

const typed = v.optional(v.pipe(v.string(), v.maxLength(WORDS_MAX)), '');

/** Holds the typed texts and the dish of the picture. */
export const previewCampaignInput = v.object({
  subjectEn: typed,
  subjectTr: typed,
  wordsEn: typed,
  wordsTr: typed,
  offerEn: typed,
  offerTr: typed,
  pictureItemId: v.optional(v.nullable(v.pipe(v.number(), v.integer())), null),
});
export type PreviewCampaignInput = v.InferOutput<typeof previewCampaignInput>;

const LAST_VISIT_NAMES = Object.keys(LAST_VISITS) as LastVisit[];

/** Reads an audience's filters from a URL; no filter selects everybody. */
export const audienceQuery = v.object({
  tiers: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').filter(Boolean)),
      v.array(v.picklist(TIERS)),
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

/** An order within this many days counts as a result of the mail. */
export const ORDER_DAYS = 7;

export type CampaignResults = Record<RecipientState, number> & {
  status: CampaignStatus;
  unsubscribed: number;
  orders: number;
};

export type CampaignPreview = Record<'en' | 'tr', { subject: string; html: string; text: string }>;

/** The server would refuse a campaign with these texts for this reason; `word` is the forbidden one. */
export type CampaignRefusal = { code: ErrorCode; word: string | null };
export type TypedPreview = CampaignPreview & { refusal: CampaignRefusal | null };

/** After this many refused attempts a mail counts as failed. */
export const MOST_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 30_000;

/** The server pauses this long (ms) after refused attempts, or when the mail server is unreachable. */
export function pauseAfter(attempts: number): number {
  return FIRST_PAUSE_MS * 2 ** (Math.min(attempts, MOST_ATTEMPTS) - 1);
}
