import { type KnownMember, knownMember } from '../club/known-member';
import { useStoredValue } from './core/use-stored-value';

export function useKnownMember(): KnownMember | null {
  return useStoredValue(knownMember);
}
