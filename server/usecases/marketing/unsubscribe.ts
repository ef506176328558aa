import { CONSENT_TEXT_VERSION } from '#domain/club/guest-member';
import { DomainError } from '#domain/error-codes';
import { mayUnsubscribe, type Recipient } from '../../services/secrets/keys';
import type { Parts } from '../shared/staff-change';

type UnsubscribeDeps = Pick<
  Parts,
  'campaigns' | 'recipients' | 'privacyRequests' | 'keys' | 'now' | 'newId'
>;

type UnsubscribeLink = { recipient: Recipient; key: string | null };

/** Returns the member's language; null for a test mail or deleted data. @throws DomainError not_found */
export async function openUnsubscribe(deps: UnsubscribeDeps, link: UnsubscribeLink) {
  return (await memberOf(deps, link))?.language ?? null;
}

/** Withdraws the consent for mail; a repeated request writes nothing. */
export async function unsubscribe(deps: UnsubscribeDeps, link: UnsubscribeLink) {
  const member = await memberOf(deps, link);
  if (!member) return null;
  const { id, language } = member;
  const at = deps.now();
  deps.privacyRequests.keep({ memberId: id, at, withdrawn: 'email' });
  await deps.recipients.unsubscribe(link.recipient, {
    id: deps.newId(),
    memberId: id,
    channel: 'email',
    isGranted: false,
    textVersion: CONSENT_TEXT_VERSION,
    language,
    at,
  });
  return language;
}

function memberOf({ campaigns, keys }: UnsubscribeDeps, { recipient, key }: UnsubscribeLink) {
  if (!mayUnsubscribe(keys, recipient, key)) throw new DomainError('not_found');
  return campaigns.memberOf(recipient.memberId);
}
