import { inspect } from 'node:util';
import { liraText } from '#domain/money';
import { isAddressRefused } from '#domain/payments/bank-response';
import type { FailureReason } from '#domain/payments/failure-reasons';
import { BRAND_CODE, brandOfCode, type CardBrand } from '#domain/payments/payment-read';
import { type BankConfig, type BankReply, postForm, textAt } from './bank-config';

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
