import { Hono } from 'hono';
import { pairedKiosk, reportedKiosk, unlockedKiosk } from '#domain/kiosks/guest-kiosk';
import { kioskReportInput, pairKioskInput, unlockKioskInput } from '#domain/kiosks/kiosk';
import { clientAddress } from '../http/client-address';
import { guestRoute } from '../http/guest-route';
import { LIMITS, type LimitDeps, takeToken, takeTokenOf } from '../http/rate-limit';
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

  guestRoute(app, 'POST', '/api/kiosks/pair', pairedKiosk, async (c) => {
    takeToken(deps.limiter, LIMITS.pairByIp, clientAddress(c, deps.reach));
    return pairKiosk(deps, parseJson(pairKioskInput, await bodyText(c)));
  });

  guestRoute(app, 'POST', '/api/kiosks/report', reportedKiosk, async (c) => {
    takeToken(deps.limiter, LIMITS.kioskByIp, clientAddress(c, deps.reach));
    const report = parseJson(kioskReportInput, await bodyText(c));
    takeTokenOf(deps.limiter, LIMITS.reportByKiosk, report.secret);
    return reportKiosk(deps, report);
  });

  guestRoute(app, 'POST', '/api/kiosks/unlock', unlockedKiosk, async (c) => {
    takeToken(deps.limiter, LIMITS.kioskByIp, clientAddress(c, deps.reach));
    const input = parseJson(unlockKioskInput, await bodyText(c));
    const onTry = (kioskId: string) => takeToken(deps.limiter, LIMITS.pinByKiosk, kioskId);
    return unlockKiosk(deps, { ...input, onTry });
  });

  return app;
}
