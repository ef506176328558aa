import type { TeamMember } from '#domain/staff/pin';
import type { PinsRepository } from '../../repositories/pins.repository';
import { pinVersion } from '../../services/secrets/pin-version';

export type ListTeamDeps = { pins: PinsRepository; isDemo: boolean };

export async function listTeam({ pins, isDemo }: ListTeamDeps): Promise<{ team: TeamMember[] }> {
  const members = (await pins.team()).filter((member) => isDemo || !member.isDemo);
  return {
    team: members.map(({ id, firstName, lastName, role, pinHash }) => ({
      id,
      firstName,
      lastName,
      role,
      hasPin: pinHash !== null,
      pinVersion: pinVersion(pinHash),
    })),
  };
}
