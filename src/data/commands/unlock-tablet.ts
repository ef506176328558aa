import type { SetPinInput, SwitchStaffInput, TeamMember } from '#domain/staff/roles';
import { reportPinLockMutation } from '#domain/staff/roles';
import * as account from '#domain/staff/staff.operations';
import type { StaffDeps } from '../admin-db';
import { ApiError, readJson } from '../api-client';
import { withDb } from '../db';
import { recordOf } from '../json';
import { enqueue } from '../outbox/enqueue';
import type { StaffUser } from '../session';
import { mayAct, readSession, writeSession } from '../session';
import {
  endSession,
  flushBeforeSwitch,
  isSessionOver,
  ownerOf,
  startSession,
  storeSession,
} from '../staff/staff-session';
import type { PinVerdict } from '../staff/tablet-lock';
import { keepTeam, provePinHere, rememberPin, unlearnPin } from '../staff/tablet-lock';
import { send } from './send';

/** Reports a lock after wrong PINs, in the name of the signed-in person; reports nothing while nobody is signed in. */
export async function reportPinLock(deps: StaffDeps, { staffId }: { staffId: string }) {
  const session = await readSession(deps.db);
  if (!mayAct(session)) return;
  await enqueue(deps, { mutation: reportPinLockMutation, entityId: staffId, body: {} });
}

/**
 * `session_over`: the server no longer knows this tablet's session. `password_first`: nobody with this role or a higher
 * one has ever signed in here.
 */
export type Unlocked = PinVerdict | { is: 'session_over' } | { is: 'password_first' };

/** Sets the PIN; needs a connection. @throws ApiError password.wrong, invalid_input */
export async function setPin(deps: StaffDeps, input: SetPinInput): Promise<void> {
  const { pinVersion } = await send<{ pinVersion?: string }>(deps, account.setPin, {
    input,
  });
  const session = await withDb(deps.db, () => readSession(deps.db));
  if (session) {
    await rememberPin(deps, { user: session.user, pin: input.pin, version: pinVersion });
  }
  await readTeamAtBar(deps);
}

/** Reads the staff list for unlocking; without a response the stored list stays. */
export async function readTeamAtBar(deps: StaffDeps): Promise<void> {
  const session = await withDb(deps.db, () => readSession(deps.db));
  const bearer = session?.token ?? session?.heldToken;
  const { team } = await readJson<{ team: TeamMember[] }>(
    deps,
    account.team.path,
    bearer ? { bearer } : {},
  );
  await keepTeam(deps.db, team);
}

/**
 * Unlocks the tablet for a person. The server verifies the PIN; offline, the tablet verifies it for people who have
 * unlocked the tablet before, and their mutations wait until the server has verified the PIN.
 */
export async function unlockTablet(deps: StaffDeps, input: SwitchStaffInput): Promise<Unlocked> {
  const session = await withDb(deps.db, () => readSession(deps.db));
  const bearer = session?.token ?? session?.heldToken;
  try {
    if (session && bearer) {
      if (ownerOf(session) !== input.staffId) await flushBeforeSwitch(deps, ownerOf(session));
      return await unlockAtBar(deps, input, bearer);
    }
  } catch (error) {
    if (isSessionOver(error)) {
      await endSession(deps, bearer);
      return { is: 'session_over' };
    }
    const refusal = refusalOf(error, deps.now());
    if (refusal?.is === 'wrong') await unlearnPin(deps, input);
    if (refusal) return refusal;
  }
  const verdict = await provePinHere(deps, input);
  if (verdict.is === 'right') await takeOverHere(deps, verdict.user);
  if (verdict.is === 'locked' && verdict.isNew) await reportPinLock(deps, input);
  return verdict;
}

type Opened = { token: string; user: StaffUser; pinVersion?: string };

async function unlockAtBar(
  deps: StaffDeps,
  input: SwitchStaffInput,
  bearer: string,
): Promise<Unlocked> {
  const { token, user, pinVersion } = await send<Opened>(deps, account.switchStaff, {
    input,
    bearer,
  });
  await startSession(deps, { token, user });
  await rememberPin(deps, { user, pin: input.pin, version: pinVersion });
  return { is: 'right', user };
}

/** Keeps the previous session, to verify this PIN later and to send the mutations that its person queued. */
async function takeOverHere(deps: StaffDeps, user: StaffUser): Promise<void> {
  const { db } = deps;
  await storeSession(deps, user, async (before) => {
    if (!before || before.user.id === user.id) return;
    const heldToken = before.token ?? before.heldToken;
    const heldBy = ownerOf(before);
    if (heldBy === user.id) await writeSession(db, { token: heldToken ?? null, user });
    else await writeSession(db, { token: null, user, ...(heldToken ? { heldToken, heldBy } : {}) });
  });
}

export function refusalOf(error: unknown, now: number): Unlocked | null {
  if (!(error instanceof ApiError)) return null;
  const said = recordOf(error.body);
  if (error.code === 'pin.locked') {
    return { is: 'locked', until: now + Number(said?.retryAfterS ?? 0) * 1000 };
  }
  if (error.code === 'pin.password_first') return { is: 'password_first' };
  if (error.code === 'pin.wrong') return { is: 'wrong', left: Number(said?.left ?? 0) };
  return error.status === 400 ? { is: 'wrong', left: 0 } : null;
}
