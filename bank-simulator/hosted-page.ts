import { randomUUID } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { broken } from './broken-responses';
import type { Fault } from './faults';
import type { HostedRecord, SimulatedBank, Transaction } from './simulated-bank';
import { decimal } from './simulated-bank';
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
    return c.json(failed('5001'));
  }
  const isPlain = sent.RequestLanguage === 1 && sent.TokenExpireTime === undefined;
  if (fault?.kind === 'plain_fields' && !isPlain) return c.json(failed('5029'));
  const amount = String(sent.Amount ?? '');
  if (!/^\d+\.\d{2}$/.test(amount)) return c.json(failed('5014'));
  const transactionId = String(sent.TransactionId ?? '');
  const isUsed = [...bank.hosted.values()].some((known) => known.transactionId === transactionId);
  if (isUsed) return c.json(failed('5009'));
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

function failed(code: string) {
  return { ErrorCode: code, ResponseMessage: '' };
}

/** Answers in the dialect of the question: the JSON of current shops, or the fields of the bank's guide. */
async function query(c: Context, bank: SimulatedBank): Promise<Response> {
  await bank.faults.tell('Query', 'before');
  const fault = bank.faults.take('Query');
  const response = fault && (await broken(c, fault));
  if (response) return response;
  const sent: Record<string, unknown> = await c.req.json();
  const isGuide = sent.HostMerchantId !== undefined;
  if (fault?.kind === 'guide_fields' && !isGuide) return c.json(failed('5018'));
  const merchant = isGuide ? sent.HostMerchantId : sent.MerchantNumber;
  if (merchant !== bank.merchantId || sent.Password !== bank.password) {
    return c.json(failed('5001'));
  }
  const record = bank.hosted.get(String(sent.PaymentToken ?? ''));
  if (!record || record.resultCode === '') return c.json(failed('5003'));
  const sale = bank.transactions.get(record.transactionId);
  await bank.faults.tell('Query', 'after');
  const told = isGuide ? guideAnswer(bank, record, sale) : shopAnswer(record, sale);
  return c.json({ ...told, ...amountFault(fault, record), ...fault?.fields });
}

function amountFault(fault: Fault | null, { amountMinor }: HostedRecord) {
  if (fault?.kind === 'wrong_amount') return { Amount: '1,01' };
  return fault?.kind === 'comma_amount' ? { Amount: withComma(amountMinor) } : {};
}

/** A declined card has neither amount nor approval code. */
function shopAnswer(record: HostedRecord, sale: Transaction | undefined) {
  const isPaid = record.resultCode === '0000';
  return {
    Rc: record.resultCode,
    AuthCode: sale?.authCode ?? '',
    Rrn: sale?.rrn ?? '',
    Message: '',
    TransactionId: record.transactionId,
    PaymentToken: record.token,
    MaskedPan: sale?.maskedPan ?? '',
    ...(isPaid ? { Amount: decimal(record.amountMinor), AmountCode: '949' } : {}),
    TransactionType: 'Sale',
    Status: isPaid ? 1 : 0,
    StatusDetail: '',
    AuthResultCode: record.resultCode,
    AuthResultDescription: '',
  };
}

function guideAnswer(bank: SimulatedBank, record: HostedRecord, sale: Transaction | undefined) {
  const { resultCode, transactionId, token, orderId, amountMinor } = record;
  const isPaid = resultCode === '0000';
  const card = { TransactionId: transactionId, PaymentToken: token, MaskedPan: sale?.maskedPan };
  if (!isPaid) return { Rc: resultCode, AuthCode: '000000', ErrorCode: resultCode, ...card };
  return {
    Rc: resultCode,
    AuthCode: sale?.authCode,
    Rrn: sale?.rrn,
    Message: 'İŞLEM BAŞARILI',
    ...card,
    HostMerchantId: bank.merchantId,
    HostTerminalId: bank.terminalNo,
    AmountCode: '949',
    Amount: withComma(amountMinor),
    TransactionType: 'Sale',
    OrderID: orderId,
    InstallmentCount: '',
    IsSecure: 'True',
    AllowNotEnrolledCard: 'False',
    HostDate: sale?.hostDate,
    HostRc: null,
    ErrorCode: null,
    ResponseMessage: null,
  };
}

function withComma(amountMinor: number): string {
  return decimal(amountMinor).replace('.', ',');
}
