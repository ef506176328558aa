import { boundToken, type Keys, sameHash } from './keys';

export type Invitation = { staffId: string; version: number };

/** Returns the token of an invitation link; the server stores no part of the token. */
export function invitationToken(keys: Keys, { staffId, version }: Invitation): string {
  return `${staffId}.${version}.${macOf(keys, { staffId, version })}`;
}

/** Returns null if the token is not of this server. */
export function readInvitationToken(keys: Keys, token: string): Invitation | null {
  const [, staffId = '', count = '', mac = ''] =
    /^([\w-]{36})\.(\d{1,9})\.([\w-]+)$/.exec(token) ?? [];
  const invitation = { staffId, version: Number(count) };
  return sameHash(mac, macOf(keys, invitation)) ? invitation : null;
}

function macOf(keys: Keys, { staffId, version }: Invitation): string {
  return boundToken(keys.invitation, `invite:${staffId}:${version}`);
}
