import { randomUUID } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { broken } from './broken-responses';
import { decimal, type HostedRecord, type SimulatedBank } from './simulated-bank';
import { cardAt, maskedPan, SIMULATED_CARDS } from './simulated-cards';
import { drawForm, pageBase, simulatorPage } from './simulator-page';

const WORDS = {
  en: { title: 'Pay by card', pick: 'Choose a test card', cancel: 'Cancel and go back' },
  tr: { title: 'Kartla öde', pick: 'Bir test kartı seçin', cancel: 'Vazgeç ve geri dön' },
} as const;

/** Adds the bank's hosted page, on which the guest chooses one of the test cards. */
export function addHostedPage(app: Hono, bank: SimulatedBank): void {
  app.post('/commonPayment/CreateTokenCPY', (c) => createToken(c, bank));

  app.get('/commonPayment/SecurePayment', (c) => {
    const record = bank.hosted.get(c.req.query('Ptkn') ?? '');
    if (!record) return c.text('404', 404);
    return cardPage(c, record);
  });

  app.post('/commonPayment/SecurePayment', async (c) => {
    const form = await c.req.parseBody();
    const record = bank.hosted.get(String(form.Ptkn ?? ''));
    if (!record) return c.text('404', 404);
    if (form.card === undefined) return back(c, record, record.failUrl, '9999');
    await bank.faults.tell('Sale', 'before');
    pay(bank, record, Number(form.card));
    await bank.faults.tell('Sale', 'after');
    const isPaid = record.resultCode === '0000';
    return back(c, record, isPaid ? record.successUrl : record.failUrl, record.resultCode);
  });

  app.post('/commonPayment/GetVposTransaction', (c) => query(c, bank));
}

async function createToken(c: Context, bank: SimulatedBank): Promise<Response> {
  await bank.faults.tell('CreateToken', 'before');
  const fault = bank.faults.take('CreateToken');
  const response = fault && (await broken(c, fault));
  if (response) return response;
  const sent: Record<string, unknown> = await c.req.json();
  if (sent.MerchantNumber !== bank.merchantId || sent.Password !== bank.password) {
    return c.json({ ErrorCode: '5001', ResponseMessage: 'Authentication failed' });
  }
  const amount = String(sent.Amount ?? '');
  if (!/^\d+\.\d{2}$/.test(amount)) return c.json({ ErrorCode: '5014', ResponseMessage: 'Amount' });
  const transactionId = String(sent.TransactionId ?? '');
  const isUsed = [...bank.hosted.values()].some((known) => known.transactionId === transactionId);
  if (isUsed) return c.json({ ErrorCode: '5009', ResponseMessage: 'TransactionId' });
  const token = randomUUID().replaceAll('-', '');
  const successUrl = String(sent.SuccessUrl);
  bank.hosted.set(token, {
    token,
    transactionId,
    orderId: String(sent.OrderId),
    amountMinor: Number(amount.replace('.', '')),
    language: sent.RequestLanguage === 1 ? 'tr' : 'en',
    successUrl,
    failUrl: String(sent.FailUrl),
    resultCode: '',
  });
  await bank.faults.tell('CreateToken', 'after');
  const page =
    fault?.kind === 'foreign_page'
      ? 'https://evil.example/pay'
      : `${pageBase(c, bank, successUrl)}/commonPayment/SecurePayment`;
  return c.json({
    CommonPaymentUrl: page,
    PaymentToken: token,
    ResponseMessage: '',
    ErrorCode: '0000',
  });
}

function cardPage(c: Context, { token, amountMinor, language }: HostedRecord) {
  const words = WORDS[language];
  const cards = SIMULATED_CARDS.map(
    (card, index) =>
      `<button name="card" value="${index}">${maskedPan(card)} · ${card.saleCode}</button>`,
  );
  const inner = `<p>${words.pick}</p>${cards.slice(0, 10).join('')}<button class="go" name="cancel" value="1">${words.cancel}</button>`;
  const form = drawForm({ action: '', fields: { Ptkn: token } }, inner);
  return simulatorPage(c, `<h1>${words.title}: ${decimal(amountMinor)} TRY</h1>${form}`);
}

/** Authenticates and sells in one step. A guest cannot pay a paid page again. */
function pay(bank: SimulatedBank, record: HostedRecord, index: number): void {
  if (record.resultCode === '0000') return;
  const card = cardAt(index);
  const code = card.enrolled === 'Y' && card.status === 'Y' ? card.saleCode : '0400';
  record.resultCode = code;
  const { transactionId: id, orderId, amountMinor } = record;
  bank.book({
    id,
    type: 'Sale',
    orderId,
    amountMinor,
    resultCode: code,
    maskedPan: maskedPan(card),
  });
}

function back(c: Context, record: HostedRecord, to: string, code: string): Response {
  const url = new URL(to);
  const { transactionId, token } = record;
  const told = { Rc: code, Message: '', TransactionId: transactionId, PaymentToken: token };
  for (const [name, value] of Object.entries(told)) url.searchParams.set(name, value);
  return c.redirect(url.href, 302);
}

async function query(c: Context, bank: SimulatedBank): Promise<Response> {
  await bank.faults.tell('Query', 'before');
  const fault = bank.faults.take('Query');
  const response = fault && (await broken(c, fault));
  if (response) return response;
  const sent: Record<string, unknown> = await c.req.json();
  if (sent.MerchantNumber !== bank.merchantId || sent.Password !== bank.password) {
    return c.json({ ErrorCode: '5001', ResponseMessage: 'Authentication failed' });
  }
  const record = bank.hosted.get(String(sent.PaymentToken ?? ''));
  if (!record || record.resultCode === '')
    return c.json({ ErrorCode: '5003', ResponseMessage: '' });
  const sale = bank.transactions.get(record.transactionId);
  const amount = decimal(record.amountMinor);
  await bank.faults.tell('Query', 'after');
  return c.json({
    Rc: record.resultCode,
    AuthResultCode: record.resultCode,
    AuthCode: sale?.authCode ?? '',
    Rrn: sale?.rrn ?? '',
    Message: '',
    TransactionId: record.transactionId,
    PaymentToken: record.token,
    MaskedPan: sale?.maskedPan ?? '',
    Amount:
      fault?.kind === 'wrong_amount'
        ? '1,01'
        : fault?.kind === 'comma_amount'
          ? amount.replace('.', ',')
          : amount,
    AmountCode: '949',
    TransactionType: 'Sale',
    ...fault?.fields,
  });
}
