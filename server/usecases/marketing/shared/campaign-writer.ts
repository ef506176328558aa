import type { CampaignRow } from '../../../repositories/marketing/campaigns.repository';
import type { Mail } from '../../../services/mail/mailer';

/** Composes a mail with its unsubscribe headers. */
export type WriteCampaign = (
  campaign: CampaignRow,
  recipient: { memberId: string; language: 'en' | 'tr' },
) => Promise<Omit<Mail, 'id' | 'to'>>;

/** In previews and test mails the unsubscribe link withdraws nothing: it names nobody. */
export const NOBODY = 'test';
