import { expect, test, vi } from 'vitest';
import { hasCheckDigit } from '../../src/domain/payments/card-rules';
import { TEST_CARDS } from '../../src/domain/payments/test-cards';
import {
  authenticate,
  cardBody,
  openPaymentBar,
  payByCard,
  start,
  submit,
} from '../support/payment-bar';
import { describeOnFile } from '../support/test-app';

const CODE = '7391';
const AMEX = '370000000000002';

describeOnFile('nothing of a card is kept (case 56)', (openApp) => {
  test('in the database, the log, the responses or the addresses', async () => {
    const said: string[] = [];
    const spies = (['error', 'log', 'warn', 'info'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation((...words) => void said.push(words.join(' '))),
    );
    const bar = await openPaymentBar(openApp);
    for (const { pan, of } of TEST_CARDS) {
      if (of !== 'simulator') continue;
      const { body, to } = await payByCard(bar, cardBody(pan, pan === AMEX ? { cvv: CODE } : {}));
      const { action: _form, ...rest } = body;
      said.push(JSON.stringify(rest), to);
    }
    const started = await start(bar, cardBody());
    const form = await authenticate(started);
    const bent = await submit({ ...form, fields: { ...form.fields, PurchAmount: '1' } });
    said.push(
      bent.page,
      bent.to,
      JSON.stringify((await start(bar, cardBody('4111111111111111'))).body),
    );
    for (const spy of spies) spy.mockRestore();

    const kept = [...said, ...(await tables(bar.rows))].join('\n');
    expect(kept).toContain('"last4":"0002"');
    const pans = [...TEST_CARDS.map(({ pan }) => pan), '4111111111111111'];
    expect(pans.filter((pan) => kept.includes(pan))).toEqual([]);
    const runs = kept.match(/(?<![\w-])[345692]\d{14,18}(?![\w-])/g) ?? [];
    expect(runs.filter(hasCheckDigit)).toEqual([]);
    for (const secret of ['SimPassw0rd', '<Pan>', `"${CODE}"`, 'cvv'])
      expect(kept).not.toContain(secret);
  });
});

async function tables(rows: (sql: string) => Promise<object[]>): Promise<string[]> {
  const names = [
    'payment',
    'payment_operation',
    'payment_event',
    'payment_entry',
    'receipt',
    'audit',
    'effect',
  ];
  const all = await Promise.all(names.map((name) => rows(`SELECT * FROM ${name}`)));
  return all.flat().map((row) => JSON.stringify({ ...row }));
}
