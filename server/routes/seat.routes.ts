import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { DomainError } from '#domain/error-codes';
import { callStaffInput, seatRead } from '#domain/seatings/guest-seat';
import { answerPhoneInput, seatSecret, takeSeatInput } from '#domain/seatings/seating';
import { HEADERS } from '#domain/sync/mutation';
import { clientAddress } from '../http/client-address';
import { guestRoute } from '../http/guest-route';
import { countBad, LIMITS, type LimitDeps, takeToken, takeTokenOf } from '../http/rate-limit';
import type { Reach } from '../http/request-facts';
import { bodyText, parseJson } from '../http/validate';
import { answerPhone } from '../usecases/seatings/answer-phone';
import { callStaff } from '../usecases/seatings/call-staff';
import { readSeat } from '../usecases/seatings/read-seat';
import { type TakeSeatDeps, takeSeat } from '../usecases/seatings/take-seat';

type SeatDeps = TakeSeatDeps & LimitDeps & { reach: Reach };

/** Serves phones at a table: seat, bill, calls. */
export function seatRoutes(deps: SeatDeps): Hono {
  const app = new Hono();

  // The QR code holds a short URL; the app's page reads the code.
  app.get('/t/:token', (c) =>
    c.redirect(`/table?code=${encodeURIComponent(c.req.param('token'))}`, 302),
  );

  guestRoute(app, 'POST', '/api/seat', seatRead, async (c) => {
    const sit = async () => {
      const { token, seat } = parseJson(takeSeatInput, await bodyText(c));
      const onKnown = () => takeTokenOf(deps.limiter, LIMITS.scanByToken, token);
      return takeSeat(deps, { token, seat, onKnown });
    };
    const onBad = () => takeToken(deps.limiter, LIMITS.badScanByIp, clientAddress(c, deps.reach));
    return countBad('seat.code_invalid', sit, onBad);
  });

  guestRoute(app, 'GET', '/api/seat', seatRead, async (c) => {
    const seat = seatOf(c);
    takeTokenOf(deps.limiter, LIMITS.readBySeat, seat);
    return readSeat(deps, { seat });
  });

  guestRoute(app, 'POST', '/api/seat/answer', seatRead, async (c) => {
    const seat = seatOf(c);
    takeTokenOf(deps.limiter, LIMITS.readBySeat, seat);
    return answerPhone(deps, { seat, ...parseJson(answerPhoneInput, await bodyText(c)) });
  });

  guestRoute(app, 'POST', '/api/seat/call', seatRead, async (c) => {
    const seat = seatOf(c);
    takeTokenOf(deps.limiter, LIMITS.callBySeat, seat);
    const { call } = parseJson(callStaffInput, await bodyText(c));
    return callStaff(deps, { seat, call });
  });

  return app;
}

/** @throws DomainError seat.ended, also for an unknown secret */
function seatOf(c: Context): string {
  const seat = c.req.header(HEADERS.seat);
  if (!v.is(seatSecret, seat)) throw new DomainError('seat.ended');
  return seat;
}
