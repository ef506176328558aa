import { expect, test } from 'vitest';
import { describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { newOrderId } from '../../support/data/test-orders';
import type { CardEvening } from '../../support/evenings/card-evening';
import { openBankPage, openCardEvening, payOnPage } from '../../support/evenings/card-evening';

const MINUTE = 60_000;

/** Taps "Pay by card" on the order's page once more. */
function tapAgain({ guest, orderId }: CardEvening) {
  return guest.send('/api/payment/vakifbank/process', {
    body: { orderId },
    headers: { 'Idempotency-Key': newOrderId() },
  });
}

/** Returns the text of the page at a payment's URL. */
async function shownAt({ guest, bar }: CardEvening, address: string) {
  const { searchParams } = new URL(address, bar.url);
  const path = `/api/payment/${searchParams.get('payment')}?key=${searchParams.get('key')}`;
  return (await guest.send(path)).body;
}

describeOnFile('a guest who leaves a payment sees its real state', (openApp) => {
  test('back from the bank’s page, another tap opens the same page', async () => {
    const at = await openCardEvening(openApp);
    const { page } = await openBankPage(at);
    expect((await tapAgain(at)).body).toMatchObject({ action: { url: page } });
  });

  test('without scripts too, another tap opens the same page', async () => {
    const at = await openCardEvening(openApp);
    const { page } = await openBankPage(at);
    const cookie = [...at.guest.cookies].map((pair) => pair.join('=')).join('; ');
    const { headers } = await fetch(`${at.bar.url}/pay`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, origin: at.bar.url },
      body: new URLSearchParams({ orderId: at.orderId }),
    });
    expect(headers.get('location')).toBe(page);
  });

  test('with the tab closed after paying, the order itself says that it is paid', async () => {
    const at = await openCardEvening(openApp);
    await payOnPage((await openBankPage(at)).page);
    await at.bar.later(16 * MINUTE);
    const { body } = await at.guest.send(`/api/orders/${at.orderId}`);
    expect((body.order as { paidAt: string | null }).paidAt).not.toBeNull();
    const stats = await at.staff.send('/api/admin/dashboard/stats');
    expect(stats.body.recentOrders).toMatchObject([{ paymentMethod: 'online' }]);
  });

  test('while the bank cannot be asked, coming back and tapping again lead to the page that waits', async () => {
    const at = await openCardEvening(openApp);
    const { id, page } = await openBankPage(at);
    const back = await payOnPage(page);
    at.bar.fault({ at: 'Query', kind: 'http_500' });
    const response = await fetch(back, { redirect: 'manual' });
    const to = response.headers.get('location') ?? '';
    expect(to).toContain('/order-failed?reason=under_review');
    await at.bar.rows(`UPDATE payment SET state = 'unknown' WHERE id = '${id}'`);
    const { status, body } = await tapAgain(at);
    expect([status, body.address]).toEqual([409, to]);
    expect(await shownAt(at, to)).toMatchObject({ status: 'under_review' });
    await at.bar.later(MINUTE);
    expect(await shownAt(at, to)).toMatchObject({ status: 'paid', amount: '360.00' });
  });

  test('a stranger who guesses the order learns nothing of its payment', async () => {
    const at = await openCardEvening(openApp);
    await openBankPage(at);
    const stranger = { ...at, guest: createBrowser(at.bar) };
    const { status, body } = await tapAgain(stranger);
    expect([status, body.code, body.address]).toEqual([404, 'not_found', undefined]);
  });
});
