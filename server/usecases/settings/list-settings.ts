import { SETTING_KEYS, SETTINGS, type Setting } from '#domain/settings/settings';
import type { SettingsRepository } from '../../repositories/settings.repository';

/** The settings that staff change by hand. */
export async function listSettings({
  settings,
}: {
  settings: SettingsRepository;
}): Promise<{ settings: Setting[] }> {
  const stored = await settings.stored();
  const list = SETTING_KEYS.map((key) => ({
    key,
    value: stored.get(key) ?? SETTINGS[key].initial,
  }));
  return { settings: list };
}
