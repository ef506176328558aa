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
import type { NewEffect } from '../../repositories/effects.repository';
import type { CampaignRow } from '../../repositories/marketing/campaigns.repository';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import {
  type AuditDeps,
  orRefuse,
  type Parts,
  type StaffAddRequest,
  staffOnce,
  untilWritten,
} from '../shared/staff-change';
import { NOBODY, type Writing } from './send-campaigns';

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
