import type { KioskFacts } from '#domain/kiosks/kiosk';
import { storedKiosk } from '../../kiosks/stored-kiosk';
import { useStoredValue } from '../core/use-stored-value';

/** Returns this kiosk's settings; null without a kiosk, or before its approval. */
export function useKioskFacts(): KioskFacts | null {
  return useStoredValue(storedKiosk)?.facts ?? null;
}
