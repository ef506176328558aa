import { liraText } from '#domain/money';
import { kurusOfBank } from '#domain/payments/bank-amount';
import { saleCode } from '#domain/payments/bank-codes';
import type { BankConfig } from './bank-config';
import { postToBank } from './bank-transport';
import { CURRENCY } from './mpi';
import type { SaleResult } from './vpos';

type Service = BankConfig & { url: string };

export type HostedOrder = {
  transactionId: string;
  bankId: string;
  amountKurus: number;
  language: 'en' | 'tr';
  clientIp: string;
  returnUrl: string;
  ttlMs: number;
};

export type HostedPage =
  | { kind: 'issued'; url: string; token: string }
  | { kind: 'refused'; code: string };

/** Registers a payment for the hosted page. No money can move before the guest opens it. */
export async function openHostedPage(service: Service, order: HostedOrder): Promise<HostedPage> {
  const { merchantId, password, terminalNo } = service;
  const fields = await post(service, {
    MerchantNumber: merchantId,
    Password: password,
    TerminalNumber: terminalNo,
    OrderId: order.bankId,
    TransactionId: order.transactionId,
    TransactionType: 'Sale',
    CurrencyCode: Number(CURRENCY),
    Amount: liraText(order.amountKurus),
    SecureType: 1,
    AllowNotEnrolledCard: 0,
    RequestLanguage: order.language === 'tr' ? 1 : 2,
    TransactionChannel: 1,
    TransactionSource: 1,
    ClientIp: order.clientIp,
    SuccessUrl: order.returnUrl,
    FailUrl: order.returnUrl,
    TokenExpireTime: Math.max(1, Math.ceil(order.ttlMs / 3_600_000)),
  });
  const code = textOf(fields?.ErrorCode);
  const token = textOf(fields?.PaymentToken);
  const page = textOf(fields?.CommonPaymentUrl);
  if (code !== '0000' || !token || !URL.canParse(page)) return { kind: 'refused', code };
  if (!isBankPage(page, service, order.returnUrl)) return { kind: 'refused', code: 'foreign_page' };
  const url = new URL(page);
  url.searchParams.set('Ptkn', token);
  return { kind: 'issued', url: url.href, token };
}

/** Allows redirects only to the bank's hosts; the simulator's page is on our host or its own. */
function isBankPage(page: string, { mode, url }: Service, returnUrl: string): boolean {
  const { protocol, hostname, host } = new URL(page);
  if (mode === 'simulator') return [url, returnUrl].some((own) => new URL(own).host === host);
  return protocol === 'https:' && hostname.endsWith('.vakifbank.com.tr');
}

export type HostedResult = SaleResult | { kind: 'not_final' };
export type HostedQuestion = Pick<HostedOrder, 'transactionId' | 'amountKurus'> & { token: string };

/** Asks the bank, never the guest's browser, for the payment's state. */
export async function askHostedPage(
  service: Service,
  question: HostedQuestion,
): Promise<HostedResult> {
  const { merchantId, password } = service;
  const { token, transactionId, amountKurus } = question;
  const fields = await post(service, {
    MerchantNumber: merchantId,
    Password: password,
    PaymentToken: token,
  });
  if (!fields) return { kind: 'unclear', code: 'network' };
  if (textOf(fields.ErrorCode) === '5003') return { kind: 'not_final' };
  const [rc, authCode] = [textOf(fields.Rc), textOf(fields.AuthResultCode)];
  const code = rc === '0000' ? authCode : rc;
  if (!code) return { kind: 'unclear', code: 'malformed' };
  if (code !== '0000') {
    const meaning = saleCode(code);
    if (!meaning || meaning.class === 'unclear') return { kind: 'unclear', code };
    return { kind: 'declined', reason: meaning.reason, code };
  }
  const facts = {
    resultCode: code,
    authCode: textOf(fields.AuthCode) || null,
    rrn: textOf(fields.Rrn) || null,
    batchNo: null,
    hostDate: null,
  };
  const isOurs =
    textOf(fields.TransactionId) === transactionId &&
    textOf(fields.PaymentToken) === token &&
    kurusOfBank(textOf(fields.Amount)) === amountKurus &&
    textOf(fields.AmountCode) === CURRENCY &&
    facts.authCode !== null;
  return { kind: isOurs ? 'approved' : 'mismatch', ...facts };
}

async function post(
  { url, enrollTimeoutMs }: Service,
  fields: Record<string, unknown>,
): Promise<Record<string, unknown> | null> {
  const reply = await postToBank({
    url,
    type: 'application/json',
    body: JSON.stringify(fields),
    timeoutMs: enrollTimeoutMs,
  });
  return reply.kind === 'json' ? reply.fields : null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
