import { DomainError } from '#domain/error-codes';
import { mutationOf } from '#domain/registry/mutations';
import type { CheckedHere } from '#domain/staff/roles';
import { may } from '#domain/staff/roles';
import { entityIdOf, staffPrincipal } from '#domain/sync/mutation';
import type { StaffDeps } from '../admin-db';
import { ApiError } from '../api-client';
import { recordOf } from '../json';
import { enqueue } from '../outbox/enqueue';
import { advanced, inOutbox, isFact, readEntry } from '../outbox/outbox';
import { mayAct, readSession } from '../session';
import type { PinVerdict } from '../staff/tablet-lock';
import { provePinHere, unlearnPin } from '../staff/tablet-lock';
import { discardEntry } from './entries';
import { giveApproval } from './send';
import { refusalOf, reportPinLock } from './unlock-tablet';

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
