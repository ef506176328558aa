import { KIOSK_SILENT_MS, type KioskRead } from '#domain/kiosks/kiosk';

export type KioskState = 'unseen' | 'silent' | 'out' | 'used' | 'free';

/** Returns the most urgent fact about a kiosk. */
export function kioskState({ seenAt, isOutOfOrder, isInUse }: KioskRead, now: number): KioskState {
  if (seenAt === null) return 'unseen';
  if (now - Date.parse(seenAt) > KIOSK_SILENT_MS) return 'silent';
  if (isOutOfOrder) return 'out';
  return isInUse ? 'used' : 'free';
}
