import { Hono } from 'hono';
import { kioskReportInput, pairKioskInput, unlockKioskInput } from '#domain/kiosks/kiosk';
import { clientAddress } from '../http/client-address';
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

  app.post('/api/kiosks/pair', async (c) => {
    takeToken(deps.limiter, LIMITS.pairByIp, clientAddress(c, deps.reach));
    return c.json(pairKiosk(deps, parseJson(pairKioskInput, await bodyText(c))));
  });

  app.post('/api/kiosks/report', async (c) => {
    takeToken(deps.limiter, LIMITS.kioskByIp, clientAddress(c, deps.reach));
    const report = parseJson(kioskReportInput, await bodyText(c));
    takeTokenOf(deps.limiter, LIMITS.reportByKiosk, report.secret);
    return c.json(await reportKiosk(deps, report));
  });

  app.post('/api/kiosks/unlock', async (c) => {
    takeToken(deps.limiter, LIMITS.kioskByIp, clientAddress(c, deps.reach));
    const input = parseJson(unlockKioskInput, await bodyText(c));
    const onTry = (kioskId: string) => takeToken(deps.limiter, LIMITS.pinByKiosk, kioskId);
    return c.json(await unlockKiosk(deps, { ...input, onTry }));
  });

  return app;
}
