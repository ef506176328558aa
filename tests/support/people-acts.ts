import type { TestApp } from './test-app';
import { type Answer, createBrowser } from './test-browser';
import { ADA, newMember } from './test-members';
import { newOrderId } from './test-orders';
import { login, type TestStaff } from './test-staff';

type House = { bar: TestApp; staff: TestStaff; other: TestStaff };
/** A house whose owner has invited the colleague. */
export type PeopleHouse = House & { invitation: string };
type Act = (house: PeopleHouse) => Promise<Answer>;

const ZEYNEP = {
  firstName: 'Zeynep',
  lastName: 'Işık',
  email: 'zeynep@example.com',
  role: 'staff',
};
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
  'POST /api/admin/auth/invitation/accept': (house) =>
    post(house, 'auth/invitation/accept', {
      token: house.invitation,
      newPassword: 'rakı, balık, Ayvalık',
    }),
  'POST /api/admin/staff': (house) => post(house, 'staff', ZEYNEP),
  'PUT /api/admin/staff/:id': (house) =>
    house.staff.send(`/api/admin/staff/${house.other.user.id}`, {
      method: 'PUT',
      body: { role: 'staff' },
    }),
  'DELETE /api/admin/staff/:id': (house) =>
    house.staff.send(`/api/admin/staff/${house.other.user.id}`, { method: 'DELETE', body: {} }),
  'POST /api/admin/staff/:id/invitation': (house) =>
    post(house, `staff/${house.other.user.id}/invitation`),
  'POST /api/admin/staff/:id/pin-reset': (house) =>
    post(house, `staff/${house.other.user.id}/pin-reset`),
  'POST /api/admin/staff/:id/sign-out': (house) =>
    post(house, `staff/${house.other.user.id}/sign-out`),
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

/** The token of a link that the house's owner made for the colleague. */
export async function invitationOf(house: House): Promise<string> {
  const path = `staff/${house.other.user.id}`;
  await post(house, `${path}/invitation`);
  const { body } = await house.staff.send(`/api/admin/${path}/access`);
  return String((body.invitation as { path: string }).path).split('#')[1] ?? '';
}

async function memberOf({ bar }: House, email = ADA.email): Promise<string> {
  return (await newMember(bar, { ...ADA, email })).id;
}
