import * as v from 'valibot';
import { uuidText } from '../fields';
import type { Opening } from '../opening/opening';
import { closedBetween } from '../opening/opening';
import type { Mutation } from '../sync/mutation';
import { ORDER_TTL_MS } from '../sync/mutation';
import { OF_ORDER } from './order';

const CLOCK_SLACK_MS = 2 * 60_000;
const MAX_BODY = 8_000;

/** `body` is the exact text the phone itself would send. `signature` is an HMAC that proves the secret. */
export const importQrOrderInput = v.object({
  id: uuidText,
  secret: v.pipe(v.string(), v.regex(/^[\w-]{16,128}$/)),
  placedAt: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  body: v.pipe(v.string(), v.maxLength(MAX_BODY)),
  signature: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  /** This member of staff scanned the code; a colleague may send the order. */
  takenBy: v.exactOptional(uuidText),
});

export type QrOrder = v.InferOutput<typeof importQrOrderInput>;

export function qrOrderText({ id, placedAt, body }: Omit<QrOrder, 'secret' | 'signature'>): string {
  return `bar-bliss handover 1\n${id}\n${placedAt}\n${body}`;
}

/** @param opening null: the device does not know the opening hours; the server decides */
export function isTimelyQrOrder(
  opening: Opening | null,
  placedAt: number,
  takenAt: number,
): boolean {
  const ageMs = takenAt - placedAt;
  if (ageMs < -CLOCK_SLACK_MS || ageMs > ORDER_TTL_MS) return false;
  return !closedBetween(opening, Math.min(placedAt, takenAt), takenAt);
}

export const importQrOrderMutation = {
  ...OF_ORDER,
  kind: 'order.handover',
  path: '/api/admin/orders/handover',
  schema: importQrOrderInput,
  row: null,
} as const satisfies Mutation;
