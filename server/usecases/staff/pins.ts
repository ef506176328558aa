import type { GiveApprovalInput } from '#domain/bills/bills.operations';
import { DomainError } from '#domain/error-codes';
import { reportPinLockMutation } from '#domain/staff/report-pin-lock';
import {
  leastPinLength,
  may,
  mayTakeOver,
  pinLockMs,
  type SetPinInput,
  type SwitchStaffInput,
  type TeamMember,
  triesLeft,
} from '#domain/staff/roles';
import { pinClaimOf, type StaffRow, type StaffSession } from '../../repositories/staff.repository';
import { boundToken, hashPassword, isPasswordRight, pinVersion } from '../../services/secrets/keys';
import {
  type AuditDeps,
  auditRow,
  type Parts,
  type StaffRequest,
  staffOnce,
} from '../shared/staff-change';
import { STAFF_SESSION_MS, sessionRow } from './sign-in';

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
