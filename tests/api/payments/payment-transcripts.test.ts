import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { createBankSimulator } from '../../../bank-simulator/bank-simulator';
import { createBank, simulatorUrls } from '../../../server/services/vakifbank/bank';
import type { BankConfig } from '../../../server/services/vakifbank/bank-config';
import { readBankConfig } from '../../../server/services/vakifbank/bank-config';
import { Card, parseCallback, verifyCallback } from '../../../server/services/vakifbank/mpi';
import { formOf } from '../../support/payments/bank-forms';
import type { Transcript } from '../../support/payments/golden-transcripts';
import {
  CALLBACK,
  CAVV,
  ENROLLMENT,
  HOSTED_CREATE,
  HOSTED_QUERY,
  HOSTED_QUERY_BY_GUIDE,
  REQUEST_ID,
  RETURN_URL,
  returned,
  SALE,
  SALE_ID,
  SEARCH,
  SETTLEMENT,
  TOKEN,
} from '../../support/payments/golden-transcripts';
import { listen, submit } from '../../support/payments/payment-bar';

const CLIENT_IP = '203.0.113.7';
const KURUS = 10_050;
const AT = Date.parse('2026-09-30T18:45:00Z');

describe('72: the golden transcripts, against the client', () => {
  const facts = { resultCode: '0000', authCode: '000123', rrn: '627300000001' };
  const back = { transactionId: 'R0190F3C20001A1', saleId: SALE_ID, clientIp: CLIENT_IP };
  type Bank = ReturnType<typeof createBank>;
  const calls: [string, Transcript, (bank: Bank) => Promise<unknown>, object][] = [
    [
      'enrollment',
      ENROLLMENT,
      (bank) => bank.enroll({ bankId: REQUEST_ID, card: card(), ...sum(), returnUrl: RETURN_URL }),
      {
        kind: 'form',
        form: { url: 'https://acs.sim.example.test/acs', fields: { PaReq: 'cGFyZXE=' } },
      },
    ],
    [
      'sale',
      SALE,
      (bank) => bank.sell({ ...ids(), ...sum(), eci: '05', cavv: CAVV, clientIp: CLIENT_IP }),
      { kind: 'approved', ...facts },
    ],
    [
      'search',
      SEARCH,
      (bank) => bank.search({ ...ids(), amountKurus: KURUS, createdAt: AT }),
      { kind: 'found', sale: { status: 'captured', judgement: 'ours', ...facts } },
    ],
    [
      "a day's list",
      SETTLEMENT,
      (bank) => bank.settledSales({ from: '2026-09-30', until: '2026-10-01' }),
      [{ transactionId: SALE_ID, amount: '100.50', day: '2026-09-30' }],
    ],
    [
      'cancel',
      returned('Cancel'),
      (bank) => bank.operate({ kind: 'cancel', amountKurus: KURUS, ...back }),
      { verdict: 'done', authCode: '000124' },
    ],
    [
      'refund',
      returned('Refund'),
      (bank) => bank.operate({ kind: 'refund', amountKurus: 4_000, ...back }),
      { verdict: 'done', authCode: '000124' },
    ],
    [
      'hosted page',
      HOSTED_CREATE,
      (bank) => bank.openHostedPage(hostedOrder()),
      {
        kind: 'issued',
        url: `https://pay.vakifbank.com.tr/commonPayment/SecurePayment?Ptkn=${TOKEN}`,
      },
    ],
    [
      'hosted query',
      HOSTED_QUERY,
      (bank) => bank.askHostedPage({ token: TOKEN, transactionId: SALE_ID, amountKurus: KURUS }),
      { kind: 'approved', authCode: '000123' },
    ],
  ];

  test.each(calls)(
    '%s: it sends the request and understands the response',
    async (_, at, call, result) => {
      const sent: string[] = [];
      const dumb = new Hono().post(`/bank-simulator/${at.path}`, async (c) => {
        sent.push(await c.req.text());
        return 'xml' in at.response ? c.body(at.response.xml) : c.json(at.response.json);
      });
      const { port } = await listen(dumb);
      expect(await call(createBank(config(port)))).toMatchObject(result);
      expect(sent.map((body) => facetsOf(at, body))).toEqual([facetsOf(at, bodyOf(at))]);
    },
  );

  test('hosted query: a refusal of its fields leads to those of the guide', async () => {
    const bodies: string[] = [];
    const dumb = new Hono().post(`/bank-simulator/${HOSTED_QUERY.path}`, async (c) => {
      bodies.push(await c.req.text());
      if (bodies.length === 1) return c.json({ ErrorCode: '5018', ResponseMessage: '' });
      return c.json(
        'json' in HOSTED_QUERY_BY_GUIDE.response && HOSTED_QUERY_BY_GUIDE.response.json,
      );
    });
    const { port } = await listen(dumb);
    const asked = { token: TOKEN, transactionId: SALE_ID, amountKurus: KURUS };
    const answer = await createBank(config(port)).askHostedPage(asked);
    expect(answer).toMatchObject({ kind: 'approved', ...facts, hostDate: '20260930214512' });
    expect(bodies).toEqual([bodyOf(HOSTED_QUERY), bodyOf(HOSTED_QUERY_BY_GUIDE)]);
  });

  test("a day's list in the rows and the paging of a search is read alike", async () => {
    const xml = ('xml' in SEARCH.response ? SEARCH.response.xml : '').replaceAll('false', 'False');
    const { port } = await listen(
      new Hono().post(`/bank-simulator/${SETTLEMENT.path}`, (c) => c.body(xml)),
    );
    const days = { from: '2026-09-30', until: '2026-10-01' };
    expect(await createBank(config(port)).settledSales(days)).toEqual([
      { transactionId: SALE_ID, amount: '100.50', day: '2026-09-30' },
    ]);
  });

  test('callback: it is believed as far as its fields and its hash agree', () => {
    const fields = parseCallback(new URLSearchParams(CALLBACK).toString());
    const awaited = { bankId: REQUEST_ID, ...sum(), brand: 'visa', last4: '0002' } as const;
    const verdict = verifyCallback({ ...config(0), hashCheck: 'enforce' }, awaited, fields ?? {});
    expect(verdict).toMatchObject({ kind: 'authenticated', eci: '05', cavv: CAVV, hash: 'passed' });
  });
});

describe('72: the golden transcripts, against the simulator', () => {
  /** These fields differ from sale to sale. */
  const FREE =
    /^(PaReq|ACSUrl|TermUrl|MD|AuthCode|HostDate|ResponseDateTime|RequestInsertTime|Rrn|CommonPaymentUrl|PaymentToken)$/;

  async function openSimulator() {
    const { app, bank } = createBankSimulator({ now: () => AT });
    const { port } = await listen(new Hono().route('/bank-simulator', app));
    const send = async (at: Transcript, body = bodyOf(at)) => {
      const type = 'json' in at.request ? 'application/json' : 'application/x-www-form-urlencoded';
      const response = await fetch(`http://127.0.0.1:${port}/bank-simulator/${at.path}`, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      });
      return response.text();
    };
    return { bank, send, base: `http://127.0.0.1:${port}/bank-simulator` };
  }

  function shapeOf(at: Transcript, body: string): [string, string][] {
    const pairs: [string, string][] =
      'xml' in at.response
        ? leavesOf(body)
        : Object.entries(JSON.parse(body) as Record<string, string>);
    return pairs.map(([name, value]) => [name, FREE.test(name) ? '…' : String(value)]);
  }

  function expected(at: Transcript): [string, string][] {
    return shapeOf(at, 'xml' in at.response ? at.response.xml : JSON.stringify(at.response.json));
  }

  test('enrollment, callback, sale, search and what goes back', async () => {
    const { bank, send, base } = await openSimulator();
    expect(shapeOf(ENROLLMENT, await send(ENROLLMENT))).toEqual(expected(ENROLLMENT));
    const record = bank.mpi.get(REQUEST_ID);
    if (record) record.cavv = CAVV;
    const flow = `${base}/threeDGateway/startThreeDFlow`;
    const page = await submit({
      action: flow,
      fields: { PaRes: 'right', MD: `sim-1#${REQUEST_ID}` },
    });
    expect(formOf(page.page, flow)).toEqual({ action: RETURN_URL, fields: CALLBACK });
    for (const at of [SALE, SEARCH, returned('Refund'), SETTLEMENT, returned('Cancel')]) {
      expect(shapeOf(at, await send(at))).toEqual(expected(at));
    }
  });

  test('the hosted page and the question about it', async () => {
    const { bank, send } = await openSimulator();
    expect(shapeOf(HOSTED_CREATE, await send(HOSTED_CREATE))).toEqual(expected(HOSTED_CREATE));
    const [record] = [...bank.hosted.values()];
    if (!record) throw new Error('There is no page.');
    record.resultCode = '0000';
    bank.book({
      id: SALE_ID,
      type: 'Sale',
      amountMinor: KURUS,
      resultCode: '0000',
      maskedPan: '40000000****0002',
    });
    for (const at of [HOSTED_QUERY, HOSTED_QUERY_BY_GUIDE]) {
      const asked = bodyOf(at).replace(TOKEN, record.token);
      expect(shapeOf(at, await send(at, asked))).toEqual(expected(at));
    }
  });
});

function config(port: number): BankConfig {
  return {
    ...readBankConfig({}, { isDemo: true }),
    mode: 'test',
    urls: simulatorUrls(`http://127.0.0.1:${port}`),
  };
}

const ids = () => ({ transactionId: SALE_ID, bankId: REQUEST_ID });
const sum = () => ({ amountKurus: KURUS, installments: 1 });
const card = () => new Card({ pan: '4000000000000002', cvv: '000', brand: 'visa', expiry: '3012' });

function hostedOrder() {
  const more = {
    language: 'tr',
    clientIp: CLIENT_IP,
    returnUrl: RETURN_URL,
  } as const;
  return { ...ids(), amountKurus: KURUS, ...more };
}

function bodyOf({ request }: Transcript): string {
  if ('json' in request) return JSON.stringify(request.json);
  return new URLSearchParams('form' in request ? request.form : { prmstr: request.xml }).toString();
}

/** Returns a request's fields, whatever their order and spaces. */
function facetsOf({ request }: Transcript, body: string): unknown {
  if ('json' in request) return JSON.parse(body);
  const sent = Object.fromEntries(new URLSearchParams(body));
  return 'form' in request ? sent : leavesOf(sent.prmstr ?? '').sort();
}

/** Reads elements with text without either of the two readers under test. */
function leavesOf(xml: string): [string, string][] {
  return [...xml.matchAll(/<(\w+)>([^<]*)<\/\1>/g)].map(([, name = '', text = '']) => [
    name,
    text.trim(),
  ]);
}
