import type { KioskFacts } from '#domain/kiosks/kiosk';
import { storedKiosk } from '../../kiosks/stored-kiosk';
import { useStoredValue } from '../core/use-stored-value';

/** This kiosk's settings; null: no kiosk, or not approved yet. */
export function useKioskFacts(): KioskFacts | null {
  return useStoredValue(storedKiosk)?.facts ?? null;
}
