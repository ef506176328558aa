import type { Context, Hono } from 'hono';
import { xml } from './authentication';
import { broken, dropped } from './broken-responses';
import type { Fault, FaultPoint } from './faults';
import type { SimulatedBank, Transaction } from './simulated-bank';
import { decimal } from './simulated-bank';
import { cardAt, maskedPan } from './simulated-cards';
import type { Flat } from './simulator-messages';
import { leavesOf, message } from './simulator-messages';

const TYPES = ['Sale', 'Cancel', 'Refund', 'Reversal'] as const;
type Type = (typeof TYPES)[number];

/** Adds the virtual terminal: sale, cancel, refund, reversal. */
export function addTerminal(app: Hono, bank: SimulatedBank): void {
  app.post('/virtualPos/Vposreq', async (c) => {
    const sent = leavesOf(new URLSearchParams(await c.req.text()).get('prmstr') ?? '');
    const type = TYPES.find((one) => one === sent.get('TransactionType'));
    if (!type) return xml(c, minimal('1082'));
    await bank.faults.tell(type, 'before');
    const fault = withCardFault(bank, type, sent) ?? bank.faults.take(type);
    const response = fault && (await broken(c, fault));
    if (response) return response;
    const refusal = fault?.kind === 'code' ? (fault.value ?? '') : refusalOf(bank, type, sent);
    const booked = refusal ? refused(bank, type, sent, refusal) : booking(bank, type, sent);
    await bank.faults.tell(type, 'after');
    if (fault?.kind === 'drop_after_commit') return dropped(c);
    return respond(c, bank, { type, booked, refusal, fault });
  });
}

function withCardFault(bank: SimulatedBank, type: FaultPoint, sent: Flat): Fault | null {
  const record = bank.mpi.get(sent.get('MpiTransactionId') ?? '');
  const kind = type === 'Sale' && record ? cardAt(record.card).fault : undefined;
  return kind === 'drop_after_commit' || kind === 'drop_before_commit'
    ? { at: 'Sale', kind }
    : null;
}

function refusalOf(bank: SimulatedBank, type: Type, sent: Flat): string {
  if (sent.get('MerchantId') !== bank.merchantId || sent.get('Password') !== bank.password)
    return '5001';
  if (sent.get('TerminalNo') !== bank.terminalNo) return '1112';
  if (!sent.get('ClientIp')) return '1096';
  if (type === 'Sale') return saleRefusal(bank, sent);
  return returnRefusal(bank, type, sent);
}

function saleRefusal(bank: SimulatedBank, sent: Flat): string {
  const record = bank.mpi.get(sent.get('MpiTransactionId') ?? '');
  if (['Pan', 'Cvv', 'Expiry', 'CurrencyAmount'].some((name) => sent.has(name))) return '1127';
  if (!sent.get('TransactionDeviceSource')) return '1121';
  if (!sent.get('MpiTransactionId')) return '1114';
  if (!sent.get('ECI') || !sent.get('CAVV')) return '0581';
  if (!record) return '1115';
  if (sent.get('ECI') !== record.eci) return '1116';
  if (sent.get('CAVV') !== record.cavv) return '1117';
  if (record.isUsed) return '1128';
  if ((sent.get('NumberOfInstallments') ?? '') !== record.installments) return '1126';
  if (bank.transactions.has(sent.get('TransactionId') ?? '')) return '1006';
  if (bank.sales().some(({ orderId }) => orderId === sent.get('OrderId'))) return '1061';
  const { saleCode } = cardAt(record.card);
  return saleCode === '0000' ? '' : saleCode;
}

function returnRefusal(bank: SimulatedBank, type: Type, sent: Flat): string {
  const sale = bank.transactions.get(sent.get('ReferenceTransactionId') ?? '');
  if (!sent.get('ReferenceTransactionId')) return '1007';
  if (sale?.resultCode !== '0000') return '0540';
  if (type === 'Refund') return refundRefusal(sale, sent);
  if (sale.isCanceled) return '1083';
  if (sale.isReversed) return '1101';
  return sale.batch === bank.batch ? '' : '2202';
}

function refundRefusal(sale: Transaction, sent: Flat): string {
  const amount = sent.get('CurrencyAmount') ?? '';
  if (!/^\d+\.\d{2}$/.test(amount)) return '0013';
  if (sale.isCanceled || sale.isReversed) return '0982';
  if (sale.refundedMinor >= sale.amountMinor) return '1059';
  return sale.refundedMinor + minorOf(amount) > sale.amountMinor ? '1046' : '';
}

/** Stores a declined sale but no other refusal. */
function refused(bank: SimulatedBank, type: Type, sent: Flat, code: string): Transaction | null {
  const record = bank.mpi.get(sent.get('MpiTransactionId') ?? '');
  const isDecline = type === 'Sale' && record !== undefined && /^0[0-5]/.test(code);
  if (!isDecline) return null;
  return bank.book({
    id: sent.get('TransactionId') ?? '',
    type,
    orderId: sent.get('OrderId') ?? '',
    amountMinor: record.amountMinor,
    resultCode: code,
    maskedPan: maskedPan(cardAt(record.card)),
  });
}

function booking(bank: SimulatedBank, type: Type, sent: Flat): Transaction {
  const id = sent.get('TransactionId') || `SIM${bank.next()}`;
  if (type === 'Sale') {
    const record = bank.mpi.get(sent.get('MpiTransactionId') ?? '');
    if (!record) throw new Error('A sale without its record was not refused.');
    record.isUsed = true;
    const { eci, cavv, amountMinor, card } = record;
    const orderId = sent.get('OrderId') ?? '';
    return bank.book({
      id,
      type,
      orderId,
      amountMinor,
      resultCode: '0000',
      eci,
      cavv,
      maskedPan: maskedPan(cardAt(card)),
    });
  }
  const referenceId = sent.get('ReferenceTransactionId') ?? '';
  const sale = bank.transactions.get(referenceId);
  if (!sale) throw new Error('A return without its sale was not refused.');
  const amountMinor =
    type === 'Refund' ? minorOf(sent.get('CurrencyAmount') ?? '') : sale.amountMinor;
  if (type === 'Cancel') sale.isCanceled = true;
  if (type === 'Reversal') sale.isReversed = true;
  if (type === 'Refund') sale.refundedMinor += amountMinor;
  return bank.book({
    id,
    type,
    referenceId,
    orderId: sale.orderId,
    amountMinor,
    resultCode: '0000',
  });
}

type Reply = { type: Type; booked: Transaction | null; refusal: string; fault: Fault | null };

function respond(
  c: Context,
  bank: SimulatedBank,
  { type, booked, refusal, fault }: Reply,
): Response {
  if (refusal || !booked) return xml(c, minimal(refusal));
  const is = (kind: Fault['kind']) => fault?.kind === kind;
  return xml(
    c,
    message('VposResponse', {
      MerchantId: bank.merchantId,
      TransactionType: type,
      TransactionId: booked.id,
      ...(booked.referenceId ? { ReferenceTransactionId: booked.referenceId } : {}),
      ResultCode: '0000',
      ResultDetail: 'İŞLEM BAŞARILI',
      InstallmentTable: '',
      AuthCode: booked.authCode,
      HostDate: booked.hostDate,
      Rrn: booked.rrn,
      TerminalNo: bank.terminalNo,
      CurrencyAmount: is('wrong_amount') ? '1.00' : decimal(booked.amountMinor),
      CurrencyCode: is('wrong_currency') ? '840' : '949',
      OrderId: is('wrong_order') ? 'SOMEBODYELSES' : booked.orderId,
      ECI: booked.eci,
      ThreeDSecureType: is('not_secure') ? '1' : '2',
      TransactionDeviceSource: '0',
      BatchNo: String(booked.batch),
      TLAmount: decimal(booked.amountMinor),
    }),
  );
}

function minimal(code: string): string {
  return message('VposResponse', {
    ResultCode: code,
    ResultDetail: 'İŞLEM BAŞARISIZ',
    InstallmentTable: '',
  });
}

function minorOf(text: string): number {
  return Number(text.replace('.', ''));
}
