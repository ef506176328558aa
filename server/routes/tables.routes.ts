import { DomainError } from '#domain/error-codes';
import * as kiosks from '#domain/kiosks/kiosks.operations';
import { letInMutation, moveSeatingMutation, takeCallMutation } from '#domain/seatings/seating';
import * as seatings from '#domain/seatings/seatings.operations';
import * as tables from '#domain/tables/tables.operations';
import {
  assignBrunchTableMutation,
  assignTableMutation,
  clearTableMutation,
  seatWalkInMutation,
} from '#domain/tables/venue-table';
import type { Deps } from '../deps';
import { languageFor, numberedId, ownOrigin, pageLanguage } from '../http/request-facts';
import { type App, staffApi } from '../http/staff-api';
import { drawTableCards } from '../pages/table-cards-page';
import { addKiosk, changeKiosk, listKiosks, removeKiosk } from '../usecases/kiosks/kiosks';
import { closeSeating, letIn, moveSeating, takeCall } from '../usecases/seatings/staff-seatings';
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
} from '../usecases/tables/venue-tables';

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
