import { DomainError } from '#domain/error-codes';
import { ACKNOWLEDGE_MS } from '#domain/printing/printer';
import type { PrinterKind } from '#domain/printing/slip';
import { SLIP_MEDIA } from '../../printing/encode-slip';
import type {
  PrinterRow,
  PrintersRepository,
} from '../../repositories/printing/printers.repository';
import { epsonRequest, epsonResults } from '../../services/printing/epson';
import { starResult } from '../../services/printing/star';
import { secretHash } from '../../services/secrets/keys';
import { acknowledge, type HandOutDeps, handOut } from './hand-out';

/** The database finds the token by its hash, so the time of the search tells nothing about it. @throws DomainError printer.unknown */
export async function printerWith(
  { printers }: { printers: PrintersRepository },
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

type StarPoll = { statusCode: string; printingInProgress?: boolean | null };

/** CloudPRNT: the printer says how it is, and learns whether a slip waits. */
export async function starPoll(
  deps: HandOutDeps,
  printer: PrinterRow,
  { statusCode, printingInProgress }: StarPoll,
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
  const job = await handOut(deps, printer, only);
  if (!job) throw new DomainError('not_found');
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
