import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type {
  PrinterKind,
  PrinterLetters,
  PrinterState,
  PrintJobKind,
  PrintJobState,
  PrintPlace,
  Slip,
  SlipColumns,
} from '#domain/printing/printer';

export const printers = sqliteTable('printer', {
  id: text('id').primaryKey(),
  v: integer('v').notNull().default(1),
  name: text('name').notNull(),
  kind: text('kind').$type<PrinterKind>().notNull(),
  /** What the printer prints; each place has one active printer. */
  prints: text('prints', { mode: 'json' }).$type<PrintPlace[]>().notNull(),
  letters: text('letters').$type<PrinterLetters>().notNull(),
  columns: integer('columns').$type<SlipColumns>().notNull(),
  /** host:port of a printer that the server calls; null: the printer calls the server. */
  address: text('address'),
  tokenHash: text('token_hash').unique(),
  substituteId: text('substitute_id'),
  isActive: integer('is_active', { mode: 'boolean' }).notNull().default(true),
  state: text('state').$type<PrinterState>().notNull().default('new'),
  stateAt: integer('state_at').notNull(),
  seenAt: integer('seen_at'),
  /** The process that drives a network printer, until this time (ms). */
  leaseBy: text('lease_by'),
  leaseUntil: integer('lease_until'),
  addedAt: integer('added_at').notNull(),
});

/** One slip for one printer. Triggers and the batches of bills write the rows beside their cause. */
export const printJobs = sqliteTable(
  'print_job',
  {
    /** Printers acknowledge this number. */
    id: integer('id').primaryKey({ autoIncrement: true }),
    /** What caused the slip; with the printer it is written once. */
    source: text('source').notNull(),
    printerId: text('printer_id').notNull(),
    /** The printer that prints it: its own or the substitute. */
    onPrinterId: text('on_printer_id').notNull(),
    kind: text('kind').$type<PrintJobKind>().notNull(),
    orderId: text('order_id'),
    /** What the slip is about: the id of an entry or a bill, a day, or the name of the former table. */
    about: text('about'),
    /** What the printer printed when the cause happened. */
    prints: text('prints', { mode: 'json' }).$type<PrintPlace[]>().notNull(),
    copyNo: integer('copy_no').notNull().default(1),
    /** What was first sent; null before that, and once it is printed: guests' names stay no longer than needed. */
    payload: text('payload', { mode: 'json' }).$type<Slip>(),
    state: text('state').$type<PrintJobState>().notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    /** The printer may have printed an earlier attempt. */
    isDoubtful: integer('is_doubtful', { mode: 'boolean' }).notNull().default(false),
    /** The printer's own words for a refusal. */
    detail: text('detail'),
    createdAt: integer('created_at').notNull(),
    sentAt: integer('sent_at'),
    printedAt: integer('printed_at'),
  },
  (job) => [
    uniqueIndex('print_job_source').on(job.source, job.printerId),
    index('print_job_open').on(job.onPrinterId, job.id).where(sql`state in ('waiting', 'sent')`),
    index('print_job_order').on(job.orderId),
  ],
);
