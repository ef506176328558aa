import { campaignMail } from './pages/marketing/campaign-mail';
import type { CampaignsRepository } from './repositories/marketing/campaigns.repository';
import type { Keys } from './services/secrets/keys';
import { unsubscribePath } from './services/secrets/signed-links';
import type { WriteCampaign } from './usecases/marketing/send-campaigns';
import { readVenue, type VenueDeps } from './usecases/venue/read-venue';

type WriterDeps = Pick<VenueDeps, 'settings' | 'isDemo'> & {
  campaigns: CampaignsRepository;
  keys: Keys;
  mailOrigin: string | null;
};

/** Composes campaign mails with the venue's facts, the picture and the signed link. */
export function createCampaignWriter(deps: WriterDeps): WriteCampaign {
  const { campaigns, keys, mailOrigin } = deps;
  return async (campaign, { memberId, language, isPreview }) => {
    const origin = mailOrigin ?? 'https://…';
    const isTurkish = language === 'tr';
    const picture = await campaigns.picture(campaign.pictureItemId);
    const { shown } = await readVenue(deps);
    return campaignMail({
      language,
      subject: isTurkish ? campaign.subjectTr : campaign.subjectEn,
      words: isTurkish ? campaign.wordsTr : campaign.wordsEn,
      offer: isTurkish ? campaign.offerTr : campaign.offerEn,
      // Few mail programs show AVIF; every picture has a WebP beside it.
      pictureUrl: picture && `${isPreview ? '' : origin}${picture.replace(/\.avif$/, '.webp')}`,
      siteUrl: `${origin}/?lang=${language}`,
      unsubscribeUrl: `${origin}${unsubscribePath(keys, { campaignId: campaign.id, memberId })}`,
      imprint: [shown.address, shown.phone],
    });
  };
}
