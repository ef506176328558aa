import { createHash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { broken } from './broken-responses';
import type { Fault } from './faults';
import type { MpiRecord, SimulatedBank } from './simulated-bank';
import { cardAt, cardIndex, eciOf } from './simulated-cards';
import { message } from './simulator-messages';
import { drawForm, pageBase, passOn, simulatorPage } from './simulator-page';

const CODE = '123456';

/** Adds the enrollment, the issuer's page with its code, and the way back to the merchant. */
export function addAuthentication(app: Hono, bank: SimulatedBank): void {
  app.post('/threeDGateway/Enrollment', (c) => enrollment(c, bank));
  app.post('/acs', async (c) => {
    const form = await c.req.parseBody();
    return codePage(c, {
      termUrl: String(form.TermUrl ?? ''),
      md: String(form.MD ?? ''),
      base: pageBase(c, bank),
    });
  });
  app.post('/go', async (c) => {
    const md = String((await c.req.parseBody()).goreq ?? '');
    return codePage(c, {
      termUrl: `${pageBase(c, bank)}/threeDGateway/startThreeDFlow`,
      md,
      base: pageBase(c, bank),
    });
  });
  app.post('/acs/confirm', async (c) => {
    const form = await c.req.parseBody();
    const result = form.cancel !== undefined ? 'cancel' : form.code === CODE ? 'right' : 'wrong';
    return passOn(c, {
      action: String(form.TermUrl),
      fields: { PaRes: result, MD: String(form.MD) },
    });
  });
  app.post('/threeDGateway/startThreeDFlow', async (c) => {
    const form = await c.req.parseBody();
    const record = bank.mpi.get(String(form.MD ?? '').split('#')[1] ?? '');
    if (!record) return c.text('400', 400);
    return backToMerchant(c, bank, record, String(form.PaRes));
  });
}

async function enrollment(c: Context, bank: SimulatedBank): Promise<Response> {
  await bank.faults.tell('Enrollment', 'before');
  const fault = bank.faults.take('Enrollment');
  const sent = new URLSearchParams(await c.req.text());
  const at = (name: string) => sent.get(name) ?? '';
  const failed = (code: string) =>
    xml(
      c,
      message('IPaySecure', {
        VerifyEnrollmentRequestId: at('VerifyEnrollmentRequestId'),
        MessageErrorCode: code,
        ErrorMessage: 'Default',
      }),
    );
  const response = fault && (await broken(c, fault));
  if (response) return response;
  const refusal = fault?.kind === 'code' ? (fault.value ?? '') : enrollmentRefusal(bank, at);
  if (refusal) return failed(refusal);
  const record = recordOf(at);
  const card = cardAt(record.card);
  if (card.enrolled === 'E') return failed('2053');
  bank.mpi.set(record.requestId, record);
  const base = pageBase(c, bank, record.successUrl);
  const md = `sim-${bank.next()}#${record.requestId}`;
  const ordinary = Buffer.from('pareq').toString('base64');
  const request = card.hasLocalForm ? localForm(`${base}/go`, md) : ordinary;
  const verRes = {
    Version: '2.2.0',
    Status: card.enrolled,
    PaReq: fault?.kind === 'par_eq' ? (fault.value ?? '') : request,
    ACSUrl: fault?.kind === 'acs_url' ? (fault.value ?? '') : `${base}/acs`,
    TermUrl: `${base}/threeDGateway/startThreeDFlow`,
    MD: md,
    ACTUALBRAND: fault?.kind === 'actual_brand' ? (fault.value ?? '') : card.brand,
  };
  await bank.faults.tell('Enrollment', 'after');
  return xml(
    c,
    message('IPaySecure', {
      Message: { VERes: verRes },
      VerifyEnrollmentRequestId:
        fault?.kind === 'other_request_id' ? 'SOMEBODYELSES' : record.requestId,
      MessageErrorCode: '200',
    }),
  );
}

/** Returns the bank's refusal of a malformed request, or an empty text. */
function enrollmentRefusal(bank: SimulatedBank, at: (name: string) => string): string {
  const requestId = at('VerifyEnrollmentRequestId');
  // With XML or `prmstr` every field is empty, and the bank reports the expiry as the first missing field.
  if (!at('MerchantId') && !at('Pan')) return '2030';
  if (at('MerchantId') !== bank.merchantId || at('MerchantPassword') !== bank.password)
    return '2005';
  if (!requestId) return '2022';
  if (bank.mpi.has(requestId)) return '2023';
  if (cardIndex(at('Pan')) === -1) return '2029';
  if (!/^\d{2}(0[1-9]|1[0-2])$/.test(at('ExpiryDate'))) return '2030';
  if (!/^\d+\.\d{2}$/.test(at('PurchaseAmount')) || at('Currency') !== '949') return '1008';
  if (at('BrandName') !== cardAt(cardIndex(at('Pan'))).brand) return '2009';
  const count = at('InstallmentCount');
  if (count && (Number(count) < 2 || Number(count) > bank.maxInstallment)) return '1104';
  return '';
}

function recordOf(at: (name: string) => string): MpiRecord {
  const card = cardIndex(at('Pan'));
  const requestId = at('VerifyEnrollmentRequestId');
  const cavv = createHash('sha1').update(requestId).digest('base64');
  return {
    requestId,
    card,
    expiry: at('ExpiryDate'),
    amountMinor: Number(at('PurchaseAmount').replace('.', '')),
    currency: at('Currency'),
    installments: at('InstallmentCount'),
    sessionInfo: at('SessionInfo'),
    successUrl: at('SuccessUrl'),
    failureUrl: at('FailureUrl'),
    eci: eciOf(cardAt(card)),
    cavv,
    isUsed: false,
  };
}

function localForm(action: string, md: string): string {
  const page = `<html><body><form method="post" action="${action}"><input type="hidden" name="goreq" value="${md}"></form><script>document.forms[0].submit()</script></body></html>`;
  return Buffer.from(page).toString('base64');
}

type CodePage = { termUrl: string; md: string; base: string };

function codePage(c: Context, { termUrl, md, base }: CodePage) {
  const inner = `<label>Code (${CODE}) · Kod<input name="code" inputmode="numeric" autocomplete="one-time-code" value=""></label>
<button class="go">Confirm · Onayla</button><button name="cancel" value="1">Cancel · İptal</button>`;
  const form = drawForm(
    { action: `${base}/acs/confirm`, fields: { TermUrl: termUrl, MD: md } },
    inner,
  );
  return simulatorPage(c, `<h1>3D Secure</h1>${form}`);
}

function backToMerchant(c: Context, bank: SimulatedBank, record: MpiRecord, result: string) {
  const card = cardAt(record.card);
  const status = result === 'right' ? card.status : 'N';
  const isGood = status !== 'N';
  const fields: Record<string, string> = {
    MerchantId: bank.merchantId,
    VerifyEnrollmentRequestId: record.requestId,
    Status: status,
    Eci: isGood ? record.eci : '',
    Cavv: isGood ? record.cavv : '',
    MdStatus: isGood ? '1' : '0',
    PurchAmount: String(record.amountMinor),
    PurchCurrency: record.currency,
    Xid: `xid-${record.requestId.slice(0, 8)}`,
    // Real callbacks can contain the whole card number, so our server must not store it.
    Pan: card.pan,
    Expiry: record.expiry,
    InstallmentCount: record.installments,
    SessionInfo: record.sessionInfo,
    ErrorCode: '',
    ErrorMessage: result === 'cancel' ? 'Cancelled by cardholder' : '',
  };
  fields.Hash = hashOf(fields, bank.password);
  const fault = bank.faults.take('Callback');
  const altered = fault?.kind === 'callback_fields' ? withFields(fields, fault.fields) : fields;
  const action = isGood ? record.successUrl : record.failureUrl;
  return passOn(c, { action, fields: altered }, card.fault === 'double_callback');
}

function withFields(fields: Record<string, string>, other: Fault['fields'] = {}) {
  const said = Object.entries({ ...fields, ...other }).filter(([, value]) => value != null);
  return Object.fromEntries(said.map(([name, value]) => [name, String(value)]));
}

function hashOf(fields: Record<string, string>, password: string): string {
  const order = [
    'VerifyEnrollmentRequestId',
    'MerchantId',
    'PurchCurrency',
    'PurchAmount',
    'Eci',
    'Cavv',
    'MdStatus',
    'Status',
  ];
  const text = `${order.map((name) => fields[name] ?? '').join('')}${password}`;
  return createHash('sha256').update(text, 'latin1').digest('base64');
}

export function xml(c: Context, text: string): Response {
  c.header('Content-Type', 'application/xml; charset=utf-8');
  return c.body(text);
}
