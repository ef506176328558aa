import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { BillKind } from '#domain/bills/bill';
import type { EntryKind } from '#domain/bills/line-entry';
import type { ServiceType } from '#domain/orders/order';

/** A bill has the id of its seating, of its order, or of the device that opened it. */
export const bills = sqliteTable(
  'bill',
  {
    id: text('id').primaryKey(),
    v: integer('v').notNull().default(1),
    kind: text('kind').$type<BillKind>().notNull(),
    /** The table or the name of a tab; an order's own bill has the order's code instead. */
    label: text('label'),
    /** A tab's phone, and the member whose points the bill's orders earn, with the name that staff read. */
    phone: text('phone'),
    memberId: text('member_id'),
    memberName: text('member_name'),
    /** Business day and number on that day identify the bill for people. */
    day: text('day').notNull(),
    no: integer('no').notNull(),
    openedAt: integer('opened_at').notNull(),
    openedBy: text('opened_by'),
    closedAt: integer('closed_at'),
    closedBy: text('closed_by'),
    /** The bill that took over lines and payments; never one that was merged in turn. */
    mergedInto: text('merged_into'),
    printedAt: integer('printed_at'),
    printedKurus: integer('printed_kurus'),
    prints: integer('prints').notNull().default(0),
    /** Every batch that touches the bill computes both sums anew. */
    worthKurus: integer('worth_kurus').notNull().default(0),
    paidKurus: integer('paid_kurus').notNull().default(0),
    /** The bill was closed before payments were recorded one by one. */
    isBeforeTill: integer('is_before_till', { mode: 'boolean' }).notNull().default(false),
  },
  (bill) => [
    uniqueIndex('bill_number').on(bill.day, bill.no),
    index('bill_open').on(bill.closedAt, bill.openedAt),
    index('bill_member').on(bill.memberId).where(sql`member_id is not null`),
    index('bill_merged').on(bill.mergedInto).where(sql`merged_into is not null`),
  ],
);

/** What became of a line after it was ordered. Append-only: a line is worth its price and the sum of its entries. */
export const lineEntries = sqliteTable(
  'line_entry',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id').notNull(),
    /** The number of the order's line, or -1 for the order as a whole: its fee. */
    lineNo: integer('line_no').notNull(),
    kind: text('kind').$type<EntryKind>().notNull(),
    /** Pieces that were taken off, 0 or less. */
    quantity: integer('quantity').notNull().default(0),
    kurus: integer('kurus').notNull(),
    reason: text('reason'),
    note: text('note'),
    wasMade: integer('was_made', { mode: 'boolean' }),
    undoes: text('undoes'),
    by: text('by'),
    approvedBy: text('approved_by'),
    /** False: only a tablet without a connection checked the PIN of the person who approved. */
    isProven: integer('is_proven', { mode: 'boolean' }).notNull().default(true),
    /** The person and the version of the PIN that the tablet checked: this PIN at the server proves the entry. */
    pinClaim: text('pin_claim'),
    day: text('day').notNull(),
    doneAt: integer('done_at').notNull(),
    receivedAt: integer('received_at').notNull(),
  },
  (entry) => [
    index('line_entry_line').on(entry.orderId, entry.lineNo),
    index('line_entry_day').on(entry.day, entry.kind),
    index('line_entry_unproven').on(entry.pinClaim).where(sql`is_proven = 0`),
    uniqueIndex('line_entry_undoes').on(entry.undoes, entry.lineNo).where(sql`undoes is not null`),
  ],
);

/** A manager's PIN, checked by the server, for one change of a colleague. */
export const approvals = sqliteTable(
  'approval',
  {
    /** The id of the change. */
    id: text('id').primaryKey(),
    staffId: text('staff_id').notNull(),
    by: text('by').notNull(),
    at: integer('at').notNull(),
  },
  (approval) => [index('approval_at').on(approval.at)],
);

/** What was sold. Append-only: revenue is a sum of these rows. A line is sold when its bill is closed. */
export const saleLines = sqliteTable(
  'sale_line',
  {
    id: text('id').primaryKey(),
    billId: text('bill_id').notNull(),
    orderId: text('order_id').notNull(),
    lineNo: integer('line_no').notNull(),
    /** The business day of the sale, yyyy-MM-dd. */
    day: text('day').notNull(),
    at: integer('at').notNull(),
    quantity: integer('quantity').notNull(),
    kurus: integer('kurus').notNull(),
    /** VAT in hundredths of a percent; null means that the venue's licence was not chosen. */
    vatBp: integer('vat_bp'),
    menuItemId: integer('menu_item_id'),
    categoryId: integer('category_id'),
    service: text('service').$type<ServiceType>().notNull(),
    /** The hour of the order by the venue's clock, 0 to 23. */
    hour: integer('hour').notNull(),
    by: text('by'),
  },
  (line) => [
    index('sale_line_day').on(line.day, line.vatBp, line.kurus),
    index('sale_line_line').on(line.orderId, line.lineNo),
  ],
);
