import type { TestResponse } from '../bar/test-browser';
import { newOrderId } from '../data/test-orders';
import type { PeopleServer } from './people-mutations';

type Act = (server: PeopleServer) => Promise<TestResponse>;

const DAY = '2026-07-03';

/** Lists the managers' requests about card payments and the bank's lists. */
export const PAYMENT_ACTS: Readonly<Record<string, Act>> = {
  'POST /api/admin/payments/:id/cancel': onPayment('cancel', { reason: 'Left early' }),
  'POST /api/admin/payments/:id/refund': onPayment('refund', { reason: 'Left early', amount: 1 }),
  'POST /api/admin/payments/:id/resolve': onPayment('resolve', { reason: 'Seen' }),
  'POST /api/admin/payments/:id/decide': async (server) => {
    await server.bar.rows(`UPDATE payment SET state = 'manual_review'`);
    return onPayment('decide', { reason: 'The bank confirms it', decision: 'keep' })(server);
  },
  'POST /api/admin/payments/settlement/:day/explain': async (server) => {
    const onlyBank = [{ transactionId: 'S1', amount: '1.00' }];
    const report = { day: DAY, matched: 0, onlyBank, onlyOurs: [] };
    await server.bar.deps.settlements.keep('simulator', report, server.bar.clock.now());
    return post(server, `settlement/${DAY}/explain`, { reason: 'The bank has found it' });
  },
};

function onPayment(act: string, body: object): Act {
  return async (server) => {
    const [payment] = await server.bar.rows('SELECT id FROM payment');
    return post(server, `${payment?.id}/${act}`, body);
  };
}

function post({ staff }: PeopleServer, path: string, body: object): Promise<TestResponse> {
  return staff.send(`/api/admin/payments/${path}`, {
    method: 'POST',
    body,
    headers: { 'Idempotency-Key': newOrderId() },
  });
}
