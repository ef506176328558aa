import type { Context } from 'hono';
import * as v from 'valibot';
import { DomainError } from '#domain/error-codes';
import { kioskReportInput, pairKioskInput, unlockKioskInput } from '#domain/kiosks/kiosk';
import * as kiosks from '#domain/kiosks/kiosks.operations';
import { GUEST_OPERATIONS } from '#domain/registry/guest-operations';
import { callStaffInput } from '#domain/seatings/guest-seat';
import {
  answerPhoneInput,
  letInMutation,
  moveSeatingMutation,
  seatSecret,
  takeCallMutation,
  takeSeatInput,
} from '#domain/seatings/seating';
import * as seatings from '#domain/seatings/seatings.operations';
import { HEADERS } from '#domain/sync/mutation';
import * as tables from '#domain/tables/tables.operations';
import {
  assignBrunchTableMutation,
  assignTableMutation,
  clearTableMutation,
  seatWalkInMutation,
} from '#domain/tables/venue-table';
import { guestRoute } from '../http/guest-route';
import { countBad, LIMITS, takeToken, takeTokenOf } from '../http/rate-limit';
import {
  bodyText,
  clientAddress,
  languageFor,
  numberedId,
  ownOrigin,
  pageLanguage,
  parseJson,
} from '../http/request-facts';
import type { App } from '../http/staff-api';
import { staffApi } from '../http/staff-api';
import { drawTableCards } from '../pages/table-cards-page';
import type { Deps } from '../setup/deps';
import {
  addKiosk,
  changeKiosk,
  listKiosks,
  pairKiosk,
  removeKiosk,
  reportKiosk,
  unlockKiosk,
} from '../usecases/kiosks';
import {
  answerPhone,
  callStaff,
  closeSeating,
  letIn,
  moveSeating,
  readSeat,
  takeCall,
  takeSeat,
} from '../usecases/staff-seatings';
import {
  addTable,
  assignBrunchTable,
  assignTable,
  changeTable,
  clearTable,
  listTableCards,
  listTables,
  removeTable,
  rotateTableCode,
  seatWalkIn,
} from '../usecases/tables';

export function tablesRoutes(app: App, deps: Deps): void {
  const staff = staffApi(app, deps);

  staff.read(tables.list, () => listTables(deps));
  staff.change(tables.add, (request) => addTable(deps, request));
  staff.changeRow(tables.edit, changeTable, numberedId);
  staff.route(tables.cards, async (c) => {
    const origin = ownOrigin(c, deps.reach);
    const cards = await listTableCards(deps, origin);
    return c.html(drawTableCards(cards, { language: pageLanguage(c), host: new URL(origin).host }));
  });
  staff.changeRow(tables.renewCode, rotateTableCode, numberedId);
  staff.changeRow(tables.remove, removeTable, numberedId);

  staff.change(seatWalkInMutation, (request, c) =>
    seatWalkIn(deps, { ...request, language: languageFor(c) }),
  );
  staff.changeRow(assignTableMutation, assignTable);
  staff.changeRow(assignBrunchTableMutation, assignBrunchTable);
  staff.changeRow(clearTableMutation, clearTable, numberedId);

  staff.changeRow(moveSeatingMutation, moveSeating);
  staff.changeRow(takeCallMutation, takeCall);
  staff.changeRow(letInMutation, letIn);
  staff.route(seatings.pay, () => {
    throw new DomainError('client_too_old');
  });
  staff.changeRow(seatings.close, closeSeating);

  staff.read(kiosks.list, () => listKiosks(deps));
  staff.change(kiosks.add, (request) => addKiosk(deps, request));
  staff.changeRow(kiosks.edit, changeKiosk);
  staff.changeRow(kiosks.remove, removeKiosk);
}

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
