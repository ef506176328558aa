import { DomainError } from '#domain/error-codes';
import { signedKurus } from '#domain/money';
import type { StaffOrder } from '#domain/orders/guest-order';
import { markedSlip, testSlip } from '#domain/printing/mark-slip';
import type { PrinterKind, Slip, SlipLanguage } from '#domain/printing/printer';
import {
  ACKNOWLEDGE_MS,
  PRINTER_SILENT_MS,
  PRINTER_STUCK_MS,
  SLIP_LANGUAGE,
} from '#domain/printing/printer';
import { billSlip, kitchenSlip, movedSlip, voidSlip } from '#domain/printing/station-slips';
import type { DayPaper } from '#domain/till/day-close';
import { log } from '../../log/log';
import { encodeSlip, SLIP_MEDIA } from '../../printing/encode-slip';
import type { PrinterRow, PrintJobRow } from '../../repositories/print-jobs.repository';
import { isStuck } from '../../repositories/print-jobs.repository';
import { billRead, staffOrder } from '../../repositories/rows/order-row';
import { secretHash } from '../../services/keys';
import type {
  Acknowledgement,
  OpenRawPrinter,
  RawPrinter,
} from '../../services/printing/raw-printer';
import { epsonRequest, epsonResults, starResult } from '../../services/printing/raw-printer';
import type { Parts } from '../shared/staff-change';
import { orRefuse } from '../shared/staff-change';

type HandOutDeps = SlipDeps & Pick<Parts, 'printers' | 'printJobs' | 'now'>;

type Asked = {
  /** The printer cannot be working on an earlier slip. */
  isOver?: boolean;
  /** The printer was told of this slip, and acknowledges it. */
  only?: number;
};

export type HandedOut = { jobId: number; bytes: Uint8Array };

/** Others may take the slip at the same time, and nothing may be left of it; the next poll goes on. */
const TRIES = 10;

/**
 * Gives the printer the slip whose turn it is; null means that there is none now. A slip that the printer got and said
 * nothing about is given again after a while, marked: a second print is better than a dish that nobody cooks.
 */
async function handOut(
  deps: HandOutDeps,
  printer: PrinterRow,
  { isOver = false, only }: Asked = {},
): Promise<HandedOut | null> {
  const { printJobs, now } = deps;
  for (let nth = 0; nth < TRIES; nth += 1) {
    const job = await printJobs.next(printer.id);
    if (!job || (only !== undefined && job.id !== only)) return null;
    const at = now();
    if (job.state === 'sent' && !isOver && at - (job.sentAt ?? 0) < ACKNOWLEDGE_MS) return null;
    const written = job.payload ? { slip: job.payload, entries: null } : await writeSlip(deps, job);
    if (!written) {
      await printJobs.drop(job);
      continue;
    }
    if (!(await printJobs.take(job, { ...written, at }))) continue;
    const isDoubtful = job.isDoubtful || job.state === 'sent';
    const owner = job.printerId === printer.id ? null : await deps.printers.find(job.printerId);
    const slip = markedSlip(written.slip, {
      ...{ copyNo: job.copyNo, isDoubtful, language: SLIP_LANGUAGE },
      insteadOf: owner?.name ?? null,
    });
    return { jobId: job.id, bytes: encodeSlip(slip, printer) };
  }
  return null;
}

/** Writes what a printer says about itself and about a slip. A second acknowledgement changes nothing. */
async function acknowledge(
  { printers, printJobs, now }: HandOutDeps,
  printer: PrinterRow,
  { jobId, isPrinted, said, detail, isFinal }: Acknowledgement,
): Promise<void> {
  if (jobId !== null) {
    if (isPrinted) await printJobs.acknowledge(printer, jobId, now());
    else await printJobs.refuse(printer, jobId, { detail, isFinal, isDoubtful: false });
  }
  await printers.contact(printer, said, now());
}

/** The database finds the token by its hash, so the time of the search tells nothing about it. @throws DomainError printer.unknown */
export async function printerWith(
  { printers }: Pick<Parts, 'printers'>,
  kind: PrinterKind,
  token: string,
): Promise<PrinterRow> {
  const printer = await printers.findByToken(secretHash(token));
  if (printer?.kind !== kind || !printer.isActive) throw new DomainError('printer.unknown');
  return printer;
}

/** Server Direct Print: the printer asks for a slip; an empty text means that there is none. */
export async function epsonPoll(deps: HandOutDeps, printer: PrinterRow) {
  await touch(deps, printer);
  const job = await handOut(deps, printer);
  return { media: SLIP_MEDIA.epson, text: job ? epsonRequest(job.jobId, job.bytes) : '' };
}

/** Server Direct Print: the printer says what became of its slips. */
export async function epsonSaid(deps: HandOutDeps, printer: PrinterRow, xml: string) {
  for (const result of epsonResults(xml)) await acknowledge(deps, printer, result);
}

/** CloudPRNT: the printer says how it is, and learns whether a slip waits. */
export async function starPoll(
  deps: HandOutDeps,
  printer: PrinterRow,
  { statusCode, printingInProgress }: { statusCode: string; printingInProgress?: boolean | null },
) {
  const { said } = starResult(statusCode);
  await deps.printers.contact(printer, said, deps.now());
  const job =
    said === 'ready' && !printingInProgress ? await deps.printJobs.next(printer.id) : null;
  const isInWork = job?.state === 'sent' && deps.now() - (job.sentAt ?? 0) < ACKNOWLEDGE_MS;
  if (!job || isInWork) return { jobReady: false };
  return { jobReady: true, mediaTypes: [SLIP_MEDIA.star], jobToken: String(job.id) };
}

/** CloudPRNT: the printer fetches the slip. @throws DomainError not_found, if nothing of it is left to print */
export async function starJob(deps: HandOutDeps, printer: PrinterRow, token?: string) {
  await touch(deps, printer);
  const only = token === undefined ? {} : { only: numberOf(token) ?? 0 };
  const job = orRefuse(await handOut(deps, printer, only));
  return { media: SLIP_MEDIA.star, bytes: new Uint8Array(job.bytes) };
}

/** CloudPRNT: the printer says what became of the slip; firmware without tokens means the one that it fetched. */
export async function starSaid(
  deps: HandOutDeps,
  printer: PrinterRow,
  { code, token }: { code: string; token: string | undefined },
): Promise<void> {
  const job = token === undefined ? await deps.printJobs.next(printer.id) : null;
  const jobId = token === undefined ? (job?.id ?? null) : numberOf(token);
  await acknowledge(deps, printer, { jobId, ...starResult(code) });
}

function numberOf(token: string): number | null {
  return /^\d{1,15}$/.test(token) ? Number(token) : null;
}

/** A printer that asks for a slip is there; only its own words say that it has paper again. */
async function touch({ printers, now }: HandOutDeps, printer: PrinterRow): Promise<void> {
  const { state } = printer;
  const said =
    state === 'paper_out' || state === 'cover_open' || state === 'fault' ? state : 'ready';
  await printers.contact(printer, said, now());
}

export type SlipDeps = Pick<Parts, 'orders' | 'bills' | 'days' | 'printers' | 'now'> & {
  daySlip: (paper: DayPaper, at: number, language: SlipLanguage) => Slip;
};

/** `entries`: the order had so many when the slip was written. */
export type WrittenSlip = { slip: Slip; entries: number | null };

const language = SLIP_LANGUAGE;

/** Writes the slip of a job as things are now; null means that nothing of it is left to print. */
async function writeSlip(deps: SlipDeps, job: PrintJobRow): Promise<WrittenSlip | null> {
  const { orderId } = job;
  if (orderId === null) {
    const slip = await otherSlip(deps, job);
    return slip && { slip, entries: null };
  }
  const stored = await deps.orders.find(orderId);
  const slip = stored && orderSlip(staffOrder(stored), job);
  return slip && { slip, entries: stored.entries?.length ?? 0 };
}

function orderSlip(order: StaffOrder, { kind, about, prints: stations }: PrintJobRow): Slip | null {
  const wanted = { order, stations, language };
  if (kind === 'move') return movedSlip({ ...wanted, from: about ?? '' });
  if (kind === 'kitchen') return order.status === 'cancelled' ? null : kitchenSlip(wanted);
  const entry = order.entries?.find(({ id }) => id === about);
  if (entry?.kind === 'undo') return kitchenSlip({ ...wanted, order: backOf(order, entry) });
  return voidSlip({ ...wanted, entries: entry ? [entry] : [] });
}

/** What was taken off is to be made after all. */
function backOf(order: StaffOrder, entry: { lineNo: number; quantity: number }): StaffOrder {
  const items = order.items
    .filter(({ lineNo }) => lineNo === entry.lineNo)
    .map((item) => ({ ...item, quantity: entry.quantity }));
  return { ...order, items, entries: [], isAgain: true };
}

function otherSlip(deps: SlipDeps, { kind, about, printerId }: PrintJobRow): Promise<Slip | null> {
  if (kind === 'test') return slipOfTest(deps, printerId);
  return kind === 'day' ? slipOfDay(deps, about ?? '') : slipOfBill(deps, about ?? '');
}

async function slipOfTest({ printers, now }: SlipDeps, printerId: string): Promise<Slip | null> {
  const printer = await printers.find(printerId);
  return printer && testSlip({ name: printer.name, at: now(), language });
}

async function slipOfDay(deps: SlipDeps, day: string): Promise<Slip | null> {
  const close = await deps.days.close(day);
  if (!close) return null;
  const { no, closedAt, by, figures } = close;
  const z = { no, closedAt: new Date(closedAt).toISOString(), by };
  return deps.daySlip({ day, z, figures, issues: [] }, deps.now(), language);
}

async function slipOfBill({ bills, orders, now }: SlipDeps, id: string): Promise<Slip | null> {
  const stored = await bills.find(id);
  if (!stored) return null;
  const bill = billRead(stored);
  // A line may have come from an order of another bill, and an order may have no line left here but its fee.
  const [lines, own] = await Promise.all([bills.lines(bill.id), bills.orders(bill.id)]);
  const ids = new Set([...own.map((order) => order.id), ...lines.map(({ orderId }) => orderId)]);
  const found = await Promise.all([...ids].map(orders.find));
  return billSlip({
    bill: { ...bill, worthKurus: signedKurus(bill.worth), paidKurus: signedKurus(bill.paid) },
    orders: found.flatMap((order) => (order ? [staffOrder(order)] : [])),
    at: now(),
    language,
  });
}

export type DriveDeps = HandOutDeps & { openRawPrinter: OpenRawPrinter; processId: string };

/** A printer without slips is asked how it is at this interval (ms). */
const ASK_EVERY_MS = 5_000;
const SLIPS_A_TURN = 20;

/** The loop goes on without a printer that takes longer (ms). */
const TURN_MS = 1_000;

/** Sends the slips of printers on the venue's network; one process drives a printer at a time. */
export function networkPrinterRun(deps: DriveDeps): () => Promise<void> {
  const busy = new Map<string, Promise<void>>();
  return async () => {
    if (!(await deps.printers.hasAny())) return;
    for (const printer of await deps.printers.all()) {
      const { id, kind, isActive } = printer;
      if (kind !== 'network' || !isActive || busy.has(id)) continue;
      const work = drive(deps, printer)
        .catch((error: unknown) => log.error('printer.not_driven', error))
        .finally(() => busy.delete(id));
      busy.set(id, work);
    }
    const turn = new Promise<void>((resolve) => setTimeout(resolve, TURN_MS).unref());
    await Promise.race([Promise.all(busy.values()), turn]);
  };
}

async function drive(deps: DriveDeps, printer: PrinterRow): Promise<void> {
  const { printers, printJobs, now, processId } = deps;
  const { address, seenAt, state } = printer;
  const isFresh = state === 'ready' && seenAt !== null && now() - seenAt < ASK_EVERY_MS;
  if (address === null || (isFresh && !(await printJobs.next(printer.id)))) return;
  if (!(await printers.lease(printer, processId, now()))) return;
  const opened = await deps.openRawPrinter(address).catch(() => null);
  // A printer that cannot be reached falls silent.
  if (!opened) return;
  try {
    await printSlips(deps, printer, opened);
  } catch {
    // The connection ended: a slip that was on its way is sent again, marked.
  } finally {
    opened.close();
  }
}

/** The printer's own word after the bytes says that the slip is printed. */
async function printSlips(deps: DriveDeps, printer: PrinterRow, raw: RawPrinter): Promise<void> {
  let said = await raw.status();
  await deps.printers.contact(printer, said, deps.now());
  for (let nth = 0; nth < SLIPS_A_TURN && said === 'ready'; nth += 1) {
    const job = await handOut(deps, printer, { isOver: true });
    if (!job) return;
    await raw.send(job.bytes);
    said = await raw.status();
    const { jobId } = job;
    const isPrinted = said === 'ready';
    if (isPrinted) {
      await acknowledge(deps, printer, { jobId, isPrinted, said, detail: '', isFinal: false });
    } else {
      await deps.printJobs.refuse(printer, jobId, {
        detail: said,
        isFinal: false,
        isDoubtful: true,
      });
      await deps.printers.contact(printer, said, deps.now());
    }
  }
}

/** Tells silent printers, and gives the slips of a printer that cannot print to its substitute until it is back. */
export async function watchPrinters({ printers, printJobs, now }: HandOutDeps): Promise<void> {
  if (!(await printers.hasAny())) return;
  const at = now();
  const since = at - PRINTER_SILENT_MS;
  const isSilent = (one: PrinterRow) => one.isActive && (one.seenAt ?? one.addedAt) <= since;
  let all = await printers.all();
  if (all.some((one) => one.state !== 'silent' && isSilent(one))) {
    await printers.markSilent(since, at);
    all = await printers.all();
  }
  const byId = new Map(all.map((one) => [one.id, one]));
  const prints = (id: string | null) => {
    const printer = id === null ? undefined : byId.get(id);
    return printer !== undefined && !isStuck(printer, PRINTER_STUCK_MS, at);
  };
  for (const job of await printJobs.open()) {
    const substitute = byId.get(job.printerId)?.substituteId ?? null;
    const target = prints(job.printerId)
      ? job.printerId
      : substitute !== null && prints(substitute)
        ? substitute
        : job.onPrinterId;
    const isInWork = job.state === 'sent' && prints(job.onPrinterId);
    if (target !== job.onPrinterId && !isInWork) await printJobs.move(job, target);
  }
}
