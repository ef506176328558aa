import { isIP } from 'node:net';
import type { Context } from 'hono';
import { forwardedValue, type Reach } from './request-facts';

/**
 * Returns the rate-limit key: the IPv4 address, or the /64 network of an IPv6 address (one customer). Behind trusted
 * proxies the outermost proxy names the address; the function ignores invalid values.
 */
export function clientAddress(c: Context, reach: Reach): string {
  const forwarded = bareAddress(forwardedValue(c, reach, 'x-forwarded-for') ?? '');
  return networkOf(forwarded ?? bareAddress(socketAddress(c.env) ?? '') ?? 'local');
}

/** Returns the address without port, brackets or zone, or null if the text is no address. */
function bareAddress(text: string): string | null {
  const named = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1];
  const address = (named ?? text).replace(/%.*$/, '');
  return isIP(address) === 0 ? null : address;
}

function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  // The URL parser normalizes IPv6 addresses.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array(8 - groups.length - after.length).fill('0');
  const whole = tail === undefined ? groups : [...groups, ...zeros, ...after];
  return `${whole.slice(0, 4).join(':')}::/64`;
}

function socketAddress(env: unknown): string | undefined {
  const { incoming } = (env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  return incoming?.socket?.remoteAddress;
}
