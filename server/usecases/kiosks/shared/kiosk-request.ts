import { DomainError } from '#domain/error-codes';
import type {
  Kiosk,
  KiosksRepository,
  KioskWrite,
} from '../../../repositories/seatings/kiosks.repository';
import type {
  Claim,
  StoredResponsesRepository,
} from '../../../repositories/stored-responses.repository';
import type { TablesRepository } from '../../../repositories/tables.repository';
import type { KioskDesk } from '../../../services/kiosk-desk';
import { secretHash } from '../../../services/secrets/keys';
import { kioskRead } from './kiosk-read';

export type KioskDeps = {
  kiosks: KiosksRepository;
  kioskDesk: KioskDesk;
  tables: TablesRepository;
  responses: StoredResponsesRepository;
  now: () => number;
  newId: () => string;
};

export type KioskRequest<Input> = {
  claim: Claim;
  input: Input;
  member: { id: string; firstName: string };
  ageMs: number;
};

type Facts = Record<string, unknown>;
type Change = { action: string; before: Facts | null; after: Facts; at: number; kiosk: Kiosk };

export function kioskResponse(
  { kioskDesk }: Pick<KioskDeps, 'kioskDesk'>,
  claim: Claim,
  kiosk: Kiosk,
) {
  const { mutationId } = claim;
  return { status: 200, body: JSON.stringify({ mutationId, kiosk: kioskRead(kiosk, kioskDesk) }) };
}

/** Builds the response and the audit row of a change to a kiosk. */
export function writtenBy(
  deps: KioskDeps,
  { claim, member, ageMs }: KioskRequest<unknown>,
  { action, before, after, at, kiosk }: Change,
): KioskWrite {
  return {
    claim,
    at,
    response: kioskResponse(deps, claim, kiosk),
    audit: {
      id: deps.newId(),
      actor: member.id,
      action,
      tbl: 'kiosk',
      pk: kiosk.row.id,
      before,
      after,
      doneAt: at - ageMs,
      receivedAt: at,
    },
  };
}

/** @throws DomainError not_found */
export async function kioskOf({ kiosks }: Pick<KioskDeps, 'kiosks'>, id: string): Promise<Kiosk> {
  const kiosk = await kiosks.find(id);
  if (!kiosk) throw new DomainError('not_found');
  return kiosk;
}

/** @throws DomainError kiosk.unknown if staff never approved the kiosk, or have removed it */
export async function kioskWith(
  { kiosks }: Pick<KioskDeps, 'kiosks'>,
  secret: string,
): Promise<Kiosk> {
  const kiosk = await kiosks.findBySecret(secretHash(secret));
  if (!kiosk) throw new DomainError('kiosk.unknown');
  return kiosk;
}
