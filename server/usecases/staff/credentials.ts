import type { GiveApprovalInput } from '#domain/bills/bills.operations';
import type { ErrorCode } from '#domain/error-codes';
import { DomainError } from '#domain/error-codes';
import { may, mayTakeOver } from '#domain/roles';
import type { SetPinInput, SwitchStaffInput, TeamMember } from '#domain/staff/pin';
import { leastPinLength, pinLockMs, reportPinLockMutation, triesLeft } from '#domain/staff/pin';
import type {
  AddPasskeyInput,
  Passkey,
  PasskeySite,
  SignInByPasskeyInput,
} from '#domain/staff/staff-account';
import { PASSKEYS_MOST } from '#domain/staff/staff-account';
import type { PasskeyRow } from '../../repositories/resources/passkeys.repository';
import type { StaffRow, StaffSession } from '../../repositories/staff.repository';
import { pinClaimOf } from '../../repositories/staff.repository';
import {
  boundToken,
  hashPassword,
  isPasswordRight,
  pinVersion,
  secretHash,
} from '../../services/keys';
import {
  checkNewPasskey,
  checkUsedPasskey,
  knownPasskeyOptions,
  newPasskeyOptions,
} from '../../services/passkey-check';
import type { AuditDeps, Parts, StaffRequest } from '../shared/staff-change';
import { auditRow, orRefuse, staffOnce } from '../shared/staff-change';
import type { SignInFrom } from './sign-in';
import { newSession, STAFF_SESSION_MS, sessionRow } from './sign-in';

export async function setPin(
  deps: AuditDeps & Pick<Parts, 'pins' | 'passwordCost'>,
  { member }: StaffSession,
  { currentPassword, pin }: SetPinInput,
): Promise<{ hasPin: true; pinVersion: string }> {
  if (pin.length < leastPinLength(member.role)) {
    throw new DomainError('invalid_input', { issues: [{ path: 'pin', code: 'pin.too_short' }] });
  }
  const isRight = await isPasswordRight(currentPassword, member.passwordHash);
  if (!isRight) throw new DomainError('password.wrong');
  const pinHash = await hashPassword(pin, deps.passwordCost);
  const changed = { before: { hasPin: member.pinHash !== null }, after: { hasPin: true } };
  const fact = { action: 'staff.pin', tbl: 'staff', pk: member.id, ...changed };
  await deps.pins.set(member.id, pinHash, auditRow(deps, { member }, fact));
  return { hasPin: true, pinVersion: pinVersion(pinHash) };
}

type SwitchStaffDeps = AuditDeps & Pick<Parts, 'pins' | 'audit' | 'keys' | 'isDemo'>;

type Asking = {
  session: StaffSession;
  cookie: string;
  /** The next session has this cookie. */
  next: string;
  /** This role is the highest that signed in by password on this device; null means that nobody did. */
  knownRole: string | null;
};

/**
 * Takes over a colleague's tablet, or unlocks one's own. A takeover replaces the session; both give twelve hours.
 * @throws DomainError pin.password_first without an earlier password sign-in of that role here @throws DomainError
 * pin.wrong with the remaining tries; pin.locked after every five, doubling
 */
export async function switchStaff(
  deps: SwitchStaffDeps,
  { session, cookie, next: following, knownRole }: Asking,
  { staffId, pin }: SwitchStaffInput,
) {
  const member = await deps.pins.find(staffId);
  if (member && !mayTakeOver(member.role, [session.member.role, knownRole])) {
    throw new DomainError('pin.password_first');
  }
  await provePin(deps, session, { member, staffId, pin });
  if (!member) throw new DomainError('pin.wrong', { left: 0 });
  const isOwn = member.id === session.member.id;
  const next = isOwn ? cookie : following;
  const token = boundToken(deps.keys.bearer, next);
  const at = deps.now();
  const opened = sessionRow({ cookie: next, token, device: session.device }, member.id, at);
  await deps.pins.switchStaff({
    from: session.cookieHash,
    expiresAt: at + STAFF_SESSION_MS,
    claim: claimOf(member),
    to: isOwn ? null : opened,
    audit: auditRow(deps, { member }, pinFact('staff.unlock', session.member.id, member.id)),
  });
  const { id, email, firstName, lastName, role } = member;
  const user = { id, email, firstName, lastName, role };
  return { cookie: next, token, user, pinVersion: pinVersion(member.pinHash) };
}

type Attempt = { member: StaffRow | null; staffId: string; pin: string };

/**
 * Records that a person who may approve typed the PIN for a colleague's change.
 * @throws DomainError pin.wrong, pin.locked, forbidden (the person may not approve)
 */
export async function giveApproval(
  deps: ProveDeps & Pick<Parts, 'approvals'>,
  session: StaffSession,
  { change, staffId, pin }: GiveApprovalInput,
): Promise<{ approvedBy: string }> {
  const member = await deps.pins.find(staffId);
  await provePin(deps, session, { member, staffId, pin });
  if (!member || !may(member.role, 'bills.approve')) throw new DomainError('forbidden');
  const by = member.firstName;
  const asked = { before: { staffId: session.member.id }, after: { staffId } };
  const fact = { action: 'approval.give', tbl: 'staff', pk: staffId, ...asked };
  const entry = auditRow(deps, { member }, fact);
  await deps.approvals.give({ id: change, staffId, by, at: deps.now() }, claimOf(member), entry);
  return { approvedBy: by };
}

function claimOf({ id, pinHash }: StaffRow): string {
  return pinClaimOf(id, pinVersion(pinHash) ?? '');
}

type ProveDeps = AuditDeps & Pick<SwitchStaffDeps, 'pins' | 'audit' | 'isDemo'>;

async function provePin(deps: ProveDeps, session: StaffSession, { member, staffId, pin }: Attempt) {
  const mayTry = member?.isActive === true && (deps.isDemo || !member.isDemo);
  const nth = await deps.pins.takeTry(staffId, deps.now());
  if (mayTry && nth === null) throw locked((await deps.pins.lockedUntil(staffId)) - deps.now());
  // A PIN shorter than today's minimum counts as no PIN.
  const isOne = mayTry && pin.length >= leastPinLength(member.role);
  const isRight = await isPasswordRight(pin, isOne ? member.pinHash : null);
  if (isRight) return;
  if (!mayTry || nth === null) throw new DomainError('pin.wrong', { left: 0 });
  const lockMs = pinLockMs(nth);
  if (lockMs === 0) throw new DomainError('pin.wrong', { left: triesLeft(nth) });
  const fact = pinFact(reportPinLockMutation.audit, session.member.id, staffId);
  await deps.audit.note(auditRow(deps, session, fact));
  throw locked(lockMs);
}

function locked(ms: number): DomainError {
  return new DomainError('pin.locked', { retryAfterS: Math.ceil(Math.max(0, ms) / 1000) });
}

/** The log names who was signed in on the tablet, and whose PIN somebody typed. */
function pinFact(action: string, memberId: string, staffId: string) {
  const changed = { before: { staffId: memberId }, after: { staffId } };
  return { action, tbl: 'staff', pk: staffId, ...changed };
}

type ReportPinLockDeps = AuditDeps & Pick<Parts, 'pins' | 'responses'>;

/** Records an offline tablet's lock, as if the server had counted the wrong PINs. */
export async function reportPinLock(deps: ReportPinLockDeps, request: Omit<StaffRequest, 'input'>) {
  const { id: staffId, member } = request;
  if (!(await deps.pins.find(staffId))) throw new DomainError('not_found');
  const fact = pinFact(reportPinLockMutation.audit, member.id, staffId);
  return deps.responses.note(staffOnce(deps, request, fact));
}

export async function listTeam({ pins, isDemo }: Parts): Promise<{ team: TeamMember[] }> {
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

type PasskeyDeps = AuditDeps & Pick<Parts, 'passkeys'>;
type Asked = { site: PasskeySite; challenge: string; expiresAt: number };

export function askPasskey(site: PasskeySite) {
  return knownPasskeyOptions(site);
}

type SignInDeps = PasskeyDeps & Pick<Parts, 'audit' | 'keys' | 'isDemo'>;

/**
 * Signs in by a passkey as by a password. The log has each refusal of a passkey that this server knows.
 * @throws DomainError passkey.unknown, passkey.refused, passkey.expired (the challenge was used)
 */
export async function signInByPasskey(
  deps: SignInDeps,
  { credential }: SignInByPasskeyInput,
  { asked, from }: { asked: Asked; from: SignInFrom },
) {
  const found = orRefuse(await deps.passkeys.find(credential.id), 'passkey.unknown');
  const { passkey, member } = found;
  const refused = (code: ErrorCode) => refusal(deps, found, code);
  const mayTry = member.isActive && (deps.isDemo || !member.isDemo);
  const isTheirs = credential.response.userHandle === Buffer.from(member.id).toString('base64url');
  if (!mayTry || !isTheirs) throw await refused('passkey.unknown');
  const used = await checkUsedPasskey(credential, { ...asked, known: passkey }).catch(() => null);
  if (!used) throw await refused('passkey.refused');
  const { session, opened } = newSession(deps, member, from.device);
  const fact = { action: 'passkey.sign_in', tbl: 'staff', pk: member.id, after: named(passkey) };
  const isOpen = await deps.passkeys.signIn({ id: passkey.id, ...used }, usedUp(asked), {
    session,
    formerCookieHash: secretHash(from.formerCookie),
    audit: auditRow(deps, { member }, { ...fact, at: session.createdAt }),
  });
  if (!isOpen) throw await refused('passkey.expired');
  return opened;
}

async function refusal(
  deps: SignInDeps,
  { passkey, member }: { passkey: PasskeyRow; member: StaffRow },
  code: ErrorCode,
): Promise<DomainError> {
  const fact = { action: 'passkey.refused', tbl: 'staff', pk: member.id, after: named(passkey) };
  await deps.audit.note(auditRow(deps, { member }, fact));
  return new DomainError(code);
}

export async function listPasskeys(
  { passkeys }: Pick<PasskeyDeps, 'passkeys'>,
  { member }: Pick<StaffSession, 'member'>,
): Promise<{ passkeys: Passkey[] }> {
  const rows = await passkeys.of(member.id);
  return {
    passkeys: rows.map(({ id, name, createdAt, lastUsedAt, isBackedUp }) => ({
      id,
      name,
      createdAt: new Date(createdAt).toISOString(),
      lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
      isBackedUp,
    })),
  };
}

/** Begins to add a passkey; the person types the password again, because a PIN opens shared tablets too. */
export async function startPasskey(
  { passkeys }: PasskeyDeps,
  { member }: StaffSession,
  { site, currentPassword }: { site: PasskeySite; currentPassword: string },
) {
  const isRight = await isPasswordRight(currentPassword, member.passwordHash);
  if (!isRight) throw new DomainError('password.wrong');
  const known = await passkeys.of(member.id);
  if (known.length >= PASSKEYS_MOST) throw new DomainError('passkey.too_many');
  const { id, email, firstName, lastName } = member;
  const person = { id, email, name: `${firstName} ${lastName}`.trim() };
  return newPasskeyOptions(site, { person, known });
}

/** @throws DomainError passkey.refused, passkey.taken, passkey.too_many, passkey.expired (the challenge was used) */
export async function addPasskey(
  deps: PasskeyDeps,
  session: StaffSession,
  { input, asked }: { input: AddPasskeyInput; asked: Asked },
): Promise<{ passkeys: Passkey[] }> {
  const { member } = session;
  const { name, credential } = input;
  const made = await checkNewPasskey(credential, asked);
  const row = {
    ...made,
    id: deps.newId(),
    staffId: member.id,
    transports: credential.response.transports,
    name,
    createdAt: deps.now(),
    lastUsedAt: null,
  };
  const fact = { action: 'passkey.add', tbl: 'staff', pk: member.id, after: { name } };
  const isAdded = await deps.passkeys.add(row, usedUp(asked), auditRow(deps, { member }, fact));
  if (!isAdded) await refuseUnlessOwn(deps, member, made.credentialId);
  return listPasskeys(deps, session);
}

/** A retry whose first response got lost finds the passkey that it added. */
async function refuseUnlessOwn({ passkeys }: PasskeyDeps, member: StaffRow, credentialId: string) {
  const found = await passkeys.find(credentialId);
  if (found?.member.id === member.id) return;
  if (found) throw new DomainError('passkey.taken');
  const isFull = (await passkeys.of(member.id)).length >= PASSKEYS_MOST;
  throw new DomainError(isFull ? 'passkey.too_many' : 'passkey.expired');
}

export async function renamePasskey(
  deps: PasskeyDeps,
  session: StaffSession,
  { id, name }: { id: string; name: string },
): Promise<{ passkeys: Passkey[] }> {
  const passkey = orRefuse(await ownPasskey(deps, session, id));
  if (passkey.name !== name) {
    const changed = { before: named(passkey), after: { name } };
    const fact = { action: 'passkey.rename', tbl: 'staff', pk: session.member.id, ...changed };
    await deps.passkeys.rename(passkey, name, auditRow(deps, session, fact));
  }
  return listPasskeys(deps, session);
}

/** A second removal succeeds. */
export async function removePasskey(
  deps: PasskeyDeps,
  session: StaffSession,
  id: string,
): Promise<{ passkeys: Passkey[] }> {
  const passkey = await ownPasskey(deps, session, id);
  if (passkey) {
    const fact = { action: 'passkey.remove', tbl: 'staff', pk: session.member.id };
    const entry = auditRow(deps, session, { ...fact, before: named(passkey) });
    await deps.passkeys.remove(passkey, entry);
  }
  return listPasskeys(deps, session);
}

async function ownPasskey({ passkeys }: PasskeyDeps, { member }: StaffSession, id: string) {
  return (await passkeys.of(member.id)).find((one) => one.id === id);
}

function named({ name }: PasskeyRow) {
  return { name };
}

function usedUp({ challenge, expiresAt }: Asked) {
  return { hash: secretHash(challenge), expiresAt };
}
