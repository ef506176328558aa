import { PRINTER_SILENT_MS, PRINTER_STUCK_MS } from '#domain/printing/printer';
import { log } from '../../log/log';
import { isStuck, type PrinterRow } from '../../repositories/printing/print-jobs.repository';
import type { OpenRawPrinter, RawPrinter } from '../../services/printing/raw-printer';
import { acknowledge, type HandOutDeps, handOut } from './hand-out';

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
