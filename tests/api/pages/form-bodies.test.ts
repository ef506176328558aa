import { expect, test } from 'vitest';
import type { OpenApp } from '../../support/bar/test-app';
import { describeOnFile } from '../../support/bar/test-app';
import type { PaymentBar } from '../../support/payments/payment-bar';
import { cardBody, openPaymentBar, start } from '../../support/payments/payment-bar';

const FORM = 'application/x-www-form-urlencoded';
const MAX_BYTES = 64 * 1024;

/** Opens a server and returns the URLs that accept a form; the callback's belongs to an open payment. */
async function formAddresses(openApp: OpenApp) {
  const bar = await openPaymentBar(openApp);
  const started = await start(bar, cardBody());
  const callback = String(bar.bank.mpi.values().next().value?.successUrl);
  const addresses = [`${bar.url}/pay`, `${bar.url}/vakifbank-test/pay`, callback];
  return { bar, id: started.id, addresses };
}

/** Sends without a declared length, as a stranger's program can. */
function send(address: string, type: string, body: string) {
  const bytes = new TextEncoder().encode(body);
  return fetch(address, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': type },
    body: new Blob([bytes]).stream(),
    duplex: 'half',
  } as RequestInit);
}

async function stateOf(bar: PaymentBar, id: string) {
  return (await bar.payment(id)).state;
}

describeOnFile('a form', (openApp) => {
  test('of more than 64 kB is refused, with and without a declared length', async () => {
    const { bar, id, addresses } = await formAddresses(openApp);
    for (const address of addresses) {
      const body = `orderId=${'x'.repeat(MAX_BYTES)}`;
      const declared = await fetch(address, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': FORM },
        body,
      });
      expect([address, declared.status]).toEqual([address, 413]);
      const status = await send(address, FORM, body).then(
        (sent) => sent.status,
        () => 'cut',
      );
      expect([413, 'cut'], address).toContain(status);
    }
    expect(await stateOf(bar, id)).toBe('awaiting_3ds');
  });

  test('of another type is refused, a broken one too', async () => {
    const { bar, id, addresses } = await formAddresses(openApp);
    for (const address of addresses) {
      for (const type of ['multipart/form-data; boundary=x', 'text/plain', 'application/json']) {
        const { status } = await send(address, type, 'x');
        expect([address, type, status]).toEqual([address, type, 415]);
      }
    }
    expect(await stateOf(bar, id)).toBe('awaiting_3ds');
  });

  test("of more than 64 kB is refused on the simulator's pages too", async () => {
    const bar = await openPaymentBar(openApp);
    const page = String(bar.deps.bank.config.urls?.enroll);
    const body = `Pan=${'x'.repeat(MAX_BYTES)}`;
    const { status } = await fetch(page, {
      method: 'POST',
      headers: { 'content-type': FORM },
      body,
    });
    expect(status).toBe(413);
  });
});
