import { DomainError } from '#domain/error-codes';
import {
  type ChangeAvailabilityInput,
  changeAvailabilityMutation,
} from '#domain/menu/change-availability';
import type { AvailabilityRepository } from '../../repositories/availability.repository';
import { type MenuItemRow, staffMenuItem } from '../../repositories/menu.repository';
import type {
  Claim,
  MutationResponse,
  StoredResponsesRepository,
} from '../../repositories/stored-responses.repository';
import { untilWritten } from '../shared/until-written';

export type ChangeAvailabilityDeps = {
  availability: AvailabilityRepository;
  responses: StoredResponsesRepository;
  now: () => number;
  newId: () => string;
};

export type ChangeAvailabilityRequest = {
  claim: Claim;
  itemId: number;
  change: ChangeAvailabilityInput;
  member: { id: string };
  ageMs: number;
};

/** An equal value succeeds; otherwise the first change wins, and the second gets a conflict that names its author. */
export async function changeAvailability(
  deps: ChangeAvailabilityDeps,
  request: ChangeAvailabilityRequest,
): Promise<MutationResponse> {
  const { claim, change } = request;
  return untilWritten(async () => {
    const before = await deps.availability.find(request.itemId);
    if (!before) throw new DomainError('not_found');
    const responseFor = (row: MenuItemRow) => ({
      status: 200,
      body: JSON.stringify({ mutationId: claim.mutationId, item: staffMenuItem(row) }),
    });
    if (change.isAvailable === before.isAvailable) {
      return deps.responses.keep(claim, responseFor(before));
    }
    if (change.from !== undefined && change.from !== before.isAvailable) {
      throw await conflict(deps, before);
    }
    const after = { isAvailable: change.isAvailable, v: before.v + 1 };
    return deps.availability.change({
      claim,
      response: responseFor({ ...before, ...after }),
      before,
      after,
      audit: auditOf(deps, request, before),
    });
  });
}

async function conflict({ availability, now }: ChangeAvailabilityDeps, before: MenuItemRow) {
  const last = await availability.lastChange(before.id);
  return new DomainError('conflict', {
    current: staffMenuItem(before),
    by: last?.by ?? null,
    at: new Date(last?.at ?? now()).toISOString(),
  });
}

function auditOf(
  deps: ChangeAvailabilityDeps,
  request: ChangeAvailabilityRequest,
  before: MenuItemRow,
) {
  const receivedAt = deps.now();
  return {
    id: deps.newId(),
    actor: request.member.id,
    action: changeAvailabilityMutation.audit,
    tbl: 'menu_item',
    pk: String(request.itemId),
    before: { isAvailable: before.isAvailable },
    after: { isAvailable: request.change.isAvailable },
    doneAt: receivedAt - request.ageMs,
    receivedAt,
  };
}
