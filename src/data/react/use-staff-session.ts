import { useLiveQuery } from 'dexie-react-hooks';
import { staffDevice } from '../device/staff-device';
import { readSession, type StaffUser } from '../session';
import { type SignOutReport, signInStaff, signOutStaff } from '../sync/staff-session';

export type { StaffUser } from '../session';

export type StaffSessionView = {
  state: 'unknown' | 'signed-out' | 'signed-in';
  /** Who is signed in, or was last: what they left on the tablet can still be read. */
  user: StaffUser | null;
};

/** Who is behind the bar; unknown until the tablet's storage has answered. */
export function useStaffSession(): StaffSessionView {
  const found = useLiveQuery(readWho, []);
  return found ?? { state: 'unknown', user: null };
}

/** @throws ApiError with the code auth.failed; TypeError when nothing answers */
export async function signIn(email: string, password: string): Promise<StaffUser> {
  const { deps, refresh } = staffDevice();
  const user = await signInStaff(deps, { email, password });
  void refresh();
  return user;
}

/** Signs out and clears the tablet; with acts unsent it does nothing but say how many. */
export async function signOut(options: { discardUnsent?: boolean } = {}): Promise<SignOutReport> {
  const { deps, refresh } = staffDevice();
  const report = await signOutStaff(deps, options);
  void refresh();
  return report;
}

async function readWho(): Promise<StaffSessionView> {
  try {
    const session = await readSession(staffDevice().deps.db);
    const state = session?.token ? 'signed-in' : 'signed-out';
    return { state, user: session?.user ?? null };
  } catch {
    return { state: 'signed-out', user: null };
  }
}
