import type { Setting, SettingKey } from '#domain/settings/settings';
import { SETTINGS } from '#domain/settings/settings';
import type { settings } from '../../db/tables/sync.table';

export type SettingRow = typeof settings.$inferSelect;

export function settingRead(
  key: SettingKey,
  row: SettingRow | undefined,
  value: unknown = row?.value ?? SETTINGS[key].initial,
): Setting {
  return {
    key,
    value,
    v: row?.v ?? 0,
    changedBy: row?.changedBy ?? null,
    changedAt: row?.changedAt ? new Date(row.changedAt).toISOString() : null,
  };
}
