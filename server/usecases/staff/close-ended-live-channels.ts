import type { StaffRepository } from '../../repositories/staff.repository';
import type { LiveHub } from '../../services/live/live-hub';

export type CloseEndedLiveChannelsDeps = {
  live: LiveHub;
  staff: StaffRepository;
  now: () => number;
};

/** Closes the live connections of ended sessions: signed out, handed over, expired, account closed. */
export async function closeEndedLiveChannels({
  live,
  staff,
  now,
}: CloseEndedLiveChannelsDeps): Promise<void> {
  if (live.clients() > 0) live.keepOnly(await staff.openSessions(now()));
}
