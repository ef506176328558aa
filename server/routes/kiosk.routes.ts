import { type Context, Hono } from 'hono';
import { pairedKiosk, reportedKiosk, unlockedKiosk } from '#domain/kiosks/guest-kiosk';
import { kioskReportInput, pairKioskInput, unlockKioskInput } from '#domain/kiosks/kiosk';
import { clientAddress } from '../http/client-address';
import { guestRoute } from '../http/guest-route';
import { countBad, LIMITS, type LimitDeps, takeToken, takeTokenOf } from '../http/rate-limit';
import type { Reach } from '../http/request-facts';
import { bodyText, parseJson } from '../http/validate';
import { pairKiosk } from '../usecases/kiosks/pair-kiosk';
import { reportKiosk } from '../usecases/kiosks/report-kiosk';
import type { KioskDeps } from '../usecases/kiosks/shared/kiosk-request';
import { unlockKiosk } from '../usecases/kiosks/unlock-kiosk';

type KioskRoutesDeps = KioskDeps & LimitDeps & { reach: Reach };

/** Serves a kiosk's requests besides orders: pairing code, report, unlocking for staff. */
export function kioskRoutes(deps: KioskRoutesDeps): Hono {
  const app = new Hono();

  guestRoute(app, 'POST', '/api/kiosks/pair', pairedKiosk, (c) =>
    countUnknown(c, deps, async () => {
      const { secret } = parseJson(pairKioskInput, await bodyText(c));
      const address = clientAddress(c, deps.reach);
      const onNew = () => takeToken(deps.limiter, LIMITS.pairByIp, address);
      return pairKiosk(deps, { secret, address, onNew });
    }),
  );

  guestRoute(app, 'POST', '/api/kiosks/report', reportedKiosk, (c) =>
    countUnknown(c, deps, async () => {
      const report = parseJson(kioskReportInput, await bodyText(c));
      takeTokenOf(deps.limiter, LIMITS.reportByKiosk, report.secret);
      return reportKiosk(deps, report);
    }),
  );

  guestRoute(app, 'POST', '/api/kiosks/unlock', unlockedKiosk, (c) =>
    countUnknown(c, deps, async () => {
      const input = parseJson(unlockKioskInput, await bodyText(c));
      const { limiter } = deps;
      const onTry = (kioskId: string) => takeToken(limiter, LIMITS.pinByKiosk, kioskId);
      const onOpen = (kioskId: string) => limiter.forgive(LIMITS.pinByKiosk, kioskId);
      return unlockKiosk(deps, { ...input, onTry, onOpen });
    }),
  );

  return app;
}

function countUnknown<T>(c: Context, deps: KioskRoutesDeps, run: () => Promise<T>): Promise<T> {
  return countBad('kiosk.unknown', run, () =>
    takeToken(deps.limiter, LIMITS.badKioskByIp, clientAddress(c, deps.reach)),
  );
}
