import { isAcknowledged } from '#domain/orders/order-alarm';
import { acknowledgeOrderMutation, seenTime } from '#domain/orders/order-changes';
import type { SettingsRepository } from '../../repositories/settings.repository';
import { type StaffRequest, staffChange } from '../shared/staff-change';
import { type OrderChangeDeps, orderRows } from './shared/order-rows';

export type AcknowledgeOrderDeps = OrderChangeDeps & { settings: SettingsRepository };

/** Acknowledges an order's alarm. A second acknowledgement gets the first one's author, until the order alarms again. */
export function acknowledgeOrder(deps: AcknowledgeOrderDeps, request: StaffRequest) {
  return staffChange(deps, request, orderRows(deps), acknowledgeOrderMutation, async (row, at) => {
    const { rules } = await deps.settings.read();
    const acknowledgedAt = seenTime(row.receivedAt, at, request.ageMs);
    if (isAcknowledged(row.acknowledgedAt, acknowledgedAt, rules['bar.silenceMinutes']))
      return null;
    return {
      after: { acknowledgedAt, acknowledgedBy: request.member.firstName },
      audited: [{ acknowledgedAt: row.acknowledgedAt }, { acknowledgedAt }],
      doneAt: acknowledgedAt,
    };
  });
}
