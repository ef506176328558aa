import { boundToken, type Keys, sameHash } from './keys';

export type TableCode = { tableId: number; qrVersion: number };

/** Half of an HMAC-SHA-256 is unguessable and keeps the printed code coarse enough for dim light. */
const MAC_LENGTH = 22;

export function tableToken(keys: Keys, { tableId, qrVersion }: TableCode): string {
  return `${tableId}.${qrVersion}.${macOf(keys, { tableId, qrVersion })}`;
}

/** Returns null if the token is not of this server. */
export function readTableToken(keys: Keys, token: string): TableCode | null {
  const [, table = '', version = '', mac = ''] =
    /^(\d{1,9})\.(\d{1,9})\.([\w-]{22})$/.exec(token) ?? [];
  const code = { tableId: Number(table), qrVersion: Number(version) };
  return sameHash(mac, macOf(keys, code)) ? code : null;
}

function macOf(keys: Keys, { tableId, qrVersion }: TableCode): string {
  return boundToken(keys.tableCode, `table:${tableId}:${qrVersion}`).slice(0, MAC_LENGTH);
}
