import { DomainError } from '#domain/error-codes';
import type { ChangePricesInput } from '#domain/menu/change-prices';
import { liraText, wholeKurus } from '#domain/money';
import type { Claim, MutationResponse } from '../../repositories/stored-responses.repository';
import { staffOnce } from '../shared/audit-row';
import { untilWritten } from '../shared/until-written';
import type { MenuChangesDeps } from './shared/menu-changes-deps';

type ChangePricesRequest = ChangePricesInput & {
  claim: Claim;
  member: { id: string; firstName: string };
};

/** Changes all previewed prices, or none if a price has changed since the preview. */
export function changePrices(
  deps: MenuChangesDeps,
  request: ChangePricesRequest,
): Promise<MutationResponse> {
  const { prices, member } = request;
  const wanted = prices.map(({ id, from, to }) => ({
    id,
    fromKurus: wholeKurus(from),
    toKurus: wholeKurus(to),
  }));
  return untilWritten(async () => {
    const present = await deps.menuChanges.present(wanted.map(({ id }) => id));
    const known = new Map(present.map(({ id, priceKurus }) => [id, priceKurus]));
    const changed = wanted.filter(({ id, fromKurus }) => known.get(id) !== fromKurus);
    if (changed.length > 0) {
      const current = changed.map(({ id }) => {
        const kurus = known.get(id);
        return { id, price: kurus === undefined ? null : liraText(kurus) };
      });
      throw new DomainError('conflict', { current });
    }
    const changes = wanted.filter(({ fromKurus, toKurus }) => fromKurus !== toKurus);
    const texts = (side: 'from' | 'to') =>
      Object.fromEntries(prices.map((price) => [String(price.id), price[side]]));
    const about = { tbl: 'menu_item', pk: '*', before: texts('from'), after: texts('to') };
    const fact = { action: 'menu.prices', ...about };
    const once = staffOnce(deps, request, fact, { body: { changed: changes.length } });
    return deps.menuChanges.changePrices(changes, member.firstName, once);
  });
}
