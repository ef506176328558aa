import { randomUUID } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { and, asc, eq, gte, inArray, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { PaymentEvent } from '#domain/payments/payment-state';
import { OVER_STATES, paymentAfter } from '#domain/payments/payment-state';
import type { SettlementReport } from '#domain/payments/settlement';
import { hasDifferences } from '#domain/payments/settlement';
import type { Gateway, Statement } from '../db/gateway';
import { insertWhere, updateWhere } from '../db/gateway';
import {
  paymentEvents,
  paymentOperations,
  payments,
  settlementDays,
} from '../db/tables/payments.table';
import type { PaymentRow } from './payment-ledger';
import { paymentReads } from './payment-ledger';
import type { StaffOnce } from './rows/responses.repository';
import { writeOnce } from './rows/responses.repository';

export type NewPayment = Omit<PaymentRow, 'v' | 'nonce'>;
export type PaymentChange = {
  [Key in Exclude<keyof PaymentRow, 'id' | 'v' | 'nonce' | 'state' | 'stateAt'>]?:
    | PaymentRow[Key]
    | SQL;
};

/** The database writes a step of a payment only if no other step came first. */
export type PaymentStep = {
  event: PaymentEvent;
  at: number;
  code?: string | null;
  change?: PaymentChange;
  /** Each statement of the step's rows must carry `won`. */
  rows?: (won: SQL) => Statement[];
};

export function createPaymentsRepository(gateway: Gateway) {
  async function find(id: string): Promise<PaymentRow | null> {
    return gateway.row(payments, eq(payments.id, id));
  }

  return {
    find,

    /** Returns null if the order has another open payment, or if another payment has the id. */
    async create(row: NewPayment): Promise<PaymentRow | null> {
      const whole: PaymentRow = { ...row, v: 1, nonce: randomUUID() };
      const { id, saleId, amountKurus, createdAt: startedAt } = row;
      const won = isMarked(whole);
      await gateway.write([
        insertWhere(payments, whole, sql`true`),
        insertWhere(
          paymentOperations,
          { id: saleId, paymentId: id, kind: 'sale', amountKurus, state: 'started', startedAt },
          won,
        ),
      ]);
      const written = await find(id);
      return written?.nonce === whole.nonce ? written : null;
    },

    /** Returns null if the payment has changed since the read, or if this state does not allow the event. */
    async move(before: PaymentRow, step: PaymentStep): Promise<PaymentRow | null> {
      const { event, at, code = null, change = {}, rows } = step;
      const to = paymentAfter(before.state, event);
      if (to === null) return null;
      const nonce = randomUUID();
      const won = isMarked({ id: before.id, nonce });
      await gateway.write([
        updateWhere(
          payments,
          // The form to the card issuer is of use for the one state that stores it.
          { acsForm: null, ...change, state: to, stateAt: at, nonce, v: before.v + 1 },
          isStill(before),
        ),
        insertWhere(
          paymentEvents,
          { paymentId: before.id, event, from: before.state, to, code, at },
          won,
        ),
        ...(rows?.(won) ?? []),
      ]);
      const after = await find(before.id);
      return after?.nonce === nonce ? after : null;
    },

    /** Changes facts other than the state; returns false if the payment has changed since the caller read it. */
    async note(before: PaymentRow, change: PaymentChange, rows?: PaymentStep['rows']) {
      const nonce = randomUUID();
      await gateway.write([
        updateWhere(payments, { ...change, nonce, v: before.v + 1 }, isStill(before)),
        ...(rows?.(isMarked({ id: before.id, nonce })) ?? []),
      ]);
      return (await find(before.id))?.nonce === nonce;
    },

    ...paymentReads(gateway),

    /** Returns the open payment of a booking or order. */
    openFor: (refId: string) => gateway.row(payments, and(eq(payments.refId, refId), isOpen)),

    /** Returns the payments that are over here but can still be paid on the bank's page. */
    payable: (refId: string, since: number): Promise<PaymentRow[]> =>
      gateway.rows(
        payments,
        and(
          eq(payments.refId, refId),
          inArray(payments.state, ['declined', 'expired']),
          isNotNull(payments.token),
          gte(payments.createdAt, since),
        ),
      ),
  };
}

function isStill({ id, v }: PaymentRow): SQL {
  return sql`id = ${id} and v = ${v}`;
}

function isMarked({ id, nonce }: Pick<PaymentRow, 'id' | 'nonce'>): SQL {
  return sql`exists (select 1 from ${payments} where ${payments.id} = ${id} and ${payments.nonce} = ${nonce})`;
}

const isOpen = and(notInArray(payments.state, [...OVER_STATES]), eq(payments.isLate, false));

export type SettlementDay = typeof settlementDays.$inferSelect;
type Mode = SettlementDay['mode'];

/** Stores the results of the comparisons with the bank's lists, by day. */
export function createSettlementsRepository(gateway: Gateway) {
  const isOf = (mode: Mode) => eq(settlementDays.mode, mode);
  return {
    lastDay: (mode: Mode): Promise<string | null> =>
      gateway.value(sql`select max(day) from ${settlementDays} where ${isOf(mode)}`),

    /** Returns the days with unexplained differences, oldest first. */
    open: (mode: Mode): Promise<SettlementDay[]> =>
      gateway.rows(settlementDays, and(isOf(mode), eq(settlementDays.isOpen, true)), [
        asc(settlementDays.day),
      ]),

    /** A later comparison does not reopen a day that somebody has explained. */
    async keep(mode: Mode, report: SettlementReport, at: number): Promise<void> {
      const { day } = report;
      const isOpen = hasDifferences(report) ? 1 : 0;
      await gateway.write([
        sql`insert into ${settlementDays} (mode, day, report, checked_at, is_open)
          values (${mode}, ${day}, ${JSON.stringify(report)}, ${at}, ${isOpen})
          on conflict (mode, day) do update set report = excluded.report, checked_at = excluded.checked_at,
            is_open = excluded.is_open where is_open = 1`,
      ]);
    },

    /** Returns null if the day is no longer open. */
    explain({ mode, day }: Pick<SettlementDay, 'mode' | 'day'>, once: StaffOnce) {
      const isIt = sql`mode = ${mode} and day = ${day} and is_open = 1`;
      return writeOnce(gateway, {
        ...once,
        guard: sql`exists (select 1 from ${settlementDays} where ${isIt})`,
        rows: (won) => [sql`update ${settlementDays} set is_open = 0 where ${isIt} and ${won}`],
      });
    },
  };
}
