import { liraText } from '#domain/money';
import { isAddressRefused } from '#domain/payments/bank-response';
import { brandOfCode, type CardBrand } from '#domain/payments/card-rules';
import type { FailureReason } from '#domain/payments/failure-reasons';
import type { BankConfig } from './bank-config';
import { type BankReply, postToBank } from './bank-transport';
import type { Card } from './card';
import { innerForm } from './local-card-form';
import { textAt } from './xml';

export const CURRENCY = '949';

export type Enrollment = {
  bankId: string;
  card: Card;
  amountKurus: number;
  installments: number;
  returnUrl: string;
};

export type AcsForm = { url: string; fields: Record<string, string> };
export type Enrolled =
  | { kind: 'form'; form: AcsForm; brand: CardBrand }
  | { kind: 'refused'; reason: FailureReason; code: string; needsOperator: boolean };

/** Asks whether the card permits authentication. The request never moves money. */
export async function enroll(
  config: BankConfig & { url: string },
  enrollment: Enrollment,
): Promise<Enrolled> {
  const reply = await postToBank({
    url: config.url,
    type: 'application/x-www-form-urlencoded',
    body: new URLSearchParams(fieldsOf(config, enrollment)).toString(),
    timeoutMs: config.enrollTimeoutMs,
  });
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
