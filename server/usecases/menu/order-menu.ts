import { DomainError } from '#domain/error-codes';
import { ORDERED_TABLES, type Ordered } from '../../repositories/resources/menu-changes.repository';
import type { Claim, MutationResponse } from '../../repositories/stored-responses.repository';
import { staffOnce } from '../shared/audit-row';
import { untilWritten } from '../shared/until-written';
import type { MenuChangesDeps } from './shared/menu-changes-deps';

type OrderMenuRequest = {
  claim: Claim;
  what: Ordered;
  ids: readonly number[];
  member: { id: string };
};

/** Reorders categories, or the items of one, among their present positions. */
export function orderMenu(
  deps: MenuChangesDeps,
  request: OrderMenuRequest,
): Promise<MutationResponse> {
  const { what, ids } = request;
  return untilWritten(async () => {
    const rows = await deps.menuChanges.rows(what, ids);
    if (rows.length !== ids.length || !(what in ORDERED_TABLES)) throw new DomainError('not_found');
    const places = rows.map(({ position }) => position);
    // Rows of older builds may share a position.
    const first = places[0] ?? 0;
    const isDistinct = new Set(places).size === places.length;
    const placed = ids.map((id, at) => ({
      id,
      v: 0,
      position: isDistinct ? (places[at] ?? first + at) : first + at,
    }));
    const fact = {
      action: 'menu.order',
      tbl: what === 'items' ? 'menu_item' : 'menu_category',
      pk: '*',
      before: { order: rows.map(({ id }) => id).join(', ') },
      after: { order: ids.join(', ') },
    };
    const once = staffOnce(deps, request, fact, { body: { ids } });
    return deps.menuChanges.place(what, placed, once);
  });
}
