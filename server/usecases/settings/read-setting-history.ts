import type { SettingChange, SettingKey } from '#domain/settings/settings';
import type { AuditRepository } from '../../repositories/audit.repository';
import type { StaffRepository } from '../../repositories/staff.repository';

export type ReadSettingHistoryDeps = { audit: AuditRepository; staff: StaffRepository };

const SHOWN = 20;

/** Lists the last changes of a setting, newest first. */
export async function readSettingHistory(
  { audit, staff }: ReadSettingHistoryDeps,
  key: SettingKey,
): Promise<{ changes: SettingChange[] }> {
  const [rows, people] = await Promise.all([
    audit.list({ about: { tbl: 'setting', pk: key }, limit: SHOWN }),
    staff.names(),
  ]);
  const nameOf = new Map(people.map(({ id, name }) => [id, name]));
  const changes = rows.map(({ actor, receivedAt, before, after }) => ({
    by: nameOf.get(actor) ?? null,
    at: new Date(receivedAt).toISOString(),
    before: before?.value ?? null,
    after: after?.value ?? null,
  }));
  return { changes };
}
