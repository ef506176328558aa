import type { TestResponse } from '../bar/test-browser';
import type { TestStaff } from '../bar/test-staff';
import { newOrderId } from '../data/test-orders';

type TestServer = { staff: TestStaff; ids: Record<string, string> };
type Act = (server: TestServer) => Promise<TestResponse>;

function act(method: string, path: string, bodyOf: (server: TestServer) => object): Act {
  return (server) =>
    server.staff.send(`/api/admin/contact-messages/${server.ids.message}/${path}`, {
      method,
      body: bodyOf(server),
    });
}

/** Lists the requests of staff about a guest's message, and the test mail. */
export const MESSAGE_MUTATIONS: Readonly<Record<string, Act>> = {
  'POST /api/admin/mail/test': ({ staff }) =>
    staff.send('/api/admin/mail/test', {
      body: { language: 'en' },
      headers: { 'Idempotency-Key': newOrderId() },
    }),
  'PATCH /api/admin/contact-messages/:id/status': act('PATCH', 'status', () => ({
    status: 'read',
  })),
  'POST /api/admin/contact-messages/:id/reply': act('POST', 'reply', () => ({
    text: 'We have it.',
    repliesSeen: 0,
  })),
  'PUT /api/admin/contact-messages/:id/note': act('PUT', 'note', () => ({
    note: 'Behind the bar',
    from: '',
  })),
  'PUT /api/admin/contact-messages/:id/assignee': act('PUT', 'assignee', ({ staff }) => ({
    staffId: staff.user.id,
    from: null,
  })),
};
