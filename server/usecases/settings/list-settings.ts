import { SETTING_KEYS, type Setting } from '#domain/settings/settings';
import { settingRead } from '../../repositories/rows/setting-wire';
import type { SettingsRepository } from '../../repositories/settings.repository';

/** Lists the settings that staff change by hand. */
export async function listSettings({
  settings,
}: {
  settings: SettingsRepository;
}): Promise<{ settings: Setting[] }> {
  const [{ rules }, rows] = await Promise.all([settings.read(), settings.rows()]);
  return { settings: SETTING_KEYS.map((key) => settingRead(key, rows.get(key), rules[key])) };
}
