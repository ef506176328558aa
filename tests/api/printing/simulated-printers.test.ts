import { expect, onTestFinished, test } from 'vitest';
import { networkPrinterRun } from '../../../server/usecases/printing/hand-out';
import { describeOnFile } from '../../support/bar/test-app';
import { signIn } from '../../support/bar/test-staff';
import { startNetworkPrinter } from '../../support/printing/network-printer';
import { epsonPrinter, starPrinter } from '../../support/printing/polling-printers';
import { wordsOf } from '../../support/printing/read-slips';

const LOOK = { letters: 'cp857', columns: 48, substituteId: null, isActive: true };

describeOnFile('a simulated printer at its port', (openApp) => {
  test('prints each slip once, waits without paper, and marks what it may have printed before', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const printer = await startNetworkPrinter();
    onTestFinished(printer.stop);
    const { address } = printer;
    const body = { ...LOOK, name: 'Bar', kind: 'network', prints: ['bar'], address };
    const added = await staff.send('/api/admin/printers', { body });
    const { id } = added.body.printer as { id: string };
    const order = () => staff.send(`/api/admin/printers/${id}/test`, { body: {} });
    const drive = networkPrinterRun(bar.deps);
    const words = () => printer.printed().map(wordsOf);
    await order();
    await drive();
    await drive();
    expect(words()).toHaveLength(1);
    expect(words()[0]).toContain('Ç Ğ I İ Ö Ş Ü');
    printer.setTrouble('paper_out');
    bar.clock.advance(6_000);
    await order();
    await drive();
    expect((await bar.deps.printers.find(id))?.state).toBe('paper_out');
    printer.setTrouble(null);
    printer.hangUpAfterNext();
    await drive();
    expect(words()).toHaveLength(2);
    await drive();
    expect(words()).toHaveLength(3);
    expect(words()[1]).not.toContain('BASKI OLABİLİR');
    expect(words()[2]).toContain('İKİNCİ BASKI OLABİLİR');
    expect(await bar.deps.printJobs.open()).toEqual([]);
  });
});

describeOnFile('a simulated printer that polls', (openApp) => {
  test.each([
    ['epson', epsonPrinter],
    ['star', starPrinter],
  ] as const)('prints each slip once and marks a lost result: %s', async (kind, simulated) => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const token = 'x'.repeat(43);
    const body = { ...LOOK, name: 'Bar', kind, prints: ['bar'], address: null, token };
    const { id } = (await staff.send('/api/admin/printers', { body })).body.printer as {
      id: string;
    };
    const url = `http://bar.test/api/print/${kind}/${token}`;
    const printer = simulated({ url, ask: (to, init) => bar.app.request(to, init) });
    printer.setTrouble('cover_open');
    await staff.send(`/api/admin/printers/${id}/test`, { body: {} });
    await printer.poll();
    expect((await bar.deps.printers.find(id))?.state).toBe('cover_open');
    printer.setTrouble(null);
    printer.loseNextResult();
    expect([await printer.poll(), await printer.poll()]).toEqual([1, 0]);
    bar.clock.advance(20_000);
    expect([await printer.poll(), await printer.poll()]).toEqual([1, 0]);
    const [first = '', second = ''] = printer.printed().map(wordsOf);
    expect(first).toContain('ç ğ ı i ö ş ü');
    expect(first).not.toContain('BASKI OLABİLİR');
    expect(second).toContain('İKİNCİ BASKI OLABİLİR');
    expect((await bar.deps.printers.find(id))?.state).toBe('ready');
  });
});
