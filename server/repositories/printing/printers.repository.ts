import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { isTrouble, type PrinterRead, type PrinterState } from '#domain/printing/printer';
import { cachedRead } from '../../db/cached-read';
import { updateWhere } from '../../db/conditional-insert';
import type { Gateway, Statement } from '../../db/gateway';
import { printers, printJobs } from '../../db/tables/printing.table';

export type PrinterRow = typeof printers.$inferSelect;
/** The server writes a contact without news at most this often (ms). */
const CONTACT_EVERY_MS = 5_000;
/** A process keeps a printer for this long (ms), and asks for longer in time. */
const LEASE_MS = 30_000;
const RENEW_MS = 10_000;

export function createPrintersRepository(gateway: Gateway) {
  const all = () => gateway.rows(printers, undefined, [asc(printers.addedAt), asc(printers.id)]);
  /** A venue without printers costs no read. */
  const known = cachedRead(gateway, ['printer'], all);

  return {
    all,
    hasAny: async () => (await known.read()).length > 0,
    printsBills: async () =>
      (await known.read()).some(({ isActive, prints }) => isActive && prints.includes('bills')),

    find: (id: string) => gateway.row(printers, eq(printers.id, id)),

    findByToken: (tokenHash: string) => gateway.row(printers, eq(printers.tokenHash, tokenHash)),

    /** Notes that the printer spoke, and what it said of itself. A slip that it could not print stays its fault. */
    async contact(
      { id, seenAt, state }: PrinterRow,
      said: Exclude<PrinterState, 'new' | 'silent'>,
      at: number,
    ): Promise<void> {
      if (state === said && seenAt !== null && at - seenAt < CONTACT_EVERY_MS) return;
      if (state === said) {
        await gateway.write([sql`update ${printers} set seen_at = ${at} where id = ${id}`]);
        return;
      }
      const hasFailed = sql`exists (select 1 from ${printJobs} where printer_id = ${id} and state = 'failed')`;
      const is =
        said === 'ready' ? sql`case when ${hasFailed} then 'fault' else 'ready' end` : said;
      await gateway.write([
        sql`update ${printers} set seen_at = ${at} where id = ${id}`,
        sql`update ${printers} set state = ${is}, state_at = ${at}, v = v + 1 where id = ${id} and state <> ${is}`,
      ]);
    },

    /** Marks active printers that said nothing since then. */
    markSilent: (since: number, at: number) =>
      gateway.write([
        sql`update ${printers} set state = 'silent', state_at = ${at}, v = v + 1
          where is_active = 1 and state <> 'silent' and coalesce(seen_at, added_at) <= ${since}`,
      ]),

    /** Gives a network printer to one process at a time. */
    async lease({ id, leaseBy, leaseUntil }: PrinterRow, by: string, at: number): Promise<boolean> {
      const until = leaseUntil ?? 0;
      if (leaseBy === by && until - at > RENEW_MS) return true;
      if (leaseBy !== by && until > at) return false;
      const [rows = []] = await gateway.write([
        sql`update ${printers} set lease_by = ${by}, lease_until = ${at + LEASE_MS}
          where id = ${id} and (lease_by = ${by} or coalesce(lease_until, 0) <= ${at}) returning id`,
      ]);
      return rows.length > 0;
    },
  };
}

/** No other active printer prints one of these. */
export function placesAreFree(
  id: string,
  { prints, isActive }: Pick<PrinterRow, 'prints' | 'isActive'>,
): SQL {
  if (!isActive) return sql`true`;
  return sql`not exists (select 1 from ${printers} p, json_each(p.prints) mine
    where p.id <> ${id} and p.is_active = 1 and mine.value in (select value from json_each(${JSON.stringify(prints)})))`;
}

/** What stays open of a printer that is removed waits for a person; others lose their substitute. */
export function printerRemoved(id: string, won: SQL): Statement[] {
  return [
    sql`update ${printJobs} set on_printer_id = printer_id where on_printer_id = ${id} and printer_id <> ${id} and state = 'waiting' and ${won}`,
    updateWhere(
      printJobs,
      { state: 'failed', detail: 'removed' },
      sql`(printer_id = ${id} or on_printer_id = ${id}) and state in ('waiting', 'sent') and ${won}`,
    ),
    sql`update ${printers} set substitute_id = null, v = v + 1 where substitute_id = ${id} and ${won}`,
  ];
}

export function printerRead({
  tokenHash: _tokenHash,
  leaseBy: _leaseBy,
  leaseUntil: _leaseUntil,
  addedAt: _addedAt,
  seenAt: _seenAt,
  stateAt,
  ...row
}: PrinterRow): PrinterRead {
  return { ...row, stateAt: new Date(stateAt).toISOString() };
}

/** True if slips should not wait for this printer. */
export function isStuck({ isActive, state, stateAt }: PrinterRow, stuckMs: number, at: number) {
  if (!isActive || state === 'silent') return true;
  return isTrouble(state) && state !== 'fault' && at - stateAt >= stuckMs;
}
