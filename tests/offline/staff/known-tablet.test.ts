import { expect, test } from 'vitest';
import { readTeamAtBar, setPin, unlockTablet } from '../../../src/data/commands/pins';
import { readSession } from '../../../src/data/session';
import { signInStaff } from '../../../src/data/staff/staff-session';
import { CAN, ELIF, startStaffEvening } from '../../support/evenings/staff-evening';

const PIN = '90210';

test('a PIN asks for a password if nobody of its rank has signed in with one', async () => {
  const { openTablet } = await startStaffEvening();
  const elifs = await openTablet(ELIF);
  await setPin(elifs.deps, { currentPassword: ELIF.password, pin: PIN });
  const elif = (await readSession(elifs.deps.db))?.user.id ?? '';
  const { deps } = await openTablet(CAN);
  await readTeamAtBar(deps);
  expect(await unlockTablet(deps, { staffId: elif, pin: PIN })).toEqual({ is: 'password_first' });
  await signInStaff(deps, ELIF);
  await signInStaff(deps, CAN);
  expect(await unlockTablet(deps, { staffId: elif, pin: PIN })).toMatchObject({ is: 'right' });
});
