import { v7 } from 'uuid';
import { daySlip } from '../src/i18n/day-slip';
import type { Gateway } from './db/gateway';
import { createPrintJobsRepository } from './repositories/printing/print-jobs.repository';
import { createPrintersRepository } from './repositories/printing/printers.repository';
import { openRawPrinter } from './services/printing/raw-printer';

export function printingOf(gateway: Gateway) {
  return {
    printers: createPrintersRepository(gateway),
    printJobs: createPrintJobsRepository(gateway),
    daySlip,
    openRawPrinter,
    processId: v7(),
  };
}
