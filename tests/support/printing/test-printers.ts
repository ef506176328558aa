import { randomBytes } from 'node:crypto';
import type { RawPrinter } from '../../../server/services/printing/raw-printer';
import type { PrinterKind, PrintPlace } from '../../../src/domain/printing/printer';
import type { TestApp } from '../bar/test-app';
import type { TestStaff } from '../bar/test-staff';
import { epsonPrinter, starPrinter } from './polling-printers';
import { readSlips, wordsOf } from './read-slips';

type AppHolder = { app: TestApp['app'] };

/** A printer that a test switches off and on, opens, and empties. */
export type TestPrinter = {
  id: string;
  name: string;
  /** The text of each slip on the roll, in order. */
  paper: string[];
  isOn: boolean;
  hasPaper: boolean;
  /** The printer prints and its acknowledgement gets lost this often. */
  losesNext: number;
  /** The printer does what it does every few seconds. */
  turn(): Promise<void>;
};

export type PrinterWish = {
  name: string;
  prints: readonly PrintPlace[];
  substituteId?: string | null;
  isActive?: boolean;
};

/** Adds a printer in the back office and switches it on. `server` is whatever process serves now. */
export async function addPrinter(
  server: AppHolder,
  staff: TestStaff,
  kind: PrinterKind,
  { substituteId = null, isActive = true, ...wish }: PrinterWish,
): Promise<TestPrinter> {
  const token = randomBytes(32).toString('base64url');
  const { status, body, text } = await staff.send('/api/admin/printers', {
    body: {
      ...{ kind, letters: 'cp857', columns: 48, substituteId, isActive, ...wish },
      ...(kind === 'network' ? { address: '192.168.1.50' } : { address: null, token }),
    },
  });
  if (status !== 200) throw new Error(`The printer was not added: ${text}`);
  const { id } = body.printer as { id: string };
  const printer = { id, name: wish.name, paper: [], isOn: true, hasPaper: true, losesNext: 0 };
  if (kind === 'network') return { ...printer, turn: async () => {} };
  return polling(server, { kind, token }, printer);
}

const LOOK = { columns: 48, substituteId: null, isActive: true };
export const GRILL_PRINTER = {
  ...{ name: 'Grill', prints: ['grill'], kind: 'network', address: '10.0.0.9' },
  ...{ ...LOOK, letters: 'picture' },
};
export const BAR_PRINTER = {
  ...{ name: 'Bar 2', prints: ['bar'], kind: 'epson', address: null },
  ...{ ...LOOK, letters: 'cp857' },
};

/** Adds a printer with a test print that waits. */
export async function printerIds(bar: TestApp, staff: TestStaff) {
  const wish = { name: 'Bar', prints: ['bar', 'kitchen'] } as const;
  const { id: printer } = await addPrinter(bar, staff, 'epson', wish);
  await staff.send(`/api/admin/printers/${printer}/test`, { body: {} });
  return { printer, job: String((await bar.deps.printJobs.open())[0]?.id) };
}

type Bare = Omit<TestPrinter, 'turn'>;

export function epsonForm(fields: Record<string, string>) {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ID: 'bar', Name: 'TM-m30', ...fields }).toString(),
  };
}

export function epsonResult(jobId: string, code = ''): string {
  return `<?xml version="1.0"?><PrintResponseInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid><printjobid>${jobId}</printjobid></Parameter><PrintResponse><response success="${code === ''}" code="${code}" status="251854870" battery="0" xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print"/></PrintResponse></ePOSPrint></PrintResponseInfo>`;
}

const SIMULATED = { epson: epsonPrinter, star: starPrinter } as const;

/** A printer that polls whatever process serves now. */
function polling(
  server: AppHolder,
  { kind, token }: { kind: keyof typeof SIMULATED; token: string },
  bare: Bare,
): TestPrinter {
  const simulated = SIMULATED[kind]({
    url: `http://bar.test/api/print/${kind}/${token}`,
    ask: (url, init) => server.app.request(url, init),
  });
  const printer: TestPrinter = {
    ...bare,
    async turn() {
      if (!printer.isOn) return;
      simulated.setTrouble(printer.hasPaper ? null : 'paper_out');
      if (printer.losesNext > 0) simulated.loseNextResult();
      printer.losesNext -= await simulated.poll();
      printer.paper.push(...simulated.printed().slice(printer.paper.length).map(wordsOf));
    },
  };
  return printer;
}

/** Opens connections to a network printer in this process. A lost acknowledgement is a connection that ends. */
export function rawConnections(of: () => TestPrinter) {
  return async (): Promise<RawPrinter> => {
    const printer = of();
    if (!printer.isOn) throw new Error('unreachable');
    return {
      async status() {
        if (!printer.isOn) throw new Error('unreachable');
        return printer.hasPaper ? 'ready' : 'paper_out';
      },
      async send(bytes) {
        if (!printer.isOn) throw new Error('unreachable');
        printer.paper.push(...readSlips(bytes, 'network').slips.map(wordsOf));
        printer.losesNext -= 1;
        if (printer.losesNext >= 0) throw new Error('The connection ended.');
      },
      close() {},
    };
  };
}
