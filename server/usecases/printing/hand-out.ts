import { markedSlip } from '#domain/printing/mark-slip';
import { ACKNOWLEDGE_MS } from '#domain/printing/printer';
import { SLIP_LANGUAGE } from '#domain/printing/slip-words';
import { encodeSlip } from '../../printing/encode-slip';
import type { PrinterRow } from '../../repositories/printing/printers.repository';
import type { Acknowledgement } from '../../services/printing/epson';
import type { Parts } from '../shared/parts';
import { type SlipDeps, writeSlip } from './slips';

export type HandOutDeps = SlipDeps & Pick<Parts, 'printers' | 'printJobs' | 'now'>;

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
export async function handOut(
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
export async function acknowledge(
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
