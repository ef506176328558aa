import type { MailFacts } from '#domain/settings/mail-test';
import { SETTING_KEYS, type Setting } from '#domain/settings/settings';
import { settingRead } from '../../repositories/rows/setting-wire';
import type { SettingsRepository } from '../../repositories/settings.repository';

export type ListSettingsDeps = {
  settings: SettingsRepository;
  mailFacts: () => Promise<MailFacts>;
};

/** Lists the settings that staff change by hand, without one that the environment fixes. */
export async function listSettings({
  settings,
  mailFacts,
}: ListSettingsDeps): Promise<{ settings: Setting[] }> {
  const [{ rules }, rows, { isAddressFixed }] = await Promise.all([
    settings.read(),
    settings.rows(),
    mailFacts(),
  ]);
  const keys = SETTING_KEYS.filter((key) => !(isAddressFixed && key === 'mail.fromAddress'));
  return { settings: keys.map((key) => settingRead(key, rows.get(key), rules[key])) };
}
