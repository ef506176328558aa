import { randomInt } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { KioskReportInput } from '#domain/kiosks/kiosk';
import { KIOSK_CODE_MS } from '#domain/kiosks/kiosk';
import type { Gateway } from '../../db/gateway';
import { kioskCodes, kioskReports } from '../../db/tables/bookings.table';

const MOST_WAITING = 200;
const CODE_END = 1_000_000;

type Asking = { secretHash: string; address: string; onNew: () => void };
type ShownCode = { code: string; expiresAt: number };

/** Stores the codes of tablets that wait for staff, and the last report of each kiosk. */
export function createKioskDeskRepository(gateway: Gateway, now: () => number) {
  async function codeOf(secretHash: string): Promise<ShownCode | null> {
    const isShown = and(eq(kioskCodes.secretHash, secretHash), gt(kioskCodes.expiresAt, now()));
    return gateway.row(kioskCodes, isShown);
  }

  return {
    /** Returns the code for a tablet, which keeps its code while the code is valid. @param asking `onNew` is called before a new one */
    async codeFor({ secretHash, address, onNew }: Asking): Promise<ShownCode> {
      let shown = await codeOf(secretHash);
      if (!shown) onNew();
      while (!shown) {
        const code = String(randomInt(CODE_END)).padStart(6, '0');
        await gateway.write([
          sql`delete from ${kioskCodes} where expires_at <= ${now()}`,
          // The newest code of the address with the most goes: strangers push out no tablet of another address.
          sql`delete from ${kioskCodes} where (select count(*) from ${kioskCodes}) >= ${MOST_WAITING}
            and code = (select code from ${kioskCodes} where address = (select address from ${kioskCodes}
            group by address order by count(*) desc limit 1) order by expires_at desc, rowid desc limit 1)`,
          sql`insert into ${kioskCodes} (code, secret_hash, address, expires_at)
            values (${code}, ${secretHash}, ${address}, ${now() + KIOSK_CODE_MS}) on conflict do nothing`,
        ]);
        shown = await codeOf(secretHash);
      }
      return shown;
    },

    async tabletWith(code: string): Promise<string | null> {
      const isIt = and(eq(kioskCodes.code, code), gt(kioskCodes.expiresAt, now()));
      const row = await gateway.row(kioskCodes, isIt);
      return row?.secretHash ?? null;
    },

    forgetCode: (code: string) =>
      gateway.write([sql`delete from ${kioskCodes} where code = ${code}`]),

    report: (kioskId: string, { secret: _secret, ...told }: KioskReportInput) =>
      gateway.write([
        sql`insert into ${kioskReports} (kiosk_id, told, at) values (${kioskId}, ${JSON.stringify(told)}, ${now()})
          on conflict (kiosk_id) do update set told = excluded.told, at = excluded.at`,
      ]),

    forgetReport: (kioskId: string) =>
      gateway.write([sql`delete from ${kioskReports} where kiosk_id = ${kioskId}`]),
  };
}
