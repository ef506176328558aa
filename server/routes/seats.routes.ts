import type { Context } from 'hono';
import * as v from 'valibot';
import { DomainError } from '#domain/error-codes';
import { kioskReportInput, pairKioskInput, unlockKioskInput } from '#domain/kiosks/kiosk';
import { GUEST_OPERATIONS } from '#domain/registry/guest-operations';
import { callStaffInput } from '#domain/seatings/guest-seat';
import { answerPhoneInput, seatSecret, takeSeatInput } from '#domain/seatings/seating';
import { HEADERS } from '#domain/sync/mutation';
import type { Deps } from '../deps';
import { guestRoute } from '../http/guest-route';
import { countBad, LIMITS, takeToken, takeTokenOf } from '../http/rate-limit';
import { bodyText, clientAddress, parseJson } from '../http/request-facts';
import type { App } from '../http/staff-api';
import { pairKiosk, reportKiosk, unlockKiosk } from '../usecases/kiosks/kiosks';
import { answerPhone, callStaff, readSeat, takeSeat } from '../usecases/seatings/staff-seatings';

/** Serves phones and kiosks at a table: seat, bill, calls; pairing code, report, unlocking. */
export function seatsRoutes(app: App, deps: Deps): void {
  // The QR code holds a short URL; the app's page reads the code.
  app.get('/t/:token', (c) =>
    c.redirect(`/table?code=${encodeURIComponent(c.req.param('token'))}`, 302),
  );

  guestRoute(app, GUEST_OPERATIONS.takeSeat, async (c) => {
    const sit = async () => {
      const { token, seat } = parseJson(takeSeatInput, await bodyText(c));
      const onKnown = () => takeTokenOf(deps.limiter, LIMITS.scanByToken, token);
      return takeSeat(deps, { token, seat, onKnown });
    };
    const onBad = () => takeToken(deps.limiter, LIMITS.badScanByIp, clientAddress(c, deps.reach));
    return countBad('seat.code_invalid', sit, onBad);
  });

  guestRoute(app, GUEST_OPERATIONS.seat, async (c) => {
    const seat = seatOf(c);
    takeTokenOf(deps.limiter, LIMITS.readBySeat, seat);
    return readSeat(deps, { seat });
  });

  guestRoute(app, GUEST_OPERATIONS.answerPhone, async (c) => {
    const seat = seatOf(c);
    takeTokenOf(deps.limiter, LIMITS.readBySeat, seat);
    return answerPhone(deps, { seat, ...parseJson(answerPhoneInput, await bodyText(c)) });
  });

  guestRoute(app, GUEST_OPERATIONS.callStaff, async (c) => {
    const seat = seatOf(c);
    takeTokenOf(deps.limiter, LIMITS.callBySeat, seat);
    const { call } = parseJson(callStaffInput, await bodyText(c));
    return callStaff(deps, { seat, call });
  });

  guestRoute(app, GUEST_OPERATIONS.pairKiosk, (c) =>
    countUnknown(c, deps, async () => {
      const { secret } = parseJson(pairKioskInput, await bodyText(c));
      const address = clientAddress(c, deps.reach);
      const onNew = () => takeToken(deps.limiter, LIMITS.pairByIp, address);
      return pairKiosk(deps, { secret, address, onNew });
    }),
  );

  guestRoute(app, GUEST_OPERATIONS.reportKiosk, (c) =>
    countUnknown(c, deps, async () => {
      const report = parseJson(kioskReportInput, await bodyText(c));
      takeTokenOf(deps.limiter, LIMITS.reportByKiosk, report.secret);
      return reportKiosk(deps, report);
    }),
  );

  guestRoute(app, GUEST_OPERATIONS.unlockKiosk, (c) =>
    countUnknown(c, deps, async () => {
      const input = parseJson(unlockKioskInput, await bodyText(c));
      const { limiter } = deps;
      const onTry = (kioskId: string) => takeToken(limiter, LIMITS.pinByKiosk, kioskId);
      const onOpen = (kioskId: string) => limiter.forgive(LIMITS.pinByKiosk, kioskId);
      return unlockKiosk(deps, { ...input, onTry, onOpen });
    }),
  );
}

/** @throws DomainError seat.ended, also for an unknown secret */
function seatOf(c: Context): string {
  const seat = c.req.header(HEADERS.seat);
  if (!v.is(seatSecret, seat)) throw new DomainError('seat.ended');
  return seat;
}

function countUnknown<T>(c: Context, deps: Deps, run: () => Promise<T>): Promise<T> {
  return countBad('kiosk.unknown', run, () =>
    takeToken(deps.limiter, LIMITS.badKioskByIp, clientAddress(c, deps.reach)),
  );
}
