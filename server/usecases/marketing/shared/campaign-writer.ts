import type { PreviewCampaignInput } from '#domain/marketing/campaign';
import type { Mail } from '../../../services/mail/mailer';

/** Composes a mail with its unsubscribe headers; a preview takes the picture from the page's own address. */
export type WriteCampaign = (
  campaign: PreviewCampaignInput & { id: string },
  recipient: { memberId: string; language: 'en' | 'tr'; isPreview?: true },
) => Promise<Omit<Mail, 'id' | 'to'>>;

/** The unsubscribe link of previews and test mails names no member and withdraws nothing. */
export const NOBODY = 'test';
