import { SETTING_KEYS, type Setting } from '#domain/settings/settings';
import { settingRead } from '../../repositories/rows/setting-wire';
import type { SettingsRepository } from '../../repositories/settings.repository';

export type ListSettingsDeps = {
  settings: SettingsRepository;
};

/** Lists the settings that staff change by hand, without one that the environment fixes. */
export async function listSettings({
  settings,
}: ListSettingsDeps): Promise<{ settings: Setting[] }> {
  const [{ rules }, rows] = await Promise.all([settings.read(), settings.rows()]);
  const keys = SETTING_KEYS.filter((key) => !settings.isFixed(key));
  return { settings: keys.map((key) => settingRead(key, rows.get(key), rules[key])) };
}
