import { DomainError } from '#domain/error-codes';
import type {
  AudienceFilters,
  CampaignPreview,
  CampaignResults,
} from '#domain/marketing/launch-campaign';
import type { CampaignsRepository } from '../../repositories/marketing/campaigns.repository';
import { NOBODY, type WriteCampaign } from './shared/campaign-writer';

export type PreviewCampaignDeps = {
  now: () => number;
  writeCampaign: WriteCampaign;
  campaigns: CampaignsRepository;
};

/** Counts the members whom these filters reach now. */
export async function readAudience(
  { campaigns, now }: PreviewCampaignDeps,
  filters: AudienceFilters,
): Promise<{ size: number }> {
  return { size: await campaigns.audience(filters, now()) };
}

/** Returns both mails as members get them. */
export async function previewCampaign(
  { campaigns, writeCampaign }: PreviewCampaignDeps,
  id: string,
): Promise<CampaignPreview> {
  const campaign = await campaigns.find(id);
  if (!campaign) throw new DomainError('not_found');
  const [en, tr] = await Promise.all([
    writeCampaign(campaign, { memberId: NOBODY, language: 'en' }),
    writeCampaign(campaign, { memberId: NOBODY, language: 'tr' }),
  ]);
  return { en, tr };
}

export function readResults(
  { campaigns }: PreviewCampaignDeps,
  id: string,
): Promise<CampaignResults> {
  return campaigns.results(id);
}
