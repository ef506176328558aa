import type { CampaignRow } from '../../../repositories/marketing/campaigns.repository';
import type { Mail } from '../../../services/mail/mailer';

/** Composes a mail with its unsubscribe headers. */
export type WriteCampaign = (
  campaign: CampaignRow,
  recipient: { memberId: string; language: 'en' | 'tr' },
) => Promise<Omit<Mail, 'id' | 'to'>>;

/** The unsubscribe link of previews and test mails names no member and withdraws nothing. */
export const NOBODY = 'test';
