import { type KnownMember, knownMember } from '../club/known-member';
import { useStoredValue } from './core/use-stored-value';

/** The member who signed in last on this device, from storage. */
export function useKnownMember(): KnownMember | null {
  return useStoredValue(knownMember);
}
