import type { StaffSessionView } from '../../data/react/staff/use-staff-session';

/** door: the sign-in. waiting: an empty frame until the lock state is known. */
export type ShellView = 'door' | 'locked' | 'waiting' | 'open';

type Known = {
  state: StaffSessionView['state'];
  /** undefined: storage not read yet. */
  isLocked: boolean | undefined;
};

/** The visible view; no data until the tablet is known to be unlocked. */
export function shellView({ state, isLocked }: Known): ShellView {
  if (state === 'signed-out') return 'door';
  if (isLocked) return 'locked';
  return state === 'unknown' || isLocked === undefined ? 'waiting' : 'open';
}
