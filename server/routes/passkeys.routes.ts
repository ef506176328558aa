import type { Context } from 'hono';
import * as operations from '#domain/staff/passkeys.operations';
import type { Deps } from '../deps';
import { knownTablet, rememberRole } from '../http/known-tablet';
import { putChallenge, siteOf, takeChallenge } from '../http/passkey-request';
import { LIMITS, SHARED_LIMITS, takeShared, takeToken } from '../http/rate-limit';
import { clientAddress, deviceName } from '../http/request-facts';
import { type App, type StaffEnv, setStaffCookie, staffCookie } from '../http/require-staff';
import { staffApi } from '../http/staff-api';
import { bodyText, entityId, parseJson } from '../http/validate';
import {
  addPasskey,
  askPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInByPasskey,
  startPasskey,
} from '../usecases/staff/passkeys';
import { STAFF_SESSION_MS } from '../usecases/staff/sign-in';

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
