import { DomainError, type ErrorCode } from '#domain/error-codes';
import {
  type AddPasskeyInput,
  PASSKEYS_MOST,
  type Passkey,
  type PasskeySite,
  type SignInByPasskeyInput,
} from '#domain/staff/passkeys';
import type { PasskeyRow } from '../../repositories/resources/passkeys.repository';
import type { StaffRow, StaffSession } from '../../repositories/staff.repository';
import { isPasswordRight, secretHash } from '../../services/secrets/keys';
import {
  checkNewPasskey,
  checkUsedPasskey,
  knownPasskeyOptions,
  newPasskeyOptions,
} from '../../services/secrets/passkey-check';
import { type AuditDeps, auditRow, orRefuse, type Parts } from '../shared/staff-change';
import { newSession, type SignInFrom } from './sign-in';

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
