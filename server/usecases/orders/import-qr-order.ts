import { DomainError } from '#domain/error-codes';
import {
  importQrOrderMutation,
  isTimelyQrOrder,
  type QrOrder,
  qrOrderText,
} from '#domain/orders/import-qr-order';
import { type PlaceOrderInput, placeOrderMutation } from '#domain/orders/place-order';
import type { AuditEntry } from '../../repositories/orders.repository';
import type { Claim, MutationResponse } from '../../repositories/stored-responses.repository';
import { boundToken, guestPrincipal, sameHash, secretHash } from '../../services/secrets/keys';

/** Places the order in the guest's name. */
export type QrOrderPayload = {
  claim: Claim;
  body: PlaceOrderInput;
  ageMs: number;
  secretHash: string;
  deviceHash: null;
  memberId: null;
  handover: { takenAt: number; audit: AuditEntry };
};

export type ImportQrOrderDeps = {
  place: (order: QrOrderPayload) => Promise<MutationResponse>;
  now: () => number;
  newId: () => string;
};

export type ImportQrOrderRequest = {
  claim: Claim;
  handover: QrOrder;
  body: PlaceOrderInput;
  member: { id: string };
  /** Waiting time on the tablet. */
  ageMs: number;
};

/**
 * Refuses a code with a wrong signature, an expired one, or one that needs the guest. These refusals are not stored
 * under the order's id: the phone may still send the order.
 */
export function checkQrOrder(
  { handover, body, ageMs }: Pick<ImportQrOrderRequest, 'handover' | 'body' | 'ageMs'>,
  now: number,
): void {
  const signature = boundToken(Buffer.from(handover.secret), qrOrderText(handover));
  if (!sameHash(signature, handover.signature)) throw new DomainError('handover.tampered');
  if (!isTimelyQrOrder(handover.placedAt, now - ageMs)) throw new DomainError('handover.stale');
  // Points need a signed-in member, and a QR code signs nobody in.
  if (body.redeemedItems.length > 0) throw new DomainError('order.points_need_member');
}

/** The mutation's claim, as if the phone had sent it. */
export function qrOrderClaim({ id, secret }: QrOrder, hash: string): Claim {
  const principal = guestPrincipal({ secretHash: secretHash(secret), deviceHash: null });
  return { mutationId: id, principal, kind: placeOrderMutation.kind, hash };
}

/** Staff import a QR order. It is the guest's mutation with its own id: the second of two arrivals finds it done. */
export async function importQrOrder(
  deps: ImportQrOrderDeps,
  act: ImportQrOrderRequest,
): Promise<MutationResponse> {
  const { claim, handover, body, member, ageMs } = act;
  const receivedAt = deps.now();
  return deps.place({
    claim,
    body,
    ageMs: Math.max(0, receivedAt - handover.placedAt),
    secretHash: secretHash(handover.secret),
    deviceHash: null,
    memberId: null,
    handover: {
      takenAt: receivedAt - ageMs,
      audit: {
        id: deps.newId(),
        actor: member.id,
        action: importQrOrderMutation.audit,
        tbl: 'order',
        pk: handover.id,
        before: {},
        after: {
          status: 'pending',
          placedAt: new Date(handover.placedAt).toISOString(),
          ...(handover.takenBy === undefined ? {} : { takenBy: handover.takenBy }),
        },
        doneAt: receivedAt - ageMs,
        receivedAt,
      },
    },
  });
}
