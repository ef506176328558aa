import { type KnownMember, knownMember } from '../club/club-store';
import { useStoredValue } from './core/use-stored-value';

export function useKnownMember(): KnownMember | null {
  return useStoredValue(knownMember);
}
