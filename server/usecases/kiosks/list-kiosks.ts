import type { KioskRead } from '#domain/kiosks/kiosk';
import { kioskRead } from './shared/kiosk-read';
import type { KioskDeps } from './shared/kiosk-request';

export async function listKiosks({
  kiosks,
  kioskDesk,
}: Pick<KioskDeps, 'kiosks' | 'kioskDesk'>): Promise<{ kiosks: KioskRead[] }> {
  return { kiosks: (await kiosks.list()).map((kiosk) => kioskRead(kiosk, kioskDesk)) };
}
