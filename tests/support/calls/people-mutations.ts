import type { TestApp } from '../bar/test-app';
import type { TestResponse } from '../bar/test-browser';
import { createBrowser } from '../bar/test-browser';
import type { Authenticator } from '../bar/test-passkey';
import { addPasskey, enterByPasskey } from '../bar/test-passkey';
import type { TestStaff } from '../bar/test-staff';
import { login } from '../bar/test-staff';
import { ADA, newMember } from '../data/test-members';
import { newOrderId } from '../data/test-orders';

type TestServer = { bar: TestApp; staff: TestStaff; other: TestStaff };
/** Holds a venue whose owner has invited the colleague. */
export type PeopleServer = TestServer & { invitation: string; phone: Authenticator };
type Act = (server: PeopleServer) => Promise<TestResponse>;

const ZEYNEP = {
  firstName: 'Zeynep',
  lastName: 'Işık',
  email: 'zeynep@example.com',
  role: 'staff',
};
const PASSWORD = 'bliss-demo-2026';
/** This is the colleague's PIN. */
export const PIN = '4071';

/** Lists the staff's requests about accounts and members of the club. */
export const PEOPLE_MUTATIONS: Readonly<Record<string, Act>> = {
  'POST /api/admin/auth/login': ({ bar }) => login(createBrowser(bar), 'staff@barbliss.example'),
  'POST /api/admin/auth/logout': (server) => post(server, 'auth/logout'),
  'POST /api/admin/auth/pin': (server) =>
    post(server, 'auth/pin', { pin: '935617', currentPassword: PASSWORD }),
  'POST /api/admin/auth/switch': (server) =>
    post(server, 'auth/switch', { staffId: server.other.user.id, pin: PIN }),
  'POST /api/admin/auth/pin-locks/:id': (server) =>
    post(server, `auth/pin-locks/${server.other.user.id}`),
  'POST /api/admin/auth/change-password': (server) =>
    post(server, 'auth/change-password', {
      currentPassword: PASSWORD,
      newPassword: 'rakı, balık, Ayvalık',
    }),
  'POST /api/admin/auth/invitation/accept': (server) =>
    post(server, 'auth/invitation/accept', {
      token: server.invitation,
      newPassword: 'rakı, balık, Ayvalık',
    }),
  'POST /api/admin/auth/passkeys': addOwnPasskey,
  'PATCH /api/admin/auth/passkeys/:id': async ({ staff }) =>
    staff.send(await passkeyPath(staff), { method: 'PATCH', body: { name: 'Telefonum' } }),
  'DELETE /api/admin/auth/passkeys/:id': async ({ staff }) =>
    staff.send(await passkeyPath(staff), { method: 'DELETE', body: {} }),
  'POST /api/admin/auth/passkey': ({ bar, phone }) => enterByPasskey(createBrowser(bar), phone),
  'POST /api/admin/staff': (server) => post(server, 'staff', ZEYNEP),
  'PUT /api/admin/staff/:id': (server) =>
    server.staff.send(`/api/admin/staff/${server.other.user.id}`, {
      method: 'PUT',
      body: { role: 'staff' },
    }),
  'DELETE /api/admin/staff/:id': (server) =>
    server.staff.send(`/api/admin/staff/${server.other.user.id}`, { method: 'DELETE', body: {} }),
  'POST /api/admin/staff/:id/invitation': (server) =>
    post(server, `staff/${server.other.user.id}/invitation`),
  'POST /api/admin/staff/:id/pin-reset': (server) =>
    post(server, `staff/${server.other.user.id}/pin-reset`),
  'POST /api/admin/staff/:id/sign-out': (server) =>
    post(server, `staff/${server.other.user.id}/sign-out`),
  'POST /api/admin/customers/:id/points': async (server) =>
    post(server, `customers/${await memberOf(server)}/points`, {
      points: 5,
      reason: 'A long wait',
    }),
  'POST /api/admin/customers/:id/merge': async (server) => {
    const [to, from] = [await memberOf(server), await memberOf(server, 'twin@example.com')];
    return post(server, `customers/${to}/merge`, { from });
  },
  'DELETE /api/admin/customers/:id': async (server) =>
    server.staff.send(`/api/admin/customers/${await memberOf(server)}`, {
      method: 'DELETE',
      body: {},
    }),
};

/** Changes that come before an act. */
export const PEOPLE_BEFORE: Readonly<Record<string, readonly Act[]>> = {
  'PATCH /api/admin/auth/passkeys/:id': [addOwnPasskey],
  'DELETE /api/admin/auth/passkeys/:id': [addOwnPasskey],
  'POST /api/admin/auth/passkey': [addOwnPasskey],
};

/** Lists requests that change nothing. */
export const PEOPLE_UNCHANGED: Readonly<Record<string, Act>> = {
  'POST /api/admin/auth/invitation': (server) =>
    post(server, 'auth/invitation', { token: server.invitation }),
  'POST /api/admin/auth/passkey/start': (server) =>
    post(onThisMachine(server), 'auth/passkey/start'),
  'POST /api/admin/auth/passkeys/start': (server) =>
    post(onThisMachine(server), 'auth/passkeys/start', { currentPassword: PASSWORD }),
};

function addOwnPasskey(server: PeopleServer): Promise<TestResponse> {
  return addPasskey(onThisMachine(server).staff, server.phone);
}

/** Passkeys need a public address by name; this machine is the other place where they work. */
function onThisMachine(server: PeopleServer): PeopleServer {
  server.bar.deps.reach.publicUrl = 'http://localhost';
  return server;
}

function post({ staff }: TestServer, path: string, body: object = {}): Promise<TestResponse> {
  const headers = { 'Idempotency-Key': newOrderId() };
  return staff.send(`/api/admin/${path}`, { method: 'POST', body, headers });
}

/** Returns the token of a link that the owner made for the colleague. */
export async function invitationOf(server: TestServer): Promise<string> {
  const path = `staff/${server.other.user.id}`;
  await post(server, `${path}/invitation`);
  const { body } = await server.staff.send(`/api/admin/${path}/access`);
  return String((body.invitation as { path: string }).path).split('#')[1] ?? '';
}

async function passkeyPath(staff: TestStaff): Promise<string> {
  const { body } = await staff.send('/api/admin/auth/passkeys');
  return `/api/admin/auth/passkeys/${(body.passkeys as { id: string }[])[0]?.id}`;
}

async function memberOf({ bar }: TestServer, email = ADA.email): Promise<string> {
  return (await newMember(bar, { ...ADA, email })).id;
}
