import { type KeptMember, keptMember } from '../club/kept-member';
import { useStoredValue } from './core/use-stored-value';

/** Who was signed in last on this device, without asking anybody. */
export function useKeptMember(): KeptMember | null {
  return useStoredValue(keptMember);
}
