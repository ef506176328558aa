import { CONSENT_TEXT_VERSION } from '#domain/club/join-club';
import { DomainError } from '#domain/error-codes';
import type { CampaignsRepository } from '../../repositories/marketing/campaigns.repository';
import type { RecipientsRepository } from '../../repositories/marketing/recipients.repository';
import type { Keys } from '../../services/secrets/keys';
import { mayUnsubscribe, type Recipient } from '../../services/secrets/unsubscribe-links';

export type UnsubscribeDeps = {
  campaigns: CampaignsRepository;
  recipients: RecipientsRepository;
  keys: Keys;
  now: () => number;
  newId: () => string;
};

/** The member's language; null: a test mail, or the member's data were deleted. @throws DomainError not_found */
export async function openUnsubscribe(
  { campaigns, keys }: UnsubscribeDeps,
  { recipient, key }: { recipient: Recipient; key: string | null },
): Promise<'en' | 'tr' | null> {
  if (!mayUnsubscribe(keys, recipient, key)) throw new DomainError('not_found');
  return campaigns.languageOf(recipient.memberId);
}

/** Withdraws the consent for mail; a repeated request writes nothing. */
export async function unsubscribe(
  deps: UnsubscribeDeps,
  request: { recipient: Recipient; key: string | null },
): Promise<'en' | 'tr' | null> {
  const language = await openUnsubscribe(deps, request);
  if (language === null) return null;
  const { campaignId, memberId } = request.recipient;
  await deps.recipients.unsubscribe(campaignId, {
    id: deps.newId(),
    memberId,
    channel: 'email',
    isGranted: false,
    textVersion: CONSENT_TEXT_VERSION,
    language,
    at: deps.now(),
  });
  return language;
}
