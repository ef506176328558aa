import { expect, test } from 'vitest';
import { describeOnFile } from '../../support/bar/test-app';
import { signIn } from '../../support/bar/test-staff';
import { newOrderId } from '../../support/data/test-orders';
import {
  APPROVED,
  booked,
  booking,
  comeBack,
  NO_LIMIT,
  onPage,
  pay,
  shownAt,
} from '../../support/payments/hosted-deposit';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

describeOnFile("a second card on the bank's page after a decline", (openApp) => {
  async function declined() {
    const at = await booked(openApp);
    const { url, id } = await pay(at);
    const to = await comeBack(await onPage(url, { card: NO_LIMIT }));
    expect(to).toContain('reason=insufficient_funds');
    return { at, url, id, to };
  }

  test('that the bank approves has paid the deposit', async () => {
    const { at, url, id } = await declined();
    const to = await comeBack(await onPage(url, { card: APPROVED }));
    expect(to).toContain('/order-success');
    expect(await shownAt(at, to)).toMatchObject({ status: 'paid', amount: '500.00' });
    expect(await at.bar.payment(id)).toMatchObject({ state: 'captured', is_late: 0, reason: null });
    expect(await booking(at)).toMatchObject({ deposit_paid_by: 'card' });
    for (const books of ['payment_entry', 'financial_transaction']) {
      expect(await at.bar.rows(`SELECT * FROM ${books}`)).toHaveLength(1);
    }
    expect((await pay(at)).body.code).toBe('payment.nothing_due');
  });

  test('becomes known although the guest never comes back', async () => {
    const { at, url, id } = await declined();
    await onPage(url, { card: APPROVED });
    await at.bar.later(6 * MINUTE);
    expect(await at.bar.payment(id)).toMatchObject({ state: 'captured' });
  });

  test('becomes known when staff ask the bank', async () => {
    const { at, url, id } = await declined();
    await onPage(url, { card: APPROVED });
    const manager = await signIn(at.bar, 'manager');
    const path = `/api/admin/payments/${id}/resolve`;
    const { body } = await manager.send(path, { body: { reason: 'The guest says it is paid' } });
    expect(body.payment).toMatchObject({ state: 'captured' });
  });

  test('leads another tap to the result, not to a second page of the bank', async () => {
    const { at, url } = await declined();
    await onPage(url, { card: APPROVED });
    const { body } = await pay(at);
    expect(body).toMatchObject({ code: 'payment.nothing_due' });
    expect(at.bar.bank.hosted.size).toBe(1);
  });

  test('while the bank cannot be asked, another tap opens no second page', async () => {
    const { at, url } = await declined();
    await onPage(url, { card: APPROVED });
    at.bar.fault({ at: 'Query', kind: 'http_500', times: 2 });
    const { status, body } = await pay(at);
    expect([status, body.code]).toEqual([409, 'payment.in_progress']);
    expect(String(body.address)).toContain('reason=under_review');
    expect(at.bar.bank.hosted.size).toBe(1);
  });

  test('after a plain decline, another tap opens a new page', async () => {
    const { at } = await declined();
    const { url, id } = await pay(at);
    await comeBack(await onPage(url, { card: APPROVED }));
    expect(await at.bar.payment(id)).toMatchObject({ state: 'captured' });
  });

  test('on the old page while a new one is open: one payment is kept, the other returned', async () => {
    const { at, url, id } = await declined();
    const second = await pay(at);
    const to = await comeBack(await onPage(url, { card: APPROVED }));
    expect(to).toContain('reason=returned');
    expect(await at.bar.payment(id)).toMatchObject({ state: 'cancelled', is_late: 1 });
    await comeBack(await onPage(second.url, { card: APPROVED }));
    expect(await at.bar.payment(second.id)).toMatchObject({ state: 'captured' });
    const kept = at.bar.bank.sales().filter(({ isCanceled }) => !isCanceled);
    expect(kept).toHaveLength(1);
    expect(await booking(at)).toMatchObject({ deposit_paid_by: 'card' });
  });
});

describeOnFile("a guest's return from the bank's page", (openApp) => {
  async function paid() {
    const at = await booked(openApp);
    const { url, id } = await pay(at);
    return { at, url, id, back: await onPage(url, { card: APPROVED }) };
  }

  test('whose address says 0000 is under review until the bank knows of the sale, and asked again', async () => {
    const { at, id, back } = await paid();
    at.bar.fault({ at: 'Query', kind: 'answer_fields', fields: { ErrorCode: '5003' }, times: 2 });
    expect(await comeBack(back)).toContain('reason=under_review');
    await at.bar.later(2 * SECOND);
    expect(await at.bar.payment(id)).toMatchObject({ state: 'awaiting_hosted' });
    await at.bar.later(5 * SECOND);
    expect(await at.bar.payment(id)).toMatchObject({ state: 'captured' });
  });

  test('without any result in the address is under review, too', async () => {
    const { at, back } = await paid();
    at.bar.fault({ at: 'Query', kind: 'answer_fields', fields: { ErrorCode: '5003' } });
    const bare = new URL(back);
    bare.searchParams.delete('Rc');
    expect(await comeBack(bare.href)).toContain('reason=under_review');
  });

  test('that the bank posts as a form is read alike', async () => {
    const { at, back } = await paid();
    at.bar.fault({ at: 'Query', kind: 'answer_fields', fields: { ErrorCode: '5003' }, times: 2 });
    const bare = new URL(back);
    bare.searchParams.delete('Rc');
    const post = (fields: Record<string, string>) =>
      fetch(bare, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
    const [good, bad] = [await post({ RC: '0000' }), await post({ Rc: '9999' })];
    expect(good.headers.get('location')).toContain('reason=under_review');
    expect(bad.headers.get('location')).toContain('reason=cancelled_by_customer');
  });

  test('never comes: the bank is asked within minutes, and until its token ends', async () => {
    const { at, id } = await paid();
    await at.bar.later(2 * MINUTE);
    expect(await at.bar.payment(id)).toMatchObject({ state: 'captured' });
  });

  test('comes after 50 minutes: the deposit is paid', async () => {
    const at = await booked(openApp);
    const { url, id } = await pay(at);
    for (let n = 0; n < 10; n += 1) await at.bar.later(5 * MINUTE);
    await comeBack(await onPage(url, { card: APPROVED }));
    expect(await at.bar.payment(id)).toMatchObject({ state: 'captured', is_late: 0 });
  });

  test('after the token ended while the bank cannot be asked: the payment is checked, not over', async () => {
    const { at, id } = await paid();
    at.bar.fault({ at: 'Query', kind: 'http_500', times: 99 });
    at.bar.fault({ at: 'Search', kind: 'http_500', times: 99 });
    for (let n = 0; n < 14; n += 1) await at.bar.later(5 * MINUTE);
    expect(await at.bar.payment(id)).toMatchObject({ state: 'unknown' });
    at.bar.bank.faults.clear();
    await at.bar.later(60 * MINUTE);
    expect(await at.bar.payment(id)).toMatchObject({ state: 'captured' });
  });
});

describeOnFile('a second tap on Pay', (openApp) => {
  test("waits for the first one's page", async () => {
    const at = await booked(openApp);
    at.bar.fault({ at: 'CreateToken', kind: 'delay', value: '300' });
    const [first, second] = await Promise.all([pay(at), pay(at)]);
    const urls = [first.body, second.body].map(({ action }) => (action as { url: string }).url);
    expect(urls[0]).toBe(urls[1]);
    expect(at.bar.bank.hosted.size).toBe(1);
  });

  test('by the same id waits as well', async () => {
    const at = await booked(openApp);
    at.bar.fault({ at: 'CreateToken', kind: 'delay', value: '300' });
    const id = newOrderId();
    const both = await Promise.all([pay(at, id), pay(at, id)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(at.bar.bank.hosted.size).toBe(1);
  });

  test('of an English guest at a bank that knows Turkish only opens its page', async () => {
    const at = await booked(openApp);
    at.bar.fault({ at: 'CreateToken', kind: 'plain_fields', times: 2 });
    expect((await pay(at)).status).toBe(200);
  });

  test('of a server that was killed meanwhile reads that the page opens, not that a payment is checked', async () => {
    const at = await booked(openApp);
    const { id, url } = await pay(at);
    await at.bar.rows(`UPDATE payment SET state = 'created', page_url = NULL WHERE id = '${id}'`);
    const { status, body } = await pay(at);
    expect([status, body.code]).toEqual([409, 'payment.in_progress']);
    expect(String(body.address)).toContain('reason=opening_page');
    expect(await shownAt(at, String(body.address))).toMatchObject({
      status: 'pending',
      pageUrl: null,
    });
    await at.bar.rows(
      `UPDATE payment SET state = 'awaiting_hosted', page_url = '${url}' WHERE id = '${id}'`,
    );
    expect(await shownAt(at, String(body.address))).toMatchObject({ pageUrl: url });
  });
});
