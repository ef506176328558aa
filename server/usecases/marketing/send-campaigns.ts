import {
  MOST_ATTEMPTS,
  type PreviewCampaignInput,
  pauseAfter,
  USUAL_PACE,
} from '#domain/marketing/campaign';
import { log } from '../../log/log';
import type {
  CampaignRow,
  ClaimedRecipient,
  RecipientOutcome,
} from '../../repositories/marketing/campaigns.repository';
import type { Effect } from '../../services/mail/effect-handlers';
import { type Mail, MailNotTaken } from '../../services/mail/mailer';
import type { Parts } from '../shared/staff-change';

/** Composes a mail with its unsubscribe headers; a preview takes the picture from the page's own address. */
export type WriteCampaign = (
  campaign: PreviewCampaignInput & { id: string },
  recipient: { memberId: string; language: 'en' | 'tr'; isPreview?: true },
) => Promise<Omit<Mail, 'id' | 'to'>>;

export type Writing = { writeCampaign: WriteCampaign };

/** The unsubscribe link of previews and test mails names no member and withdraws nothing. */
export const NOBODY = 'test';

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
