import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { hasCheckDigit } from '../../../src/domain/payments/payment-read';
import { TEST_CARDS } from '../../../src/domain/payments/test-cards';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnFile } from '../../support/bar/test-app';
import { bookBrunch, brunchWish } from '../../support/data/test-bookings';
import { openBankPage, openCardEvening, payOnPage } from '../../support/evenings/card-evening';
import { keepLog } from '../../support/kept-log';
import type { PaymentBar } from '../../support/payments/payment-bar';
import {
  authenticate,
  cardBody,
  payByCard,
  start,
  submit,
} from '../../support/payments/payment-bar';

const CODE = '7391';
const AMEX = '370000000000002';
const REAL = '4111111111111111';
const PANS = [...TEST_CARDS.map(({ pan }) => pan), REAL];
const FAULTS = [
  'http_500',
  'html_waf_200',
  'truncated_xml',
  'doctype_xml',
  'wrong_amount',
] as const;

describeOnFile('nothing of a card is kept (case 56)', (openApp) => {
  test('in files, logs, mails, responses, error pages or addresses', async () => {
    const said: string[] = [];
    const log = keepLog();
    const spies = (['error', 'log', 'warn', 'info'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation((...words) => void said.push(words.join(' '))),
    );
    const evening = await openCardEvening(openApp);
    const { bar, guest, staff } = evening;
    for (const { pan, of } of TEST_CARDS) {
      if (of === 'simulator')
        said.push(...(await payWith(bar, pan, pan === AMEX ? CODE : undefined)));
    }
    for (const kind of FAULTS) {
      bar.fault({ at: 'Sale', kind });
      said.push(...(await payWith(bar)));
    }
    said.push(...(await refusals(bar)));
    // Plays an order by the bank's page, its refund, and a booking with its mail.
    const { id, page } = await openBankPage(evening);
    await fetch(await payOnPage(page));
    const body = { reason: 'A dish was missing', amount: 10 };
    said.push((await staff.send(`/api/admin/payments/${id}/refund`, { body })).text);
    said.push((await staff.send('/api/admin/payments?limit=50')).text);
    await bookBrunch(guest, brunchWish());
    for (let minutes = 0; minutes < 60; minutes += 10) await bar.later(10 * 60_000);
    for (const path of ['/vakifbank-test?lang=en', '/order-failed?reason=card_declined']) {
      said.push((await guest.send(path)).text);
    }
    for (const spy of spies) spy.mockRestore();

    const kept = [...said, log.text(), ...(await rowsOfAll(bar))].join('\n');
    expect(kept).toContain('"last4":"0002"');
    for (const secret of ['SimPassw0rd', '<Pan>', `"${CODE}"`, 'cvv'])
      expect(kept).not.toContain(secret);
    for (const [name, text] of [['texts', kept], ...filesOf(bar)] as const) {
      expect(
        PANS.filter((pan) => text.includes(pan)),
        name,
      ).toEqual([]);
      const runs = text.match(/(?<![\w-])[345692]\d{12,18}(?![\w-])/g) ?? [];
      expect(runs.filter(hasCheckDigit), name).toEqual([]);
    }
  });
});

/** Returns the server's texts about one payment: its response without the bank form, and the guest's last URL. */
async function payWith(bar: PaymentBar, pan?: string, cvv?: string): Promise<string[]> {
  const { body, to } = await payByCard(bar, cardBody(pan, cvv ? { cvv } : {}));
  const { action: _form, ...rest } = body;
  return [JSON.stringify(rest), to];
}

/** Sends an altered callback, a real card, and bodies that no schema accepts. */
async function refusals(bar: PaymentBar): Promise<string[]> {
  const form = await authenticate(await start(bar, cardBody()));
  const bent = await submit({ ...form, fields: { ...form.fields, PurchAmount: '1' } });
  const bodies = [
    cardBody(REAL),
    cardBody(REAL, { expiryMonth: '13' }),
    cardBody(REAL, { amount: 'x' }),
  ];
  const responses = await Promise.all(bodies.map((body) => start(bar, body)));
  const broken = await fetch(`${bar.url}/api/payment/vakifbank/process`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"cardNumber":"${REAL}","cvv":"${CODE}"`,
  });
  return [
    bent.page,
    bent.to,
    await broken.text(),
    ...responses.map(({ body }) => JSON.stringify(body)),
  ];
}

/** Returns every row of every table. */
async function rowsOfAll({ rows }: Pick<TestApp, 'rows'>): Promise<string[]> {
  const tables = await rows(`SELECT name FROM sqlite_master WHERE type = 'table'`);
  const all = await Promise.all(tables.map(({ name }) => rows(`SELECT * FROM "${name}"`)));
  return all.flat().map((row) => JSON.stringify({ ...row }));
}

/** Returns the bytes of the database, its log, the mails and every other file in the data folder. */
function filesOf({ dataDir }: TestApp): (readonly [string, string])[] {
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  expect(files.some((file) => file.endsWith('-wal'))).toBe(true);
  return files.map((file) => [file, readFileSync(file, 'latin1')] as const);
}
