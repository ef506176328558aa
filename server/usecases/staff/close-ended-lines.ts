import type { StaffRepository } from '../../repositories/staff.repository';
import type { LiveHub } from '../../services/live/live-hub';

export type CloseEndedLinesDeps = { live: LiveHub; staff: StaffRepository; now: () => number };

/** A live line ends with its session, however that has ended: signed out, taken over, run out, account closed. */
export async function closeEndedLines({ live, staff, now }: CloseEndedLinesDeps): Promise<void> {
  if (live.clients() > 0) live.keepOnly(await staff.openSessions(now()));
}
