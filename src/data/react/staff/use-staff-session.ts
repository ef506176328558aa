import { readSession, type StaffSession, type StaffUser } from '../../session';
import {
  type SignOutReport,
  type SignOutWay,
  signInStaff,
  signOutStaff,
} from '../../staff/staff-session';
import { staffDevice } from '../../start/staff-device';
import { useLiveRead } from '../core/use-live-read';

export type { StaffUser } from '../../session';

export type StaffSessionView = {
  /** `ended`: the server no longer accepts the session; this tablet's rows stay readable. */
  state: 'unknown' | 'signed-out' | 'ended' | 'signed-in';
  user: StaffUser | null;
};

/** Returns `unknown` until the tablet has read its storage. */
export function useStaffSession(): StaffSessionView {
  const found = useLiveRead(readWho, []);
  return found ?? { state: 'unknown', user: null };
}

/** @throws ApiError auth.failed; TypeError without a response */
export async function signIn(email: string, password: string): Promise<StaffUser> {
  const { deps, refresh } = staffDevice();
  const user = await signInStaff(deps, { email, password });
  void refresh();
  return user;
}

/** Signs out in one of three ways; `send` with unsent mutations only resolves to their number. */
export async function signOut(way: SignOutWay): Promise<SignOutReport> {
  const { deps, refresh } = staffDevice();
  const report = await signOutStaff(deps, { way });
  void refresh();
  return report;
}

async function readWho(): Promise<StaffSessionView> {
  try {
    const session = await readSession(staffDevice().deps.db);
    return { state: stateOf(session), user: session?.user ?? null };
  } catch {
    return { state: 'signed-out', user: null };
  }
}

function stateOf(session: StaffSession | undefined): StaffSessionView['state'] {
  if (!session || session.isLocked) return 'signed-out';
  return session.token === null && !session.heldToken ? 'ended' : 'signed-in';
}
