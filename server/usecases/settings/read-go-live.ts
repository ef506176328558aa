import { type GoLive, type GoLiveFacts, goLive } from '#domain/launch/go-live';
import { isUploaded } from '#domain/pictures/pictures';
import type { Parts } from '../shared/parts';

type GoLiveDeps = Pick<Parts, 'settings' | 'menu' | 'mailFacts' | 'isDemo'> & {
  bank: { config: { mode: GoLiveFacts['bank'] } };
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
