import { DomainError } from '#domain/error-codes';
import { GUEST_OPERATIONS } from '#domain/registry/guest-operations';
import * as devices from '#domain/stations/devices.operations';
import * as sync from '#domain/sync/sync.operations';
import * as watch from '#domain/watch/watch.operations';
import { guestRoute, packedRoute, plainRoute } from '../http/guest-route';
import { forgetDevice, forgetMemberHere } from '../http/principal';
import { clientAddress, parse } from '../http/request-facts';
import { eventStream } from '../http/response-headers';
import type { App } from '../http/staff-api';
import { staffApi } from '../http/staff-api';
import type { Deps } from '../setup/deps';
import { readPackedVenue } from '../usecases/read-venue';
import { listDemoAccounts } from '../usecases/staff/sign-in';
import {
  listTablets,
  pullQuery,
  readChanges,
  readSnapshot,
  snapshotQuery,
} from '../usecases/sync/read-changes';
import { setDevice } from '../usecases/sync/set-device';
import { readWatch } from '../usecases/watch';

/** Serves what every device asks: the server's clock and build, the venue, news of changes, the tablets' copy. */
export function deviceRoutes(app: App, deps: Deps): void {
  const { now, build } = deps;
  guestRoute(app, GUEST_OPERATIONS.health, () => ({ ok: true, now: now(), build }));
  guestRoute(app, GUEST_OPERATIONS.ready, async () => {
    const reason = await deps.readiness.read();
    if (reason) throw new DomainError('busy', { reason, retryAfterS: 2 });
    return { ready: true as const };
  });
  guestRoute(app, GUEST_OPERATIONS.demo, () => listDemoAccounts(deps));
  packedRoute(app, GUEST_OPERATIONS.venue, (c) => {
    c.header('Cache-Control', 'no-cache');
    return readPackedVenue(deps);
  });
  guestRoute(app, GUEST_OPERATIONS.forgetDevice, async (c) => {
    await forgetMemberHere(c, deps);
    forgetDevice(c, deps.reach);
    return { forgotten: true };
  });

  // Networks that block streams let a page poll.
  plainRoute(app, GUEST_OPERATIONS.live, (c) =>
    eventStream(c, () => deps.guestLive.open(clientAddress(c, deps.reach))),
  );
  guestRoute(app, GUEST_OPERATIONS.liveNow, () => deps.guestLive.news());

  const staff = staffApi(app, deps);

  staff.read(sync.pull, (c) => {
    const asker = { session: c.get('session'), signal: c.req.raw.signal };
    return readChanges(deps, parse(pullQuery, c.req.query()), asker);
  });
  staff.read(watch.read, () => readWatch(deps));
  staff.read(sync.tablets, () => listTablets(deps));
  staff.changeRow(devices.set, setDevice);
  staff.read(sync.snapshot, async (c) => {
    const { member, expiresAt } = c.get('session');
    const { after } = parse(snapshotQuery, c.req.query());
    const page = await readSnapshot(deps, { role: member.role, after });
    return { ...page, sessionEndsAt: expiresAt };
  });
  staff.route(sync.live, (c) => eventStream(c, () => deps.live.open(c.get('session').cookieHash)));
}
