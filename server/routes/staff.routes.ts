import type { Context } from 'hono';
import * as operations from '#domain/staff/passkeys.operations';
import { reportPinLockMutation } from '#domain/staff/pin';
import * as account from '#domain/staff/staff.operations';
import { askingTablet, knownTablet, rememberRole, staffOfQrRequest } from '../http/known-tablet';
import { putChallenge, siteOf, takeChallenge } from '../http/passkey-request';
import { LIMITS, SHARED_LIMITS, takeShared, takeToken } from '../http/rate-limit';
import {
  bodyText,
  clientAddress,
  deviceName,
  entityId,
  parse,
  parseJson,
} from '../http/request-facts';
import type { App, StaffEnv } from '../http/staff-api';
import {
  bearerOf,
  clearStaffCookie,
  setStaffCookie,
  staffApi,
  staffCookie,
  staffRoute,
} from '../http/staff-api';
import type { Deps } from '../setup/deps';
import { readDashboard } from '../usecases/financials/dashboard';
import { listActivity, listActivityQuery } from '../usecases/staff/activity';
import {
  addPasskey,
  askPasskey,
  listPasskeys,
  listTeam,
  removePasskey,
  renamePasskey,
  reportPinLock,
  setPin,
  signInByPasskey,
  startPasskey,
  switchStaff,
} from '../usecases/staff/credentials';
import {
  acceptInvitation,
  changePassword,
  readInvitation,
  STAFF_SESSION_MS,
  signInStaff,
  signOutStaff,
} from '../usecases/staff/sign-in';
import {
  endStaffSessions,
  inviteStaff,
  readStaffAccess,
  resetStaffPin,
} from '../usecases/staff/staff-access';

export function staffRoutes(app: App, deps: Deps): void {
  const staff = staffApi(app, deps);
  signInRoutes(app, deps);
  pinRoutes(app, deps);

  staff.read(account.access, (c) => readStaffAccess(deps, entityId(c)));
  staff.changeRow(account.invite, inviteStaff);
  staff.changeRow(account.resetPin, resetStaffPin);
  staff.changeRow(account.endSessions, endStaffSessions);
  const limit = (c: Context) =>
    takeShared(deps.limiter, SHARED_LIMITS.signInByAddress, clientAddress(c, deps.reach));
  staff.ask(account.readInvitation, ({ token }) => readInvitation(deps, token), limit);
  staff.ask(account.acceptInvitation, (input) => acceptInvitation(deps, input), limit);

  staff.read(account.stats, (c) => readDashboard(deps, c.get('session').member.role));
  staff.read(account.activity, (c) => listActivity(deps, parse(listActivityQuery, c.req.query())));
}

function signInRoutes(app: App, deps: Deps): void {
  const staff = staffApi(app, deps);

  staff.route(account.signIn, async (c) => {
    const address = clientAddress(c, deps.reach);
    // Guests share the venue's address, so known staff devices have attempts of their own.
    await takeShared(
      deps.limiter,
      SHARED_LIMITS.signInByAddress,
      knownTablet(c, deps)?.device ?? address,
    );
    const input = parseJson(account.signIn.schema, await bodyText(c));
    await takeShared(deps.limiter, SHARED_LIMITS.signIn, `${input.email}|${address}`);
    const { cookie, token, user } = await signInStaff(deps, input, {
      formerCookie: staffCookie(c, deps.reach),
      device: deviceName(c),
    });
    setStaffCookie(c, deps.reach, cookie, STAFF_SESSION_MS / 1000);
    rememberRole(c, deps, user.role);
    return c.json({ token, user });
  });

  staff.route(account.signOut, async (c) => {
    await signOutStaff(deps, { bearer: bearerOf(c), cookie: staffCookie(c, deps.reach) });
    clearStaffCookie(c, deps.reach);
    return c.body(null, 204);
  });

  staff.read(account.me, (c) => {
    const { id, email, firstName, lastName, role } = c.get('session').member;
    return { user: { id, email, firstName, lastName, role } };
  });

  staff.ask(
    account.changePassword,
    (input, c) => changePassword(deps, c.get('session'), input),
    passwordLimit(deps),
  );
}

/** Who types a password may try so often. */
function passwordLimit({ limiter }: Deps) {
  return (c: Context<StaffEnv>) =>
    takeShared(limiter, SHARED_LIMITS.password, c.get('session').member.id);
}

function pinRoutes(app: App, deps: Deps): void {
  const staff = staffApi(app, deps);

  staff.read(account.team, () => listTeam(deps));

  staff.ask(
    account.setPin,
    (input, c) => setPin(deps, c.get('session'), input),
    passwordLimit(deps),
  );

  const orElse = (c: Context) => staffOfQrRequest(c, deps);
  staffRoute(app, deps, { ...account.switchStaff, orElse }, async (c) => {
    const input = parseJson(account.switchStaff.schema, await bodyText(c));
    const tablet = askingTablet(c, deps, c.get('session'));
    const asking = { ...tablet, knownRole: knownTablet(c, deps)?.role ?? null };
    const { cookie: given, ...opened } = await switchStaff(deps, asking, input);
    setStaffCookie(c, deps.reach, given, STAFF_SESSION_MS / 1000);
    return c.json(opened);
  });

  staff.changeRow(reportPinLockMutation, reportPinLock);
}

type Session = StaffEnv['Variables']['session'];

const SIGN_IN = 'sign-in';

export function passkeysRoutes(app: App, deps: Deps): void {
  const staff = staffApi(app, deps);
  const { limiter, reach } = deps;
  const deviceOf = (c: Context) => knownTablet(c, deps)?.device ?? clientAddress(c, reach);

  staff.route(operations.askPasskey, async (c) => {
    takeToken(limiter, LIMITS.passkeyAsk, deviceOf(c));
    const options = await askPasskey(siteOf(c, reach));
    putChallenge(c, deps, { challenge: options.challenge, purpose: SIGN_IN });
    return c.json(options);
  });

  staff.route(operations.signInByPasskey, async (c) => {
    await takeShared(limiter, SHARED_LIMITS.signInByAddress, deviceOf(c));
    const input = parseJson(operations.signInByPasskey.schema, await bodyText(c));
    const asked = { site: siteOf(c, reach), ...takeChallenge(c, deps, SIGN_IN) };
    const from = { formerCookie: staffCookie(c, reach), device: deviceName(c) };
    const { cookie, token, user } = await signInByPasskey(deps, input, { asked, from });
    setStaffCookie(c, reach, cookie, STAFF_SESSION_MS / 1000);
    rememberRole(c, deps, user.role);
    return c.json({ token, user });
  });

  staff.read(operations.listPasskeys, (c) => listPasskeys(deps, c.get('session')));

  staff.route(operations.startPasskey, async (c) => {
    const session = c.get('session');
    await takeShared(limiter, SHARED_LIMITS.password, session.member.id);
    const { currentPassword } = parseJson(operations.startPasskey.schema, await bodyText(c));
    const options = await startPasskey(deps, session, { site: siteOf(c, reach), currentPassword });
    putChallenge(c, deps, { challenge: options.challenge, purpose: addingBy(session) });
    return c.json(options);
  });

  staff.route(operations.addPasskey, async (c) => {
    const session = limited(c);
    const input = parseJson(operations.addPasskey.schema, await bodyText(c));
    const asked = { site: siteOf(c, reach), ...takeChallenge(c, deps, addingBy(session)) };
    return c.json(await addPasskey(deps, session, { input, asked }));
  });

  staff.route(operations.renamePasskey, async (c) => {
    const session = limited(c);
    const { name } = parseJson(operations.renamePasskey.schema, await bodyText(c));
    return c.json(await renamePasskey(deps, session, { id: entityId(c), name }));
  });

  staff.route(operations.removePasskey, async (c) =>
    c.json(await removePasskey(deps, limited(c), entityId(c))),
  );

  function limited(c: Context<StaffEnv>): Session {
    const session = c.get('session');
    takeToken(limiter, LIMITS.passkeyChange, session.member.id);
    return session;
  }
}

/** A challenge for a new passkey proves that this session typed the password. */
function addingBy({ cookieHash }: Session): string {
  return `add:${cookieHash}`;
}
