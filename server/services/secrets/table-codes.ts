import { boundToken, type Keys, sameHash } from './keys';

export type TableCode = { tableId: number; qrVersion: number };

/** Half of an HMAC-SHA-256 cannot be guessed, and keeps the printed code coarse enough for a dark bar. */
const MAC_LENGTH = 22;

/** What the QR code of a table carries in its address. */
export function tableToken(keys: Keys, { tableId, qrVersion }: TableCode): string {
  return `${tableId}.${qrVersion}.${macOf(keys, { tableId, qrVersion })}`;
}

/** The table that a token names; null: this server made no such token. */
export function readTableToken(keys: Keys, token: string): TableCode | null {
  const [, table = '', version = '', mac = ''] =
    /^(\d{1,9})\.(\d{1,9})\.([\w-]{22})$/.exec(token) ?? [];
  const code = { tableId: Number(table), qrVersion: Number(version) };
  return sameHash(mac, macOf(keys, code)) ? code : null;
}

function macOf(keys: Keys, { tableId, qrVersion }: TableCode): string {
  return boundToken(keys.tableCode, `table:${tableId}:${qrVersion}`).slice(0, MAC_LENGTH);
}
