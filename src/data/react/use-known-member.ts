import { type KnownMember, knownMember } from '../club/known-member';
import { useStoredValue } from './core/use-stored-value';

/** Who was signed in last on this device, without asking anybody. */
export function useKnownMember(): KnownMember | null {
  return useStoredValue(knownMember);
}
