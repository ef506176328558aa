import { setPin } from '../../../src/data/commands/pins';
import { readSession } from '../../../src/data/session';
import { signInStaff } from '../../../src/data/staff/staff-session';
import { lockTablet } from '../../../src/data/staff/tablet-lock';
import type { StaffEvening } from '../evenings/staff-evening';
import { CAN, ELIF } from '../evenings/staff-evening';

export const [CANS, ELIFS] = ['4071', '90210'];

/** Opens a tablet that both have used, with Can signed in. */
export async function openSharedTablet({ openTablet }: StaffEvening) {
  const tablet = await openTablet(ELIF);
  const { deps } = tablet;
  await setPin(deps, { currentPassword: ELIF.password, pin: ELIFS });
  const elif = (await readSession(deps.db))?.user.id ?? '';
  await signInStaff(deps, CAN);
  await setPin(deps, { currentPassword: CAN.password, pin: CANS });
  const can = (await readSession(deps.db))?.user.id ?? '';
  await lockTablet(deps);
  tablet.net.writes.length = 0;
  return { tablet, deps, can, elif };
}
