import { liraText } from '#domain/money';
import {
  judgeSale,
  readAmount,
  readCode,
  readPresence,
  readText,
  saleCode,
} from '#domain/payments/bank-response';
import type { Keys } from '../keys';
import { boundToken, isOurs } from '../keys';
import type { BankConfig, JsonFields } from './bank-config';
import { fieldText, postJson } from './bank-config';
import { CURRENCY } from './mpi';
import type { Sale, SaleResult } from './vpos';
import { SALE_OF } from './vpos';

type Service = BankConfig & { url: string };

export type HostedOrder = Pick<Sale, 'transactionId' | 'bankId' | 'amountKurus' | 'clientIp'> & {
  language: 'en' | 'tr';
  returnUrl: string;
};

type HostedPage =
  | { kind: 'issued'; url: string; token: string }
  | { kind: 'refused'; code: string };

const HOUR_MS = 60 * 60_000;
const TOKEN_HOURS = 1;
/** A guest who typed the card at the token's last minute still gets the code of the 3D Secure page. */
export const HOSTED_LIFE_MS = TOKEN_HOURS * HOUR_MS + 5 * 60_000;

/** Not all versions of the bank's guide have English and the token's life: 2 and `TokenExpireTime`. */
const TURKISH = 1;
const ENGLISH = 2;
/** Wrong password, inactive merchant, unknown address of our server: no other fields help. */
const FINAL_REFUSALS = ['', '5001', '5002', '1105', '6011'];

/** Registers a payment for the hosted page. No money can move before the guest opens it. */
export async function openHostedPage(service: Service, order: HostedOrder): Promise<HostedPage> {
  const language = order.language === 'tr' ? TURKISH : ENGLISH;
  const fields = requestOf(service, order);
  const full = { ...fields, RequestLanguage: language, TokenExpireTime: TOKEN_HOURS };
  const page = pageOf(await postJson(service, full), service, order);
  const isFinal = page.kind === 'issued' || FINAL_REFUSALS.includes(page.code);
  if (isFinal || page.code === FOREIGN) return page;
  const plain = { ...fields, RequestLanguage: TURKISH };
  return pageOf(await postJson(service, plain), service, order);
}

function requestOf({ merchantId, password, terminalNo }: Service, order: HostedOrder): JsonFields {
  return {
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
    TransactionChannel: 1,
    TransactionSource: 1,
    ClientIp: order.clientIp,
    SuccessUrl: order.returnUrl,
    FailUrl: order.returnUrl,
  };
}

const FOREIGN = 'foreign_page';

function pageOf(fields: JsonFields | null, service: Service, order: HostedOrder): HostedPage {
  const code = fieldText(fields?.ErrorCode);
  const token = fieldText(fields?.PaymentToken);
  const page = fieldText(fields?.CommonPaymentUrl);
  if (code !== '0000' || !token || !URL.canParse(page)) return { kind: 'refused', code };
  if (!isBankPage(page, service, order.returnUrl)) return { kind: 'refused', code: FOREIGN };
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

/** `not_final`: no sale has reached the terminal. */
export type HostedResult = SaleResult | { kind: 'not_final' };
export type HostedQuestion = Pick<HostedOrder, 'transactionId' | 'amountKurus'> & { token: string };

const NOT_FINAL = '5003';

/** Asks the bank, never the guest's browser, for the payment's state. */
export async function askHostedPage(
  service: Service,
  question: HostedQuestion,
): Promise<HostedResult> {
  const { merchantId, password } = service;
  const { token } = question;
  const fields = await postJson(service, {
    MerchantNumber: merchantId,
    Password: password,
    PaymentToken: token,
  });
  if (!isRefusedRequest(fields)) return resultOf(fields, question);
  // The bank's guide of 2026 names the merchant otherwise.
  const other = { HostMerchantId: merchantId, MerchantId: '1', Password: password };
  return resultOf(await postJson(service, { ...other, PaymentToken: token }), question);
}

function isRefusedRequest(fields: JsonFields | null): boolean {
  const code = fieldText(fields?.ErrorCode);
  return fieldText(fields?.Rc) === '' && /^5\d{3}$/.test(code) && code !== NOT_FINAL;
}

/** `AuthResultCode` is not in every dialect; where it is, it counts as well. */
function resultOf(
  fields: JsonFields | null,
  { token, transactionId, amountKurus }: HostedQuestion,
): HostedResult {
  if (!fields) return { kind: 'unclear', code: 'network' };
  const at = (name: string) => fieldText(fields[name]);
  if (at('ErrorCode') === NOT_FINAL) return { kind: 'not_final' };
  const rc = at('Rc');
  const code = rc === '0000' ? at('AuthResultCode') || rc : rc;
  if (!code) return { kind: 'unclear', code: at('ErrorCode') || 'malformed' };
  if (code !== '0000') {
    const meaning = saleCode(code);
    if (!meaning || meaning.class === 'unclear') return { kind: 'unclear', code };
    return { kind: 'declined', reason: meaning.reason, code };
  }
  const judgement = judgeSale({
    needed: [
      readText(at('TransactionId'), transactionId),
      readAmount(at('Amount'), amountKurus),
      readPresence(at('AuthCode')),
    ],
    also: [readText(at('PaymentToken'), token), readCode(at('AmountCode'), CURRENCY)],
  });
  return {
    kind: SALE_OF[judgement],
    resultCode: code,
    authCode: at('AuthCode') || null,
    rrn: at('Rrn') || null,
    batchNo: null,
    hostDate: at('HostDate') || null,
  };
}

/** The link holds the signed return URL of a payment and its expiry (ms). */
export type ReturnLink = {
  paymentId: string;
  way: 'callback' | 'return' | 'acs';
  expiresAt: number;
};

/** The result in a return URL. The server believes it only as far as it says that the guest turned back. */
export type ToldByUrl = 'approved' | 'refused' | null;

/** The link outlives any payment, so that a late return shows the payment's state. */
export const LINK_LIFE_MS = 48 * 60 * 60_000;

export function returnUrl(origin: string, key: Buffer, link: ReturnLink): string {
  const { paymentId, way, expiresAt } = link;
  const path = `/api/payment/vakifbank/${way}/${paymentId}`;
  return `${origin}${path}?exp=${expiresAt}&sig=${signature(key, link)}`;
}

export function isReturnLink(keys: Keys, link: ReturnLink, sig: string, now: number): boolean {
  return isOurs(keys, sig, ({ payment }) => signature(payment, link)) && link.expiresAt > now;
}

/** Returns the key in a URL that shows a payment's state, and nothing else. */
export function readToken(key: Buffer, paymentId: string): string {
  return boundToken(key, `read:${paymentId}`);
}

function signature(key: Buffer, { paymentId, way, expiresAt }: ReturnLink): string {
  return boundToken(key, `${way}:${paymentId}:${expiresAt}`);
}
