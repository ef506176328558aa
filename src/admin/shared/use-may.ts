import { type Ability, may } from '#domain/staff/roles';
import { useStaffSession } from '../../data/react/staff/use-staff-session';

/** True if the role of the signed-in person allows the ability. */
export function useMay(ability: Ability): boolean {
  const { user } = useStaffSession();
  return user !== null && may(user.role, ability);
}
