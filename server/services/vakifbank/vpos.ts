import { liraText } from '#domain/money';
import type { Judgement, Reading } from '#domain/payments/bank-response';
import {
  judgeSale,
  operationVerdict,
  readAmount,
  readCode,
  readPresence,
  readText,
  saleCode,
} from '#domain/payments/bank-response';
import type { FailureReason } from '#domain/payments/payment-read';
import type { BankConfig, XmlFields } from './bank-config';
import { postXml, textAt } from './bank-config';
import { CURRENCY } from './mpi';

const YEAR_MS = 365 * 24 * 60 * 60_000;

/**
 * Returns the instant of the bank's yyyyMMddHHmmss, MMddHHmmss or ISO text, in Turkish time (UTC+3, no summer time)
 * unless the text names its offset.
 */
export function hostInstant(text: string, now: number): number | null {
  const [iso, offset] =
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(Z|[+-]\d\d:\d\d)?$/.exec(text) ?? [];
  if (iso !== undefined) return valid(Date.parse(offset ? iso : `${iso}+03:00`));
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})?(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  if (month === undefined) return null;
  const at = (y: number | string) =>
    Date.parse(`${y}-${month}-${day}T${hour}:${minute}:${second}+03:00`);
  if (year !== undefined) return valid(at(year));
  const thisYear = new Date(now).getUTCFullYear();
  // Without a year the closest one counts: the server may read a sale of New Year's Eve on 1 January.
  const near = [thisYear - 1, thisYear, thisYear + 1].map(at);
  return valid(near.find((one) => Math.abs(one - now) < YEAR_MS / 2) ?? Number.NaN);
}

function valid(at: number): number | null {
  return Number.isNaN(at) ? null : at;
}

type Terminal = BankConfig & { url: string };

export type BankFacts = {
  resultCode: string;
  authCode: string | null;
  rrn: string | null;
  batchNo: string | null;
  hostDate: string | null;
};

export type SaleResult =
  | ({ kind: 'approved' | 'mismatch' | 'incomplete' } & BankFacts)
  | { kind: 'declined' | 'tampered'; reason: FailureReason; code: string }
  | { kind: 'unclear'; code: string };

/** Names the result of a sale that the bank approved. */
export const SALE_OF: Readonly<Record<Judgement, 'approved' | 'mismatch' | 'incomplete'>> = {
  ours: 'approved',
  other: 'mismatch',
  incomplete: 'incomplete',
};

export type Sale = {
  /** Status queries use our id of the sale. */
  transactionId: string;
  bankId: string;
  amountKurus: number;
  installments: number;
  eci: string;
  cavv: string;
  clientIp: string;
};

/** Sends the sale without card and amount: the bank has both from the enrollment and refuses them here with 1127. */
export async function sell(terminal: Terminal, sale: Sale): Promise<SaleResult> {
  const response = await send(terminal, {
    TransactionType: 'Sale',
    TransactionId: sale.transactionId,
    OrderId: sale.bankId,
    ECI: sale.eci,
    CAVV: sale.cavv,
    MpiTransactionId: sale.bankId,
    NumberOfInstallments: sale.installments >= 2 ? String(sale.installments) : undefined,
    ClientIp: sale.clientIp,
    TransactionDeviceSource: '0',
  });
  if (response.kind === 'unclear') return response;
  const { code, at } = response;
  const meaning = saleCode(code);
  if (!meaning || meaning.class === 'unclear') return { kind: 'unclear', code };
  if (meaning.class === 'approved') {
    const facts = factsOf(code, at);
    const judgement = judgeSale({
      needed: [readAmount(at('CurrencyAmount'), sale.amountKurus), readPresence(facts.authCode)],
      also: [
        readText(at('TransactionId'), sale.transactionId),
        readText(at('OrderId'), sale.bankId),
        readText(at('MerchantId'), terminal.merchantId),
        readCode(at('CurrencyCode'), CURRENCY),
        readSecurity(at('ThreeDSecureType')),
      ],
    });
    return { kind: SALE_OF[judgement], ...facts };
  }
  const kind = meaning.class === 'tampered' ? 'tampered' : 'declined';
  return { kind, reason: meaning.reason, code };
}

/** 2 is 3D Secure, 1 is a sale without. The bank's guide does not explain 3. */
function readSecurity(said: string | undefined): Reading {
  return said === '3' ? 'not_said' : readCode(said, '2');
}

export type BankOperation = {
  kind: 'cancel' | 'refund' | 'reversal';
  transactionId: string;
  saleId: string;
  amountKurus: number;
  clientIp: string;
};

export type OperationResult = { verdict: ReturnType<typeof operationVerdict> } & BankFacts;

const TYPES = { cancel: 'Cancel', refund: 'Refund', reversal: 'Reversal' } as const;

/** Returns money: cancel and reversal a whole sale before the bank closes its day, a refund any part. */
export async function operate(
  terminal: Terminal,
  operation: BankOperation,
): Promise<OperationResult> {
  const { kind, transactionId, saleId, amountKurus, clientIp } = operation;
  const isRefund = kind === 'refund';
  const response = await send(terminal, {
    TransactionType: TYPES[kind],
    TransactionId: transactionId,
    ReferenceTransactionId: saleId,
    CurrencyAmount: isRefund ? liraText(amountKurus) : undefined,
    CurrencyCode: isRefund ? CURRENCY : undefined,
    ClientIp: clientIp,
  });
  if (response.kind === 'unclear')
    return { verdict: 'unclear', ...NO_FACTS, resultCode: response.code };
  const { code, at } = response;
  return { verdict: operationVerdict(kind, code), ...factsOf(code, at) };
}

const NO_FACTS = { authCode: null, rrn: null, batchNo: null, hostDate: null };

type VposResponse =
  | { kind: 'response'; code: string; at: (path: string) => string | undefined }
  | { kind: 'unclear'; code: string };

async function send(terminal: Terminal, fields: XmlFields): Promise<VposResponse> {
  const reply = await postXml(terminal, 'VposRequest', {
    MerchantId: terminal.merchantId,
    Password: terminal.password,
    TerminalNo: terminal.terminalNo,
    ...fields,
  });
  if (reply.kind === 'json') return gatewayResponse(reply.fields);
  if (reply.kind === 'nothing') return { kind: 'unclear', code: reply.why };
  const at = (path: string) => textAt(reply.root, path);
  const code = reply.root.name === 'VposResponse' ? at('ResultCode') : undefined;
  return code ? { kind: 'response', code, at } : { kind: 'unclear', code: 'malformed' };
}

/** Returns the gateway's refusal, which comes before the terminal sees the request. */
function gatewayResponse(fields: Record<string, unknown>): VposResponse {
  const code = String(fields.ErrorCode ?? fields.code ?? '');
  return code === '6011'
    ? { kind: 'response', code, at: () => undefined }
    : { kind: 'unclear', code: code || 'json' };
}

export function factsOf(code: string, at: (path: string) => string | undefined): BankFacts {
  return {
    resultCode: code,
    authCode: at('AuthCode') ?? null,
    rrn: at('Rrn') ?? null,
    batchNo: at('BatchNo') ?? null,
    hostDate: at('HostDate') ?? null,
  };
}
