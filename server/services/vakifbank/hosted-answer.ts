import {
  judgeSale,
  readAmount,
  readCode,
  readPresence,
  readText,
  saleCode,
} from '#domain/payments/bank-response';
import type { BankConfig } from './bank-config';
import { fieldText, type JsonFields, postJson } from './bank-transport';
import type { HostedOrder } from './hosted-page';
import { CURRENCY } from './mpi';
import { SALE_OF, type SaleResult } from './vpos';

type Service = BankConfig & { url: string };

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
