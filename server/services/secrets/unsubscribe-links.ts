import { boundToken, type Keys, sameHash } from './keys';

export type Recipient = { campaignId: string; memberId: string };

/** The path of a recipient's unsubscribe page; the key is signed and stored nowhere. */
export function unsubscribePath(keys: Keys, recipient: Recipient): string {
  const { campaignId, memberId } = recipient;
  return `/unsubscribe/${campaignId}/${memberId}?key=${keyOf(keys, recipient)}`;
}

export function mayUnsubscribe(keys: Keys, recipient: Recipient, key: string | null): boolean {
  return sameHash(key, keyOf(keys, recipient));
}

function keyOf(keys: Keys, { campaignId, memberId }: Recipient): string {
  return boundToken(keys.unsubscribe, `unsubscribe:${campaignId}:${memberId}`);
}
