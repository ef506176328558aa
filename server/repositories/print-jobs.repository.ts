import type { SQL } from 'drizzle-orm';
import { and, asc, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import type { PrinterRead, PrinterState, Slip } from '#domain/printing/printer';
import { isTrouble } from '#domain/printing/printer';
import type { Gateway, Statement } from '../db/gateway';
import { cachedRead, insertWhere, updateWhere } from '../db/gateway';
import { lineEntries, orders } from '../db/tables/orders.table';
import { printers, printJobs } from '../db/tables/printing.table';

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

export type PrintJobRow = typeof printJobs.$inferSelect;
const IS_OPEN = sql`state in ('waiting', 'sent')`;

type Taken = {
  slip: Slip;
  at: number;
  /** The order had so many entries when the slip was written. */
  entries: number | null;
};

type Refusal = { detail: string; isFinal: boolean; isDoubtful: boolean };

export function createPrintJobsRepository(gateway: Gateway) {
  /** Changes a job that nobody has touched since it was read. */
  async function change(job: PrintJobRow, after: Partial<PrintJobRow>, guard = sql`true`) {
    const { id, state, attempts, onPrinterId } = job;
    const { text, values } = updateWhere(
      printJobs,
      after,
      sql`id = ${id} and state = ${state} and attempts = ${attempts} and on_printer_id = ${onPrinterId} and ${guard}`,
    );
    const [rows = []] = await gateway.write([{ text: `${text} returning id`, values }]);
    return rows.length > 0;
  }

  return {
    ...jobReads(gateway),

    /** Returns the slip whose turn it is: a printer gets its slips in order, one at a time. */
    next: (printerId: string) =>
      gateway.row(printJobs, sql`${eq(printJobs.onPrinterId, printerId)} and ${IS_OPEN}`, [
        asc(printJobs.id),
      ]),

    /** Writes that the printer gets the slip; a slip that it got before is doubtful from now on. */
    take(job: PrintJobRow, { slip, at, entries }: Taken): Promise<boolean> {
      const asWritten =
        entries === null
          ? sql`true`
          : sql`(select count(*) from ${lineEntries} where order_id = ${job.orderId}) = ${entries}`;
      return change(
        job,
        {
          state: 'sent',
          payload: slip,
          attempts: job.attempts + 1,
          isDoubtful: job.isDoubtful || job.state === 'sent',
          sentAt: at,
        },
        asWritten,
      );
    },

    /** Nothing of the slip is left to print. */
    drop: (job: PrintJobRow) => change(job, { state: 'dropped' }),

    /** A late acknowledgement, and one of the printer whose slip went to its substitute, count as well. */
    acknowledge: ({ id: printerId }: PrinterRow, id: number, at: number) =>
      gateway.write([
        sql`update ${printJobs} set state = 'printed', printed_at = ${at}, detail = null, payload = null
          where id = ${id} and attempts > 0 and ${IS_OPEN} and (on_printer_id = ${printerId} or printer_id = ${printerId})`,
      ]),

    refuse: ({ id: printerId }: PrinterRow, id: number, { detail, isFinal, isDoubtful }: Refusal) =>
      gateway.write([
        sql`update ${printJobs} set state = ${isFinal ? 'failed' : 'waiting'}, detail = ${detail},
            is_doubtful = max(is_doubtful, ${Number(isDoubtful)})
          where id = ${id} and state = 'sent' and on_printer_id = ${printerId}`,
      ]),

    /** Another printer prints the slip. Nobody knows what became of one that was sent. */
    move: (job: PrintJobRow, onPrinterId: string) =>
      change(job, {
        onPrinterId,
        state: 'waiting',
        isDoubtful: job.isDoubtful || job.state === 'sent',
      }),

    pruneBefore: (at: number) =>
      gateway.write([
        sql`delete from ${printJobs} where ${and(lt(printJobs.createdAt, at), sql`state not in ('waiting', 'sent')`)}`,
      ]),
  };
}

function jobReads(gateway: Gateway) {
  return {
    open: (): Promise<PrintJobRow[]> =>
      gateway.rows(printJobs, IS_OPEN, [asc(printJobs.id)], { limit: 1_000 }),

    async countOpen(): Promise<Map<string, number>> {
      const rows = await gateway.read((db) =>
        db
          .select({ id: printJobs.onPrinterId, waiting: sql<number>`count(*)` })
          .from(printJobs)
          .where(IS_OPEN)
          .groupBy(printJobs.onPrinterId),
      );
      return new Map(rows.map(({ id, waiting }) => [id, waiting]));
    },

    find: (id: number) => gateway.row(printJobs, eq(printJobs.id, id)),

    /** Returns the latest jobs with the tables of their orders. */
    latest: (limit: number) =>
      gateway.read((db) =>
        db
          .select({
            ...getTableColumns(printJobs),
            payload: sql<null>`null`,
            table: orders.tableNumber,
          })
          .from(printJobs)
          .leftJoin(orders, eq(orders.id, printJobs.orderId))
          .orderBy(desc(sql`state = 'failed'`), desc(printJobs.id))
          .limit(limit),
      ),
  };
}

type NewBillJob = { source: string; about: string; copyNo: number; at: number };

/** Writes the slip of a bill to the printer that prints bills. */
export function billJob({ source, about, copyNo, at }: NewBillJob, won: SQL): Statement {
  return sql`insert into ${printJobs} (source, printer_id, on_printer_id, kind, about, prints, copy_no, created_at)
    select ${source}, p.id, p.id, 'bill', ${about}, p.prints, ${copyNo}, ${at} from ${printers} p
    where p.is_active = 1 and exists (select 1 from json_each(p.prints) where value = 'bills') and ${won}
    on conflict do nothing`;
}

export function testJob({ id, prints }: PrinterRow, source: string, at: number, won: SQL) {
  const job = {
    source,
    printerId: id,
    onPrinterId: id,
    kind: 'test' as const,
    prints,
    createdAt: at,
  };
  return insertWhere(printJobs, job, won);
}

/** Writes a further print of a job; one that failed is settled by it. */
export function copyJob(job: PrintJobRow, source: string, at: number, won: SQL): Statement[] {
  const { printerId, kind, orderId, about, prints } = job;
  const copyNo = sql<number>`(select max(copy_no) + 1 from ${printJobs} where order_id is ${orderId} and printer_id = ${printerId} and kind = ${kind})`;
  return [
    insertWhere(
      printJobs,
      {
        source,
        printerId,
        onPrinterId: printerId,
        kind,
        orderId,
        about,
        prints,
        copyNo,
        createdAt: at,
      },
      won,
    ),
    updateWhere(
      printJobs,
      { state: 'dropped' },
      sql`id = ${job.id} and state = 'failed' and ${won}`,
    ),
  ];
}

/** Writes the slips of an order again, at each printer that has a part of it. */
export function orderJobs(orderId: string, source: string, at: number, won: SQL): Statement {
  return sql`insert into ${printJobs} (source, printer_id, on_printer_id, kind, order_id, prints, copy_no, created_at)
    select ${source}, p.id, p.id, 'kitchen', ${orderId}, p.prints,
      1 + (select count(*) from ${printJobs} j where j.order_id = ${orderId} and j.printer_id = p.id and j.kind = 'kitchen'), ${at}
    from ${printers} p
    where p.is_active = 1 and ${won} and exists (
      select 1 from order_line l, json_each(p.prints) e where l.order_id = ${orderId} and e.value = l.station)
    on conflict do nothing`;
}
