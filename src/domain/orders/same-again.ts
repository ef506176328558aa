import { DomainError } from '../error-codes';
import { liraText } from '../money';
import type { StaffOrderItem } from './guest-order';
import type { ServiceType } from './order';
import { type Menu, priceOrder } from './price-order';
import type { TakenLineBody } from './take-order';

type Sent = Pick<
  StaffOrderItem,
  'menuItemId' | 'nameEn' | 'nameTr' | 'quantity' | 'customizations' | 'person'
>;

export type SameAgain = {
  items: TakenLineBody[];
  /** Dishes that are sold out, or not on the menu any more. */
  leftOut: Pick<Sent, 'nameEn' | 'nameTr'>[];
  totalKurus: number;
};

/** Turns a round that was sent, less what was taken off, into a new one at present prices. */
export function sameAgain(
  menu: Menu,
  sent: readonly Sent[],
  serviceType: ServiceType = 'table',
): SameAgain {
  const again: SameAgain = { items: [], leftOut: [], totalKurus: 0 };
  for (const line of sent) {
    if (line.quantity <= 0) continue;
    const item = asTaken(line);
    const unitKurus = presentKurus(menu, item, serviceType);
    if (unitKurus === null) {
      again.leftOut.push({ nameEn: line.nameEn, nameTr: line.nameTr });
      continue;
    }
    again.items.push({ ...item, price: liraText(unitKurus) });
    again.totalKurus += unitKurus * line.quantity;
  }
  return again;
}

function asTaken({ menuItemId, quantity, customizations, person }: Sent) {
  const { fries, sauce, customSauce, notes, allergy } = customizations;
  return {
    originalMenuItemId: menuItemId,
    quantity,
    customizations: {
      ...(fries && { fries }),
      ...(sauce && { sauce }),
      ...(customSauce && { customSauce }),
      ...(notes && { notes }),
      ...(allergy && { allergy }),
    },
    ...(person && { person }),
  };
}

/** Returns null if the line cannot be had now. */
function presentKurus(
  menu: Menu,
  item: ReturnType<typeof asTaken>,
  serviceType: ServiceType,
): number | null {
  try {
    const [line] = priceOrder(menu, { items: [item], serviceType }).lines;
    return line && !line.isSoldOut ? line.unitKurus : null;
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
