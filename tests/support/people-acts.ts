import type { TestApp } from './test-app';
import { type Answer, createBrowser } from './test-browser';
import { ADA, newMember } from './test-members';
import { newOrderId } from './test-orders';
import { login, type TestStaff } from './test-staff';

type House = { bar: TestApp; staff: TestStaff; other: TestStaff };
type Act = (house: House) => Promise<Answer>;

const PASSWORD = 'bliss-demo-2026';
/** Of the colleague. */
export const PIN = '4071';

/** What staff do to accounts and to members of the club. */
export const PEOPLE_ACTS: Readonly<Record<string, Act>> = {
  'POST /api/admin/auth/login': ({ bar }) => login(createBrowser(bar), 'staff@barbliss.example'),
  'POST /api/admin/auth/logout': (house) => post(house, 'auth/logout'),
  'POST /api/admin/auth/pin': (house) =>
    post(house, 'auth/pin', { pin: '935617', currentPassword: PASSWORD }),
  'POST /api/admin/auth/switch': (house) =>
    post(house, 'auth/switch', { staffId: house.other.user.id, pin: PIN }),
  'POST /api/admin/auth/pin-locks/:id': (house) =>
    post(house, `auth/pin-locks/${house.other.user.id}`),
  'POST /api/admin/auth/change-password': (house) =>
    post(house, 'auth/change-password', {
      currentPassword: PASSWORD,
      newPassword: 'rakı, balık, Ayvalık',
    }),
  'POST /api/admin/customers/:id/points': async (house) =>
    post(house, `customers/${await memberOf(house)}/points`, { points: 5, reason: 'A long wait' }),
  'POST /api/admin/customers/:id/merge': async (house) => {
    const [to, from] = [await memberOf(house), await memberOf(house, 'twin@example.com')];
    return post(house, `customers/${to}/merge`, { from });
  },
  'DELETE /api/admin/customers/:id': async (house) =>
    house.staff.send(`/api/admin/customers/${await memberOf(house)}`, {
      method: 'DELETE',
      body: {},
    }),
};

function post({ staff }: House, path: string, body: object = {}): Promise<Answer> {
  const headers = { 'Idempotency-Key': newOrderId() };
  return staff.send(`/api/admin/${path}`, { method: 'POST', body, headers });
}

async function memberOf({ bar }: House, email = ADA.email): Promise<string> {
  return (await newMember(bar, { ...ADA, email })).id;
}
