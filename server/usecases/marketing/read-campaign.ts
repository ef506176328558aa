import { DomainError } from '#domain/error-codes';
import type {
  AudienceFilters,
  CampaignPreview,
  CampaignResults,
  PreviewCampaignInput,
  TypedPreview,
} from '#domain/marketing/campaign';
import type { Parts } from '../shared/parts';
import { NOBODY, type Writing } from './send-campaigns';

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
  const campaign = await deps.campaigns.find(id);
  if (!campaign) throw new DomainError('not_found');
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
  const campaign = await campaigns.find(id);
  if (!campaign) throw new DomainError('not_found');
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
