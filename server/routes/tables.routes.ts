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
import { languageFor, ownOrigin, pageLanguage } from '../http/request-facts';
import type { App } from '../http/require-staff';
import { staffApi } from '../http/staff-api';
import { entityId, rowId } from '../http/validate';
import { drawTableCards } from '../pages/table-cards-page';
import { addKiosk, changeKiosk, listKiosks, removeKiosk } from '../usecases/kiosks/kiosks';
import { closeSeating, letIn, moveSeating, takeCall } from '../usecases/seatings/staff-seatings';
import { assignBrunchTable, assignTable, seatWalkIn } from '../usecases/tables/seat-parties';
import {
  addTable,
  changeTable,
  clearTable,
  listTableCards,
  listTables,
  removeTable,
  rotateTableCode,
} from '../usecases/tables/venue-tables';

export function tablesRoutes(app: App, deps: Deps): void {
  const staff = staffApi(app, deps);

  staff.read(tables.list, () => listTables(deps));
  staff.change(tables.add, (request) => addTable(deps, request));
  staff.change(tables.edit, (request, c) =>
    changeTable(deps, { ...request, id: String(rowId(c)) }),
  );
  staff.route(tables.cards, async (c) => {
    const origin = ownOrigin(c, deps.reach);
    const cards = await listTableCards(deps, origin);
    return c.html(drawTableCards(cards, { language: pageLanguage(c), host: new URL(origin).host }));
  });
  staff.change(tables.renewCode, (request, c) =>
    rotateTableCode(deps, { ...request, id: String(rowId(c)) }),
  );
  staff.change(tables.remove, (request, c) =>
    removeTable(deps, { ...request, id: String(rowId(c)) }),
  );

  staff.change(seatWalkInMutation, (request, c) =>
    seatWalkIn(deps, { ...request, language: languageFor(c) }),
  );
  staff.change(assignTableMutation, (request, c) =>
    assignTable(deps, { ...request, id: entityId(c) }),
  );
  staff.change(assignBrunchTableMutation, (request, c) =>
    assignBrunchTable(deps, { ...request, id: entityId(c) }),
  );
  staff.change(clearTableMutation, (request, c) =>
    clearTable(deps, { ...request, id: String(rowId(c)) }),
  );

  staff.change(moveSeatingMutation, (request, c) =>
    moveSeating(deps, { ...request, id: entityId(c) }),
  );
  staff.change(takeCallMutation, (request, c) => takeCall(deps, { ...request, id: entityId(c) }));
  staff.change(letInMutation, (request, c) => letIn(deps, { ...request, id: entityId(c) }));
  staff.route(seatings.pay, () => {
    throw new DomainError('client_too_old');
  });
  staff.change(seatings.close, (request, c) => closeSeating(deps, { ...request, id: entityId(c) }));

  staff.read(kiosks.list, () => listKiosks(deps));
  staff.change(kiosks.add, (request) => addKiosk(deps, request));
  staff.change(kiosks.edit, (request, c) => changeKiosk(deps, { ...request, id: entityId(c) }));
  staff.change(kiosks.remove, (request, c) => removeKiosk(deps, { ...request, id: entityId(c) }));
}
