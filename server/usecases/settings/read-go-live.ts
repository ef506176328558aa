import { type GoLive, type GoLiveFacts, goLive } from '#domain/launch/go-live';
import { isUploaded } from '#domain/pictures/pictures';
import type { MailFacts } from '#domain/settings/settings.operations';
import type { MenuRepository } from '../../repositories/menu.repository';
import type { SettingsRepository } from '../../repositories/settings.repository';

type GoLiveDeps = {
  settings: SettingsRepository;
  menu: MenuRepository;
  mailFacts: () => Promise<MailFacts>;
  bank: { config: { mode: GoLiveFacts['bank'] } };
  isDemo: boolean;
};

export async function readGoLive({
  settings,
  menu,
  mailFacts,
  bank,
  isDemo,
}: GoLiveDeps): Promise<GoLive> {
  const { rules } = await settings.read();
  const shown = (await menu.read()).items.filter(({ isAvailable }) => isAvailable);
  const photos = shown.filter(({ imageUrl }) => isUploaded(imageUrl)).length;
  const facts = { rules, isDemo, dishes: shown.length, photos, bank: bank.config.mode };
  return goLive({ ...facts, mail: await mailFacts() });
}
