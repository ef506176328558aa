import { DomainError } from '#domain/error-codes';
import { orderCode } from '#domain/orders/order';
import type { PrinterInput, PrintersRead } from '#domain/printing/printer';
import { JOBS_SHOWN } from '#domain/printing/printer';
import { iso, isoOrNull } from '../../db/iso';
import { printers as table } from '../../db/tables/printing.table';
import type { PrinterRow } from '../../repositories/print-jobs.repository';
import {
  copyJob,
  orderJobs,
  placesAreFree,
  printerRead,
  printerRemoved,
  testJob,
} from '../../repositories/print-jobs.repository';
import type { StaffOnce } from '../../repositories/rows/responses.repository';
import { writeOnce } from '../../repositories/rows/responses.repository';
import { secretHash } from '../../services/keys';
import type { Parts, StaffAddRequest, StaffChangeDeps, StaffRequest } from '../shared/staff-change';
import { orRefuse, plainRows, staffAdd, staffChange, staffOnce } from '../shared/staff-change';

type PrinterDeps = StaffChangeDeps & Pick<Parts, 'printers' | 'printJobs'>;

const PRINTER = { name: 'printer' } as const;

export async function listPrinters({
  printers,
  printJobs,
}: Pick<PrinterDeps, 'printers' | 'printJobs'>): Promise<PrintersRead> {
  const [all, open, jobs] = await Promise.all([
    printers.all(),
    printJobs.countOpen(),
    printJobs.latest(JOBS_SHOWN),
  ]);
  return {
    printers: all.map((row) => ({
      ...printerRead(row),
      seenAt: isoOrNull(row.seenAt),
      waiting: open.get(row.id) ?? 0,
    })),
    jobs: jobs.map((job) => {
      const { id, kind, printerId, onPrinterId, state, copyNo, isDoubtful, detail, orderId } = job;
      return {
        ...{ id, kind, printerId, onPrinterId, state, copyNo, isDoubtful, detail, orderId },
        orderCode: orderId && orderCode(orderId),
        tableLabel: job.table,
        about: job.about,
        createdAt: iso(job.createdAt),
        printedAt: isoOrNull(job.printedAt),
      };
    }),
  };
}

/** @throws DomainError printer.place_taken, printer.substitute_unknown, list.full */
export async function addPrinter(deps: PrinterDeps, request: StaffAddRequest<PrinterInput>) {
  const operation = { row: PRINTER, kind: 'printer.add' };
  return staffAdd(deps, request, table, operation, async (at) => {
    const all = await deps.printers.all();
    const id = deps.newId();
    const fields = fieldsOf(request.input);
    refuseWrong(all, id, fields);
    const row: PrinterRow = {
      ...{ id, v: 1, ...fields, tokenHash: hashOf(request.input) },
      ...{ state: 'new', stateAt: at, seenAt: null, leaseBy: null, leaseUntil: null, addedAt: at },
    };
    return {
      row,
      read: printerRead(row),
      audited: [null, fields],
      guard: placesAreFree(id, row),
      status: 200,
    };
  });
}

/** A new token ends the old one. @throws DomainError printer.place_taken, printer.substitute_unknown */
export function changePrinter(deps: PrinterDeps, request: StaffRequest<PrinterInput>) {
  const operation = { row: PRINTER, kind: 'printer.change' };
  return staffChange(deps, request, printerRows(deps), operation, async (row, at) => {
    const fields = fieldsOf(request.input);
    refuseWrong(await deps.printers.all(), row.id, fields);
    const hash = hashOf(request.input);
    const isElsewhere = fields.kind !== row.kind || fields.address !== row.address || hash !== null;
    const { kind, ...rest } = fields;
    return {
      after: {
        kind,
        ...rest,
        tokenHash: kind === 'network' ? null : (hash ?? row.tokenHash),
        ...(isElsewhere && { state: 'new' as const, stateAt: at, seenAt: null, addedAt: at }),
      },
      audited: [fieldsOf(row), { ...fields, ...(hash !== null && { token: 'new' }) }],
      guard: placesAreFree(row.id, fields),
    };
  });
}

export function removePrinter(deps: PrinterDeps, request: StaffRequest) {
  const operation = { row: PRINTER, kind: 'printer.remove' };
  return staffChange(deps, request, printerRows(deps), operation, (row) => ({
    after: null,
    audited: [fieldsOf(row), {}],
    more: (won) => printerRemoved(row.id, won),
  }));
}

/** Prints a slip that says whether the printer's letters are right. */
export async function testPrinter(deps: PrinterDeps, request: StaffRequest) {
  const printer = orRefuse(await deps.printers.find(request.id));
  const once = staffOnce(deps, request, { action: 'printer.test', tbl: 'printer', pk: printer.id });
  const source = `test:${request.claim.mutationId}`;
  return written(deps, once, (won) => [testJob(printer, source, once.at, won)]);
}

type JobRequest = Omit<StaffRequest, 'id'> & { jobId: number };

/** Prints a slip again, marked as a further print. */
export async function printAgain(deps: PrinterDeps, request: JobRequest) {
  const job = await deps.printJobs.find(request.jobId);
  if (!job || !(await deps.printers.find(job.printerId))) throw new DomainError('not_found');
  const once = staffOnce(deps, request, { action: 'printer.again', tbl: 'print_job', pk: job.id });
  const source = `again:${request.claim.mutationId}`;
  return written(deps, once, (won) => copyJob(job, source, once.at, won));
}

type TicketDeps = PrinterDeps & Pick<Parts, 'orders'>;

/** Prints the slips of an order again. @throws DomainError printer.none (no printer prints a part of it) */
export async function printTicket(deps: TicketDeps, request: StaffRequest) {
  const { id, claim } = request;
  const order = orRefuse(await deps.orders.find(id));
  const stations = new Set<string>(order.lines.map(({ station }) => station));
  const isPrinted = (await deps.printers.all()).some(
    ({ isActive, prints }) => isActive && prints.some((place) => stations.has(place)),
  );
  if (!isPrinted) throw new DomainError('printer.none');
  const once = staffOnce(deps, request, { action: 'printer.ticket', tbl: 'order', pk: id });
  return written(deps, once, (won) => [orderJobs(id, `ticket:${claim.mutationId}`, once.at, won)]);
}

async function written(
  { gateway }: PrinterDeps,
  once: StaffOnce,
  rows: NonNullable<Parameters<typeof writeOnce>[1]['rows']>,
) {
  return orRefuse(await writeOnce(gateway, { ...once, rows }));
}

function printerRows(deps: Pick<PrinterDeps, 'printers'>) {
  return plainRows(table, deps.printers.find, printerRead);
}

type Fields = Omit<PrinterInput, 'token'>;

function fieldsOf(printer: Fields): Fields {
  const { name, kind, prints, letters, columns, address, substituteId, isActive } = printer;
  const called = kind === 'network' ? address : null;
  return { name, kind, prints, letters, columns, address: called, substituteId, isActive };
}

function hashOf({ kind, token }: PrinterInput): string | null {
  return kind === 'network' || token === undefined ? null : secretHash(token);
}

function refuseWrong(all: readonly PrinterRow[], id: string, fields: Fields): void {
  const { prints, isActive, substituteId } = fields;
  const others = all.filter((one) => one.id !== id);
  if (substituteId !== null && !others.some((one) => one.id === substituteId)) {
    throw new DomainError('printer.substitute_unknown');
  }
  const taken = others.find(
    (one) => isActive && one.isActive && one.prints.some((place) => prints.includes(place)),
  );
  if (taken) throw new DomainError('printer.place_taken', { by: taken.name });
}
