import { PRINTER_SILENT_MS, PRINTER_STUCK_MS } from '#domain/printing/printer';
import { isStuck, type PrinterRow } from '../../repositories/printing/printers.repository';
import type { HandOutDeps } from './hand-out';

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
