import type { StaffSessionView } from '../../data/react/staff/use-staff-session';

/** door shows the sign-in; waiting shows an empty frame until the tablet knows the lock state. */
export type ShellView = 'door' | 'locked' | 'waiting' | 'open';

type Known = {
  state: StaffSessionView['state'];
  /** undefined means that the tablet has not read its storage. */
  isLocked: boolean | undefined;
};

/** Returns the visible view, which shows no data until the tablet is known to be unlocked. */
export function shellView({ state, isLocked }: Known): ShellView {
  if (state === 'signed-out') return 'door';
  if (isLocked) return 'locked';
  return state === 'unknown' || isLocked === undefined ? 'waiting' : 'open';
}
