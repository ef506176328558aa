import { CONSENT_TEXT_VERSION } from '#domain/club/guest-member';
import { DomainError } from '#domain/error-codes';
import type {
  AudienceFilters,
  CampaignPreview,
  CampaignResults,
  LaunchCampaignInput,
  PreviewCampaignInput,
  TestCampaignInput,
  TypedPreview,
} from '#domain/marketing/campaign';
import { MOST_ATTEMPTS, pauseAfter, USUAL_PACE } from '#domain/marketing/campaign';
import { log } from '../log/log';
import type {
  CampaignRow,
  ClaimedRecipient,
  RecipientOutcome,
} from '../repositories/marketing/campaigns.repository';
import type { MutationResponse, NewEffect } from '../repositories/rows/responses.repository';
import type { Recipient } from '../services/keys';
import { mayUnsubscribe } from '../services/keys';
import type { Effect, Mail } from '../services/mailer';
import { MailNotTaken } from '../services/mailer';
import type { AuditDeps, Parts, StaffAddRequest } from './shared/staff-change';
import { orRefuse, staffOnce, untilWritten } from './shared/staff-change';

/** Composes a mail with its unsubscribe headers; a preview takes the picture from the page's own address. */
export type WriteCampaign = (
  campaign: PreviewCampaignInput & { id: string },
  recipient: { memberId: string; language: 'en' | 'tr'; isPreview?: true },
) => Promise<Omit<Mail, 'id' | 'to'>>;

type Writing = { writeCampaign: WriteCampaign };

/** The unsubscribe link of previews and test mails names no member and withdraws nothing. */
const NOBODY = 'test';

export type SendTestMailDeps = Pick<Parts, 'mailer' | 'campaigns'> & Writing;

export async function sendTestMail(deps: SendTestMailDeps, effect: Effect): Promise<void> {
  const { campaignId, language, to } = effect.payload;
  const campaign = await deps.campaigns.find(String(campaignId));
  if (!campaign) return;
  const mail = await deps.writeCampaign(campaign, {
    memberId: NOBODY,
    language: language === 'tr' ? 'tr' : 'en',
  });
  await deps.mailer.send({ id: effect.id, to: String(to), ...mail });
}

export type SendCampaignsDeps = Pick<Parts, 'recipients' | 'mailer' | 'now'> & Writing;

const MINUTE_MS = 60_000;
/** One run sends this many mails of one campaign, so that other campaigns get their turn. */
const MOST_AT_ONCE = 50;
/** An attempt older than this has no running process. */
const LOST_AFTER_MS = 5 * MINUTE_MS;

/**
 * Runs the loop once: starts due campaigns and sends as many mails as their pace allows, one after another. Returns
 * false if the mail server was unreachable.
 */
export async function sendCampaigns(deps: SendCampaignsDeps): Promise<boolean> {
  const { recipients, now } = deps;
  await recipients.giveUpBefore(now() - LOST_AFTER_MS);
  for (const campaign of await recipients.due(now())) await recipients.begin(campaign, now());
  for (const campaign of await recipients.running()) {
    if (!(await sendSome(deps, campaign))) return false;
    await recipients.finish(campaign.id, now());
  }
  return true;
}

/** At the start, unfinished attempts belong to an earlier process and become uncertain. */
export async function recoverCampaigns({
  recipients,
  now,
}: Pick<SendCampaignsDeps, 'recipients' | 'now'>): Promise<void> {
  await recipients.giveUpBefore(now());
}

async function sendSome(deps: SendCampaignsDeps, campaign: CampaignRow): Promise<boolean> {
  const { recipients, now } = deps;
  const { id, perMinute } = campaign;
  const begun = await recipients.begunSince(id, now() - MINUTE_MS);
  let left = Math.min(MOST_AT_ONCE, (perMinute ?? USUAL_PACE) - begun);
  while (left > 0) {
    const memberId = await recipients.next(id, now());
    if (memberId === null) return true;
    const claimed = await recipients.claim(id, memberId, now());
    if (!claimed) {
      // A stopped campaign has no claims; a withdrawn consent does not use up the pace.
      if (!(await recipients.running()).some((one) => one.id === id)) return true;
      continue;
    }
    left -= 1;
    const { isReached, ...outcome } = await attempt(deps, campaign, claimed);
    await recipients.settle(claimed, outcome);
    // After an error the mail server gets one mail a run.
    if (outcome.state !== 'sent') return isReached;
  }
  return true;
}

async function attempt(
  { mailer, now, writeCampaign }: SendCampaignsDeps,
  campaign: CampaignRow,
  claimed: ClaimedRecipient,
): Promise<RecipientOutcome & { isReached: boolean }> {
  const { memberId, email, attempts } = claimed;
  let isHanded = false;
  try {
    const mail = await writeCampaign(campaign, claimed);
    isHanded = true;
    await mailer.send({ id: `${campaign.id}.${memberId}`, to: email, ...mail });
    return { state: 'sent', at: now(), isReached: true };
  } catch (error) {
    // The log has no address; the ids name the row.
    log.error('campaign.mail_failed', error, { id: campaign.id, memberId, attempts });
    const isRefused = !isHanded || (error instanceof MailNotTaken && error.isRefused);
    const isReached = !(error instanceof MailNotTaken && error.isUnreachable);
    if (!isRefused) return { state: 'uncertain', at: now(), isReached };
    // An unreachable mail server refuses nobody, so the campaign waits.
    if (isReached && attempts >= MOST_ATTEMPTS) return { state: 'failed', at: now(), isReached };
    return { state: 'queued', at: now(), nextAt: now() + pauseAfter(attempts), isReached };
  }
}

type ChangeCampaignDeps = AuditDeps &
  Pick<Parts, 'campaigns'> & {
    /** Links in mails start with this public address; null means that none is configured. */
    mailOrigin: string | null;
  };

type CampaignRequest = Omit<StaffAddRequest, 'input'> & { campaignId: string };

type Decided = {
  action: `campaign.${string}`;
  after: Partial<CampaignRow>;
  effects?: readonly NewEffect[];
};

/** Changes a campaign as `decide` returns, with its audit row. @throws DomainError not_found */
function changeCampaign(
  deps: ChangeCampaignDeps,
  request: CampaignRequest,
  decide: (before: CampaignRow, at: number) => Promise<Decided>,
): Promise<MutationResponse> {
  return untilWritten(async () => {
    const { campaignId: pk } = request;
    const before = orRefuse(await deps.campaigns.find(pk));
    const at = deps.now();
    const { action, after, effects = [] } = await decide(before, at);
    const was = { status: before.status, scheduledAt: before.scheduledAt };
    const is = {
      status: after.status ?? was.status,
      scheduledAt: after.scheduledAt ?? was.scheduledAt,
    };
    const fact = { action, tbl: 'campaign', pk, before: was, after: is, at };
    return deps.campaigns.move({ before, after, effects }, staffOnce(deps, request, fact));
  });
}

/** Checks the text again, because the menu may have changed since the last save. @throws DomainError */
async function refuseUnlawful({ campaigns, mailOrigin }: ChangeCampaignDeps, row: CampaignRow) {
  if (mailOrigin === null) throw new DomainError('campaign.no_site_address');
  const forbidden = await campaigns.forbidden(row);
  if (forbidden) throw new DomainError(forbidden.code, forbidden.details);
  if (row.pictureItemId !== null && !(await campaigns.isLawful(row.pictureItemId))) {
    throw new DomainError('campaign.picture_forbidden');
  }
}

export const CAMPAIGN_TEST = 'campaign.test';

/** Queues one test mail in each language and marks the version as tested. */
export function testCampaign(
  deps: ChangeCampaignDeps,
  request: CampaignRequest & { email: string },
  { to }: TestCampaignInput,
): Promise<MutationResponse> {
  return changeCampaign(deps, request, async (before, at) => {
    if (before.status !== 'draft') throw new DomainError('campaign.not_draft');
    await refuseUnlawful(deps, before);
    const effects = (['en', 'tr'] as const).map((language) => ({
      id: deps.newId(),
      kind: CAMPAIGN_TEST,
      payload: { campaignId: before.id, language, to: to ?? request.email },
      nextAt: at,
      createdAt: at,
    }));
    return { action: 'campaign.test', after: { testedV: before.v }, effects };
  });
}

/** The server accepts a start time this far in the past, because device clocks run slow. */
const LATENESS_MS = 5 * 60_000;

/** Schedules a tested draft; without a time the campaign starts at once. */
export function launchCampaign(
  deps: ChangeCampaignDeps,
  request: CampaignRequest,
  { at: wanted }: LaunchCampaignInput,
): Promise<MutationResponse> {
  return changeCampaign(deps, request, async (before, at) => {
    if (before.status !== 'draft') throw new DomainError('campaign.not_draft');
    await refuseUnlawful(deps, before);
    if (before.testedV !== before.v) throw new DomainError('campaign.untested');
    const scheduledAt = wanted === null ? at : Date.parse(`${wanted}:00+03:00`);
    if (scheduledAt < at - LATENESS_MS) throw new DomainError('campaign.time_past');
    if ((await deps.campaigns.audience(before, at)) === 0) {
      throw new DomainError('campaign.nobody');
    }
    return {
      action: 'campaign.launch',
      after: { status: 'scheduled', scheduledAt, v: before.v + 1 },
    };
  });
}

/** Turns a scheduled campaign into a draft; a running campaign sends no further mails. */
export function stopCampaign(deps: ChangeCampaignDeps, request: CampaignRequest) {
  return changeCampaign(deps, request, async (before, at) => {
    const { status, v } = before;
    if (status !== 'scheduled' && status !== 'sending') {
      throw new DomainError('campaign.not_running');
    }
    const after =
      status === 'scheduled'
        ? ({ status: 'draft', scheduledAt: null, testedV: null } as const)
        : ({ status: 'stopped', finishedAt: at } as const);
    return { action: 'campaign.stop', after: { ...after, v: v + 1 } };
  });
}

type PreviewCampaignDeps = Pick<Parts, 'now' | 'campaigns'> & Writing;

/** Counts the members whom these filters reach now. */
export async function readAudience(
  { campaigns, now }: PreviewCampaignDeps,
  filters: AudienceFilters,
): Promise<{ size: number }> {
  return { size: await campaigns.audience(filters, now()) };
}

/** Returns both mails as members get them. */
export async function previewCampaign(
  deps: PreviewCampaignDeps,
  id: string,
): Promise<CampaignPreview> {
  const campaign = orRefuse(await deps.campaigns.find(id));
  return bothMails(deps, campaign);
}

/** Returns both mails with the typed texts, and the word that the law forbids. */
export async function previewTyped(
  deps: PreviewCampaignDeps,
  input: PreviewCampaignInput,
): Promise<TypedPreview> {
  const [mails, refusal] = await Promise.all([
    bothMails(deps, { ...input, id: NOBODY }),
    refusalOf(deps, input),
  ]);
  return { ...mails, refusal };
}

/** @throws DomainError not_found */
export async function readResults(
  { campaigns }: PreviewCampaignDeps,
  id: string,
): Promise<CampaignResults> {
  const campaign = orRefuse(await campaigns.find(id));
  return { status: campaign.status, ...(await campaigns.results(id)) };
}

async function bothMails(
  { writeCampaign }: PreviewCampaignDeps,
  campaign: PreviewCampaignInput & { id: string },
): Promise<CampaignPreview> {
  const [en, tr] = await Promise.all([
    writeCampaign(campaign, { memberId: NOBODY, language: 'en', isPreview: true }),
    writeCampaign(campaign, { memberId: NOBODY, language: 'tr', isPreview: true }),
  ]);
  return { en, tr };
}

async function refusalOf(
  { campaigns }: PreviewCampaignDeps,
  input: PreviewCampaignInput,
): Promise<TypedPreview['refusal']> {
  const forbidden = await campaigns.forbidden(input);
  if (forbidden) return { code: forbidden.code, word: forbidden.details.word };
  const { pictureItemId } = input;
  const isLawful = pictureItemId === null || (await campaigns.isLawful(pictureItemId));
  return isLawful ? null : { code: 'campaign.picture_forbidden', word: null };
}

type UnsubscribeDeps = Pick<
  Parts,
  'campaigns' | 'recipients' | 'privacyRequests' | 'keys' | 'now' | 'newId'
>;

type UnsubscribeLink = { recipient: Recipient; key: string | null };

/** Returns the member's language; null for a test mail or deleted data. @throws DomainError not_found */
export async function openUnsubscribe(deps: UnsubscribeDeps, link: UnsubscribeLink) {
  return (await memberOf(deps, link))?.language ?? null;
}

/** Withdraws the consent for mail; a repeated request writes nothing. */
export async function unsubscribe(deps: UnsubscribeDeps, link: UnsubscribeLink) {
  const member = await memberOf(deps, link);
  if (!member) return null;
  const { id, language } = member;
  const at = deps.now();
  deps.privacyRequests.keep({ memberId: id, at, withdrawn: 'email' });
  await deps.recipients.unsubscribe(link.recipient, {
    id: deps.newId(),
    memberId: id,
    channel: 'email',
    isGranted: false,
    textVersion: CONSENT_TEXT_VERSION,
    language,
    at,
  });
  return language;
}

function memberOf({ campaigns, keys }: UnsubscribeDeps, { recipient, key }: UnsubscribeLink) {
  if (!mayUnsubscribe(keys, recipient, key)) throw new DomainError('not_found');
  return campaigns.memberOf(recipient.memberId);
}
