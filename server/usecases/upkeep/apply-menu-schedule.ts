import { venueMoment } from '#domain/menu/menu-schedule';
import { liraText } from '#domain/money';
import type { ItemChange } from '../../repositories/resources/menu-changes.repository';
import { type AuditDeps, auditRow } from '../shared/audit-row';
import type { Parts } from '../shared/parts';

type ApplyScheduleDeps = AuditDeps & Pick<Parts, 'menuChanges'>;

/** One run applies at most this many changes. */
const MOST_AT_ONCE = 50;

/** Applies due changes, also those due while the server was down. */
export async function applyMenuSchedule({
  menuChanges,
  now,
  newId,
}: ApplyScheduleDeps): Promise<void> {
  const at = now();
  for (const row of await menuChanges.due(venueMoment(at), MOST_AT_ONCE)) {
    const item = await menuChanges.item(row.itemId);
    const change: ItemChange =
      row.change === 'price'
        ? { priceKurus: row.priceKurus ?? item?.priceKurus ?? 0 }
        : { isAvailable: row.change === 'available' };
    await menuChanges.apply(row, change, {
      at,
      by: row.changedBy ?? '',
      audit: auditRow(
        { now, newId },
        { member: { id: row.actor ?? '' } },
        {
          action: 'menu.scheduled',
          tbl: 'menu_item',
          pk: row.itemId,
          at,
          before: item && shown(item, change),
          after: shown(change, change),
        },
      ),
    });
  }
}

function shown({ priceKurus = 0, isAvailable }: ItemChange, about: ItemChange) {
  return about.priceKurus === undefined ? { isAvailable } : { price: liraText(priceKurus) };
}
