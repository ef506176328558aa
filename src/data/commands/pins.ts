import { DomainError } from '#domain/error-codes';
import { mutationOf } from '#domain/registry/mutations';
import { may } from '#domain/roles';
import type { CheckedHere, SetPinInput, SwitchStaffInput, TeamMember } from '#domain/staff/pin';
import { reportPinLockMutation } from '#domain/staff/pin';
import * as account from '#domain/staff/staff.operations';
import { entityIdOf, staffPrincipal } from '#domain/sync/mutation';
import type { StaffDeps } from '../admin-db';
import { ApiError, readJson } from '../api-client';
import { withDb } from '../db';
import { recordOf } from '../json';
import { enqueue } from '../outbox/enqueue';
import { advanced, inOutbox, isFact, readEntry } from '../outbox/outbox';
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
import { discardEntry } from './entries';
import { giveApproval, send } from './send';

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

/** `here` names the PIN that this tablet checked itself; the changes then carry it. */
export type Approval =
  | { is: 'given'; here?: CheckedHere }
  | Exclude<PinVerdict, { is: 'right' }>
  | { is: 'not_allowed' }
  | { is: 'session_over' };

type Asked = {
  /** The ids of the changes that wait for it. */
  changes: readonly string[];
  staffId: string;
  pin: string;
};

/**
 * Asks whether the PIN of a person who may approve is right: the server, and without a connection this tablet, for
 * people who have unlocked it before.
 */
export async function askApproval(deps: StaffDeps, asked: Asked): Promise<Approval> {
  const { changes, ...person } = asked;
  try {
    for (const change of changes) await giveApproval(deps, { change, ...person });
    return { is: 'given' };
  } catch (error) {
    const refusal = await refused(deps, error, person);
    return refusal ?? approvedHere(deps, person);
  }
}

async function refused(deps: StaffDeps, error: unknown, person: Omit<Asked, 'changes'>) {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 401) return { is: 'session_over' } as const;
  if (error.code === 'forbidden') return { is: 'not_allowed' } as const;
  const refusal = refusalOf(error, deps.now());
  if (refusal?.is === 'wrong') await unlearnPin(deps, person);
  return refusal?.is === 'wrong' || refusal?.is === 'locked' ? refusal : null;
}

async function approvedHere(deps: StaffDeps, person: Omit<Asked, 'changes'>): Promise<Approval> {
  const verdict = await provePinHere(deps, person);
  if (verdict.is === 'locked' && verdict.isNew) await reportPinLock(deps, person);
  if (verdict.is !== 'right') return verdict;
  if (!may(verdict.user.role, 'bills.approve')) return { is: 'not_allowed' };
  const { user, version } = verdict;
  const here = { approvedBy: user.id, ...(version !== undefined && { pinVersion: version }) };
  return { is: 'given', here };
}

type Again = { entryId: string; id: string; here?: CheckedHere };

/** Queues a refused change once more, now approved. @throws DomainError not_found, unauthorized */
export async function sendApproved(deps: StaffDeps, { entryId, id, here }: Again): Promise<void> {
  const entry = readEntry(await deps.db.outbox.get(entryId));
  if (!entry) throw new DomainError('not_found');
  const body = { ...recordOf(entry.body), ...here };
  const entityId = entityIdOf(entry.entityKey);
  await enqueue(deps, { mutation: mutationOf(entry.kind), entityId, body, id });
  if (isFact(entry.kind)) await discardEntry(deps, { id: entryId });
}

/**
 * Records money that the server has not stored: refused, or of a colleague who signs in here no more. The present
 * person records it. What may have reached the server keeps its id, so that it is never recorded twice.
 * @throws DomainError not_found, unauthorized
 */
export async function recordMoney(deps: StaffDeps, { entryId }: { entryId: string }) {
  const { db } = deps;
  const entry = readEntry(await db.outbox.get(entryId));
  if (!entry || !isFact(entry.kind)) throw new DomainError('not_found');
  if (entry.state === 'rejected') {
    const entityId = entityIdOf(entry.entityKey);
    const mutation = mutationOf(entry.kind);
    await enqueue(deps, { mutation, entityId, body: recordOf(entry.body) });
    await discardEntry(deps, { id: entryId });
    return;
  }
  await inOutbox(deps, async () => {
    const session = await readSession(db);
    if (!mayAct(session)) throw new DomainError('unauthorized');
    const { lastCode: _code, ...next } = advanced(entry, 'userAgain', deps.now());
    const principal = staffPrincipal(session.user.id);
    await db.outbox.put({ ...next, principal, nextAt: deps.now() });
  });
  deps.wake();
}
