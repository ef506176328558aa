import { createHash } from 'node:crypto';
import { inspect } from 'node:util';
import { liraText } from '#domain/money';
import type { Reading } from '#domain/payments/bank-response';
import { isAddressRefused, kurusOfCallback, readText } from '#domain/payments/bank-response';
import type { CardBrand, FailureReason } from '#domain/payments/payment-read';
import { BRAND_CODE, brandOfCode } from '#domain/payments/payment-read';
import { sameHash } from '../keys';
import type { BankConfig, BankReply } from './bank-config';
import { postForm, textAt } from './bank-config';

type CardFacts = { pan: string; cvv: string; brand: CardBrand; expiry: string };

/**
 * A card exists during its enrollment. Only `enroll` reads the number; the class checks only the form of the security
 * code. Printing this object shows brand and last four digits.
 */
export class Card {
  readonly brand: CardBrand;
  readonly last4: string;
  /** The expiry has the form YYMM. */
  readonly expiry: string;
  readonly #pan: string;

  constructor({ pan, brand, expiry }: CardFacts) {
    this.brand = brand;
    this.expiry = expiry;
    this.last4 = pan.slice(-4);
    this.#pan = pan;
  }

  enrollmentFields(): Record<string, string> {
    return { Pan: this.#pan, ExpiryDate: this.expiry, BrandName: BRAND_CODE[this.brand] };
  }

  toJSON(): string {
    return `Card(${this.brand} ****${this.last4})`;
  }

  [inspect.custom](): string {
    return this.toJSON();
  }
}

// A quoted value may contain ">".
const FORM = /<form\b((?:"[^"]*"|'[^']*'|[^>"'])*)>([\s\S]*?)<\/form>/i;
const INPUT = /<input\b((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi;

/** Returns action and hidden fields of a page's first form, or null. */
function innerForm(page: string): AcsForm | null {
  const form = FORM.exec(page);
  const url = form && attribute(form[1] ?? '', 'action');
  if (!form || !url) return null;
  const inputs = [...(form[2] ?? '').matchAll(INPUT)].map(([, inside = '']) => inside);
  const fields = inputs.flatMap((input) => {
    const name = attribute(input, 'name');
    return name ? [[name, attribute(input, 'value') ?? '']] : [];
  });
  return { url, fields: Object.fromEntries(fields) };
}

function attribute(tag: string, name: string): string | null {
  const found = new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag);
  const text = found?.[1] ?? found?.[2];
  return text === undefined ? null : unescaped(text);
}

function unescaped(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

export const CURRENCY = '949';

export type Enrollment = {
  bankId: string;
  card: Card;
  amountKurus: number;
  installments: number;
  returnUrl: string;
};

type AcsForm = { url: string; fields: Record<string, string> };
type Enrolled =
  | { kind: 'form'; form: AcsForm; brand: CardBrand }
  | { kind: 'refused'; reason: FailureReason; code: string; needsOperator: boolean };

/** Asks whether the card permits authentication. The request never moves money. */
export async function enroll(
  config: BankConfig & { url: string },
  enrollment: Enrollment,
): Promise<Enrolled> {
  const fields = fieldsOf(config, enrollment);
  const reply = await postForm(config.url, fields, config.enrollTimeoutMs);
  return enrolledBy(reply, config, enrollment);
}

function fieldsOf(config: BankConfig, enrollment: Enrollment): Record<string, string> {
  const { bankId, card, amountKurus, installments, returnUrl } = enrollment;
  return {
    MerchantId: config.merchantId,
    MerchantPassword: config.mpiPassword,
    VerifyEnrollmentRequestId: bankId,
    ...card.enrollmentFields(),
    PurchaseAmount: liraText(amountKurus),
    Currency: CURRENCY,
    SuccessUrl: returnUrl,
    FailureUrl: returnUrl,
    SessionInfo: bankId,
    IsRecurring: 'false',
    // A single payment omits the field, because the bank refuses 0 and 1.
    ...(installments >= 2 ? { InstallmentCount: String(installments) } : {}),
  };
}

function enrolledBy(reply: BankReply, config: BankConfig, { bankId, card }: Enrollment): Enrolled {
  if (reply.kind === 'json')
    return unavailable(String(reply.fields.ErrorCode ?? reply.fields.code ?? ''));
  if (reply.kind === 'nothing') return unavailable(reply.why);
  const at = (path: string) => textAt(reply.root, path);
  const code = at('MessageErrorCode') ?? '';
  if (code !== '200') return unavailable(code);
  if (at('VerifyEnrollmentRequestId') !== bankId) return unavailable('other_id');
  const status = at('Message/VERes/Status');
  if (status === 'N') return { ...unavailable('N'), reason: 'card_not_accepted' };
  if (status !== 'Y') return unavailable(status ?? '');
  const form = acsForm({
    url: at('Message/VERes/ACSUrl') ?? '',
    PaReq: (at('Message/VERes/PaReq') ?? '').replace(/\s/g, ''),
    TermUrl: at('Message/VERes/TermUrl') ?? '',
    MD: at('Message/VERes/MD') ?? '',
  });
  if (!form || !isReachable(form.url, config)) return unavailable('acs_url');
  // The brand decides the expected ECI; a card may bear two.
  const brand = brandOfCode(at('Message/VERes/ACTUALBRAND')) ?? card.brand;
  return { kind: 'form', form, brand };
}

/** Returns the form to the issuer. For local cards PaReq is an HTML page of the bank, whose form has the fields. */
function acsForm({ url, ...fields }: { url: string } & Record<string, string>): AcsForm | null {
  const page = Buffer.from(fields.PaReq ?? '', 'base64').toString('utf8');
  return /<form/i.test(page) ? innerForm(page) : { url, fields };
}

/** Accepts any https host, because the issuers' hosts are unknown. The simulator has no certificate. */
function isReachable(url: string, { mode }: BankConfig): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  if (protocol === 'http:') return mode === 'simulator';
  return protocol === 'https:' && (mode === 'simulator' || hostname.includes('.'));
}

function unavailable(code: string): Enrolled & { kind: 'refused' } {
  return {
    kind: 'refused',
    reason: code === '2029' || code === '2030' ? 'card_details' : 'auth_unavailable',
    code,
    needsOperator: isAddressRefused(code),
  };
}

/** The fields have the order of the bank's guide, without separators. */
type HashedFields = {
  requestId: string;
  merchantId: string;
  currency: string;
  /** The amount is in minor units. */
  amount: string;
  eci: string;
  cavv: string;
  mdStatus: string;
  status: string;
};

/** Returns the hash of the bank's guide (without a published vector): an extra check, never the basis of trust. */
export function callbackHash(fields: HashedFields, password: string): string {
  const { requestId, merchantId, currency, amount, eci, cavv, mdStatus, status } = fields;
  const text = [requestId, merchantId, currency, amount, eci, cavv, mdStatus, status, password];
  // For ASCII fields ISO-8859-9 equals Latin 1.
  return createHash('sha256')
    .update(Buffer.from(text.join(''), 'latin1'))
    .digest('base64');
}

function isCallbackHash(fields: HashedFields, password: string, given: string): boolean {
  return sameHash(callbackHash(fields, password), given);
}

const MAX_LENGTH = 16 * 1024;

/** The server reads only these fields. The raw body may contain a card number, so no code stores or logs the body. */
const FIELDS = [
  'merchantid',
  'verifyenrollmentrequestid',
  'status',
  'eci',
  'cavv',
  'mdstatus',
  'purchamount',
  'purchcurrency',
  'xid',
  'installmentcount',
  'sessioninfo',
  'errorcode',
  'errormessage',
  'hash',
] as const;
type Field = (typeof FIELDS)[number];

/** The server reads only `last4` of the card number. */
type CallbackFields = Partial<Record<Field, string>> & { last4?: string };

/** Returns the callback's form, or null if the form is not the bank's. */
export function parseCallback(raw: string): CallbackFields | null {
  if (raw.length > MAX_LENGTH) return null;
  const fields: CallbackFields = {};
  for (const [name, value] of new URLSearchParams(raw)) {
    const key = name.toLowerCase();
    if (key === 'pan') fields.last4 = value.slice(-4);
    const field = FIELDS.find((known) => known === key);
    if (!field) continue;
    if (fields[field] !== undefined) return null;
    // Some proxies turn the plus of base64 into a space.
    fields[field] =
      field === 'cavv' || field === 'hash' ? value.replaceAll(' ', '+') : value.trim();
  }
  return fields;
}

type AwaitedPayment = {
  bankId: string;
  amountKurus: number;
  installments: number;
  brand: CardBrand | null;
  last4: string | null;
};

type CallbackVerdict = { hash: 'passed' | 'failed' | 'absent' | 'skipped' } & (
  | { kind: 'authenticated'; eci: string; cavv: string; xid: string | null }
  | { kind: 'failed'; reason: FailureReason; needsOperator: boolean }
  | { kind: 'tampered'; field: string }
);

/**
 * Compares the fields with the stored payment. A match only starts the sale, which the bank checks again. The bank's
 * failures can be short, so a failure may leave fields out; a success may not.
 */
export function verifyCallback(
  config: BankConfig,
  payment: AwaitedPayment,
  fields: CallbackFields,
): CallbackVerdict {
  const hash = hashOf(config, fields);
  const { status, errorcode = '', eci = '', cavv = '', xid = null } = fields;
  const isFull = status === 'Y';
  const isSuccess = isFull || (status === 'A' && config.acceptsHalfSecure);
  const readings = Object.entries(readingsOf(config, payment, fields));
  const altered = readings.find(
    ([, reading]) => reading === 'different' || (isSuccess && reading === 'not_said'),
  );
  if (altered) return { kind: 'tampered', field: altered[0], hash };
  const isUnproved = hash === 'failed' || (isSuccess && hash !== 'passed');
  if (config.hashCheck === 'enforce' && isUnproved)
    return { kind: 'tampered', field: 'hash', hash };
  if (!isSuccess) {
    const needsOperator = isAddressRefused(errorcode);
    return { kind: 'failed', reason: reasonOf(fields), needsOperator, hash };
  }
  if (eci !== expectedEci(payment.brand, isFull)) return { kind: 'tampered', field: 'eci', hash };
  if (!/^[A-Za-z\d+/]{27}=$/.test(cavv)) return { kind: 'tampered', field: 'cavv', hash };
  return { kind: 'authenticated', eci, cavv, xid, hash };
}

function readingsOf(
  { merchantId }: BankConfig,
  { bankId, amountKurus, installments, last4 }: AwaitedPayment,
  fields: CallbackFields,
): Record<string, Reading> {
  const kurus = kurusOfCallback(fields.purchamount ?? '');
  const count = Number(fields.installmentcount || '1') || 1;
  const isPan = fields.last4 === undefined || last4 === null || fields.last4 === last4;
  return {
    merchantid: readText(fields.merchantid, merchantId),
    verifyenrollmentrequestid: readText(fields.verifyenrollmentrequestid, bankId),
    sessioninfo: readText(fields.sessioninfo, bankId),
    purchcurrency: readText(fields.purchcurrency, CURRENCY),
    purchamount: kurus === null ? 'not_said' : kurus === amountKurus ? 'same' : 'different',
    installmentcount: count === installments ? 'same' : 'different',
    pan: isPan ? 'same' : 'different',
  };
}

function hashOf(config: BankConfig, fields: CallbackFields): CallbackVerdict['hash'] {
  if (config.hashCheck === 'off') return 'skipped';
  const given = fields.hash;
  if (!given) return 'absent';
  const hashed = {
    requestId: fields.verifyenrollmentrequestid ?? '',
    merchantId: fields.merchantid ?? '',
    currency: fields.purchcurrency ?? '',
    amount: fields.purchamount ?? '',
    eci: fields.eci ?? '',
    cavv: fields.cavv ?? '',
    mdStatus: fields.mdstatus ?? '',
    status: fields.status ?? '',
  };
  return isCallbackHash(hashed, config.mpiPassword, given) ? 'passed' : 'failed';
}

/** Returns the ECI: 02 for Mastercard and local cards, 05 for the others; half secure is one less or more. */
function expectedEci(brand: CardBrand | null, isFull: boolean): string {
  if (brand === 'mastercard' || brand === 'troy') return isFull ? '02' : '01';
  return isFull ? '05' : '06';
}

function reasonOf({ status = 'E', errormessage = '' }: CallbackFields): FailureReason {
  if (/cancel|iptal/i.test(errormessage)) return 'cancelled_by_customer';
  return status === 'U' || status === 'E' ? 'auth_unavailable' : 'auth_failed';
}
