import { DomainError } from '#domain/error-codes';
import type { Opening } from '#domain/opening/opening';
import type { QrOrder } from '#domain/orders/import-qr-order';
import {
  importQrOrderMutation,
  isTimelyQrOrder,
  qrOrderText,
} from '#domain/orders/import-qr-order';
import type { PlaceOrderInput } from '#domain/orders/place-order';
import { placeOrderMutation } from '#domain/orders/place-order';
import type {
  AuditEntry,
  Claim,
  MutationResponse,
} from '../../repositories/rows/responses.repository';
import { boundToken, guestPrincipal, sameHash, secretHash } from '../../services/keys';
import type { AuditDeps } from '../shared/staff-change';
import { auditRow } from '../shared/staff-change';

/** Places the order in the guest's name. */
export type QrOrderPayload = {
  claim: Claim;
  body: PlaceOrderInput;
  ageMs: number;
  secretHash: string;
  deviceHash: null;
  memberId: null;
  qrImport: { takenAt: number; audit: AuditEntry };
};

type ImportQrOrderDeps = AuditDeps & {
  place: (order: QrOrderPayload) => Promise<MutationResponse>;
};

type ImportQrOrderRequest = {
  claim: Claim;
  qrOrder: QrOrder;
  body: PlaceOrderInput;
  member: { id: string };
  /** The mutation waited this long on the tablet. */
  ageMs: number;
};

/**
 * Refuses a code with a wrong signature, an expired code, or a code that needs the guest. The server does not store
 * these refusals under the order's id: the phone may still send the order.
 */
export function checkQrOrder(
  { qrOrder, body, ageMs }: Pick<ImportQrOrderRequest, 'qrOrder' | 'body' | 'ageMs'>,
  { now, opening }: { now: number; opening: Opening },
): void {
  const signature = boundToken(Buffer.from(qrOrder.secret), qrOrderText(qrOrder));
  if (!sameHash(signature, qrOrder.signature)) throw new DomainError('qr_order.tampered');
  if (!isTimelyQrOrder(opening, qrOrder.placedAt, now - ageMs))
    throw new DomainError('qr_order.stale');
  // Points need a signed-in member, and a QR code signs nobody in.
  if (body.redeemedItems.length > 0) throw new DomainError('order.points_need_member');
}

/** Returns the mutation's claim, as if the phone had sent the mutation. */
export function qrOrderClaim({ id, secret }: QrOrder, hash: string): Claim {
  const principal = guestPrincipal({ secretHash: secretHash(secret), deviceHash: null });
  return { mutationId: id, principal, kind: placeOrderMutation.kind, hash };
}

/** Imports a QR order as the guest's mutation with its own id: a second arrival gets the stored response. */
export async function importQrOrder(deps: ImportQrOrderDeps, request: ImportQrOrderRequest) {
  const { claim, qrOrder, body, ageMs } = request;
  const receivedAt = deps.now();
  return deps.place({
    claim,
    body,
    ageMs: Math.max(0, receivedAt - qrOrder.placedAt),
    secretHash: secretHash(qrOrder.secret),
    deviceHash: null,
    memberId: null,
    qrImport: {
      takenAt: receivedAt - ageMs,
      audit: auditRow(deps, request, {
        action: importQrOrderMutation.kind,
        tbl: 'order',
        pk: qrOrder.id,
        at: receivedAt,
        before: {},
        after: {
          status: 'pending',
          placedAt: new Date(qrOrder.placedAt).toISOString(),
          ...(qrOrder.takenBy === undefined ? {} : { takenBy: qrOrder.takenBy }),
        },
      }),
    },
  });
}
