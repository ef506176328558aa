import { deflateSync, inflateSync } from 'fflate';
import * as v from 'valibot';
import { DomainError } from '#domain/error-codes';
import type { QrOrder } from '#domain/orders/import-qr-order';
import { importQrOrderInput, qrOrderText } from '#domain/orders/import-qr-order';
import { base64Url } from '../ids';

const PLAIN = 'BB1.';
const PACKED = 'BBZ1.';
/** Limits the code to a size that a camera reads from a phone at arm's length (characters). */
const MAX_CODE = 2_200;

type Unsigned = Omit<QrOrder, 'signature'>;

/** Returns false on insecure origins, which lack Web Crypto. */
export function canSign(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** Resolves to null if the order is too long for a code. */
export async function writeQrOrder(order: Unsigned): Promise<string | null> {
  const { id, secret, placedAt, body } = order;
  const parts = [id, secret, placedAt, body, await signatureOf(order)];
  const bytes = new TextEncoder().encode(JSON.stringify(parts));
  const code = PACKED + base64Url(deflateSync(bytes, { level: 9 }));
  return code.length > MAX_CODE ? null : code;
}

/** @throws DomainError qr_order.unreadable (not our code), qr_order.tampered (signature mismatch) */
export async function readQrOrder(code: string): Promise<QrOrder> {
  const qrOrder = await unpacked(code.trim()).catch(() => null);
  if (!qrOrder) throw new DomainError('qr_order.unreadable');
  if (canSign() && (await signatureOf(qrOrder)) !== qrOrder.signature) {
    throw new DomainError('qr_order.tampered');
  }
  return qrOrder;
}

async function unpacked(code: string): Promise<QrOrder | null> {
  if (code.length > MAX_CODE) return null;
  const isPacked = code.startsWith(PACKED);
  if (!isPacked && !code.startsWith(PLAIN)) return null;
  const bytes = bytesOf(code.slice((isPacked ? PACKED : PLAIN).length));
  const plain = isPacked ? inflateSync(bytes) : bytes;
  const [id, secret, placedAt, body, signature] = JSON.parse(new TextDecoder().decode(plain));
  const parsed = v.safeParse(importQrOrderInput, { id, secret, placedAt, body, signature });
  return parsed.success ? parsed.output : null;
}

async function signatureOf(order: Unsigned): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const { subtle } = crypto;
  const key = await subtle.importKey('raw', encoder.encode(order.secret), algorithm, false, [
    'sign',
  ]);
  const signed = await subtle.sign('HMAC', key, encoder.encode(qrOrderText(order)));
  return base64Url(new Uint8Array(signed));
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
