import type { PreviewCampaignInput } from '#domain/marketing/launch-campaign';
import type { Mail } from '../../../services/mail/mailer';

/** Composes a mail with its unsubscribe headers. */
export type WriteCampaign = (
  campaign: PreviewCampaignInput & { id: string },
  recipient: { memberId: string; language: 'en' | 'tr' },
) => Promise<Omit<Mail, 'id' | 'to'>>;

/** The unsubscribe link of previews and test mails names no member and withdraws nothing. */
export const NOBODY = 'test';
