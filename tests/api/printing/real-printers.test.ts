import { randomBytes } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { openRawPrinter } from '../../../server/services/printing/raw-printer';
import { networkPrinterRun } from '../../../server/usecases/printing/drive-network-printers';
import { describeOnFile } from '../../support/bar/test-app';
import { signIn, type TestStaff } from '../../support/bar/test-staff';
import { type NetworkPrinter, startNetworkPrinter } from '../../support/printing/network-printer';
import { epsonPrinter, starPrinter } from '../../support/printing/polling-printers';
import { linesOf } from '../../support/printing/read-slips';

const LETTERS = ['ç ğ ı i ö ş ü', 'Ç Ğ I İ Ö Ş Ü'];
const POLLING = { epson: epsonPrinter, star: starPrinter };

/** Adds a printer and asks for a test print. */
async function withTestPrint(staff: TestStaff, more: Record<string, unknown>) {
  const look = { letters: 'cp857', columns: 32, substituteId: null, isActive: true };
  const { body, text } = await staff.send('/api/admin/printers', {
    body: { name: 'Mutfak', prints: ['kitchen'], address: null, ...look, ...more },
  });
  const { id } = (body.printer ?? {}) as { id?: string };
  if (!id) throw new Error(text);
  await staff.send(`/api/admin/printers/${id}/test`, { body: {} });
}

describeOnFile('bytes on a printer', (openApp) => {
  let network: NetworkPrinter | undefined;
  afterEach(() => network?.stop());

  test.each(['epson', 'star'] as const)('%s reads its slip once', async (kind) => {
    const bar = await openApp();
    const token = randomBytes(32).toString('base64url');
    await withTestPrint(await signIn(bar, 'manager'), { kind, token });
    const url = `http://bar.test/api/print/${kind}/${token}`;
    const printer = POLLING[kind]({ url, ask: (to, init) => bar.app.request(to, init) });
    expect([await printer.poll(), await printer.poll()]).toEqual([1, 0]);
    const lines = printer
      .printed()
      .flatMap(linesOf)
      .map((line) => line.trim());
    expect(lines).toEqual(expect.arrayContaining(LETTERS));
  });

  test('a network printer without paper gets its slip afterwards', async () => {
    const bar = await openApp();
    network = await startNetworkPrinter();
    network.setTrouble('paper_out');
    const { address } = network;
    await withTestPrint(await signIn(bar, 'manager'), { kind: 'network', address });
    const turn = networkPrinterRun({ ...bar.deps, openRawPrinter, processId: 'one' });
    await turn();
    expect(network.printed()).toHaveLength(0);
    network.setTrouble(null);
    await turn();
    await turn();
    expect(network.printed()).toHaveLength(1);
    const lines = network
      .printed()
      .flatMap(linesOf)
      .map((line) => line.trim());
    expect(lines).toEqual(expect.arrayContaining(LETTERS));
    expect(await bar.rows('SELECT state FROM print_job')).toEqual([{ state: 'printed' }]);
  });
});
