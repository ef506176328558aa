import { expect, test } from 'vitest';
import { describeOnFile } from '../../support/bar/test-app';
import {
  APPROVED,
  booked,
  booking,
  comeBack,
  NO_LIMIT,
  onPage,
  pay,
} from '../../support/payments/hosted-deposit';

const SECOND = 1_000;
/** The only success that a public client records has no AuthResultCode. */
const PUBLIC = { AuthResultCode: undefined, Amount: '500,00', ErrorCode: null };

type Fields = Record<string, string | number | null | undefined>;
type Variant = [name: string, fields: Fields];

const CAPTURED_AT_ONCE: Variant[] = [
  ['the public success', PUBLIC],
  ['no payment token', { PaymentToken: undefined }],
  ['no currency', { AmountCode: undefined }],
  ['the currency as a name', { AmountCode: 'TL' }],
  ['whole lira', { Amount: '500' }],
  ['an amount as a JSON number', { Amount: 500 }],
  ['four decimals', { Amount: '500.0000' }],
];
const CAPTURED_AFTER_A_SEARCH: Variant[] = [
  ['no amount', { Amount: undefined }],
  ['an amount that could be kuruş', { Amount: '50000' }],
  ['an unreadable amount', { Amount: '1.000,50' }],
  ['no approval code', { AuthCode: undefined }],
  ['no transaction id', { TransactionId: undefined }],
];
const RETURNED: Variant[] = [
  ['another amount', { Amount: '1,01' }],
  ['another currency', { AmountCode: '840' }],
  ['another token', { PaymentToken: 'SOMEBODYELSES' }],
  ['another transaction', { TransactionId: 'SOMEBODYELSES' }],
];

describeOnFile("the bank's answer about its page", (openApp) => {
  async function paidWith(fields: Fields) {
    const at = await booked(openApp);
    const { url, id } = await pay(at);
    const back = await onPage(url, { card: APPROVED });
    at.bar.fault({ at: 'Query', kind: 'answer_fields', fields });
    const to = await comeBack(back);
    return { at, id, to };
  }

  test.each(CAPTURED_AT_ONCE)('with %s is a paid deposit', async (_, fields) => {
    const { at, id, to } = await paidWith(fields);
    expect(await at.bar.payment(id)).toMatchObject({ state: 'captured', auth_code: '000001' });
    expect(to).toContain('/order-success');
  });

  test.each(CAPTURED_AFTER_A_SEARCH)(
    'with %s leads to the search, which finds the sale',
    async (_, fields) => {
      const { at, id } = await paidWith(fields);
      expect(await at.bar.payment(id)).toMatchObject({ state: 'captured', auth_code: '000001' });
      expect(await booking(at)).toMatchObject({ deposit_paid_by: 'card' });
    },
  );

  test.each(RETURNED)('with %s sends the money back', async (_, fields) => {
    const { at, id, to } = await paidWith(fields);
    expect(await at.bar.payment(id)).toMatchObject({ state: 'cancelled' });
    expect(to).toContain('reason=returned');
  });

  test('with an unknown code is looked up: a declined card stays declined, and a new page opens', async () => {
    const at = await booked(openApp);
    const { url, id } = await pay(at);
    const back = await onPage(url, { card: NO_LIMIT });
    const fields = { Rc: '0082', AuthResultCode: '0082' };
    at.bar.fault({ at: 'Query', kind: 'answer_fields', fields, times: 2 });
    expect(await comeBack(back)).toContain('reason=insufficient_funds');
    expect(await at.bar.payment(id)).toMatchObject({ state: 'declined' });
    expect((await pay(at)).status).toBe(200);
  });

  test('an approval that no answer completes is never reversed: staff decide about it', async () => {
    const at = await booked(openApp);
    const { url, id } = await pay(at);
    const back = await onPage(url, { card: APPROVED });
    at.bar.fault({ at: 'Query', kind: 'answer_fields', fields: { Amount: null }, times: 99 });
    at.bar.fault({ at: 'Search', kind: 'not_found', times: 99 });
    expect(await comeBack(back)).toContain('reason=under_review');
    for (let n = 0; n < 8; n += 1) await at.bar.later(11 * 60 * SECOND);
    expect(await at.bar.payment(id)).toMatchObject({ state: 'unknown' });
    for (let n = 0; n < 25; n += 1) await at.bar.later(3_600 * SECOND);
    expect(await at.bar.payment(id)).toMatchObject({ state: 'manual_review' });
    expect(at.bar.bank.sales()).toMatchObject([{ isCanceled: false, isReversed: false }]);
  });
});
