import { liraText } from '#domain/money';
import type { BankConfig } from './bank-config';
import { fieldText, type JsonFields, postJson } from './bank-transport';
import { CURRENCY } from './mpi';

type Service = BankConfig & { url: string };

export type HostedOrder = {
  transactionId: string;
  bankId: string;
  amountKurus: number;
  language: 'en' | 'tr';
  clientIp: string;
  returnUrl: string;
};

export type HostedPage =
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
