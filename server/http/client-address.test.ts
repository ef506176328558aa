import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { clientAddress } from './request-facts';

/** Returns the rate-limit key for the given headers and number of trusted proxies. */
async function counted(trustedHops: number, forwarded: string): Promise<string> {
  const app = new Hono().get('/', (c) => c.text(clientAddress(c, { trustedHops })));
  const response = await app.request('/', { headers: { 'x-forwarded-for': forwarded } });
  return response.text();
}

test.each([
  [1, '1.2.3.4, 10.0.0.1', '10.0.0.1', 'the client wrote what stands before'],
  [2, '10.0.0.1, 10.9.9.9', '10.0.0.1', 'a network in front of our proxy'],
  [2, '4.3.2.1, 10.0.0.1, 10.9.9.9', '10.0.0.1', 'the same, and the client wrote something'],
  [0, '10.0.0.1', 'local', 'no proxy is trusted'],
  [1, 'junk-1', 'local', 'what is no address does not count'],
  [1, '10.0.0.1:4711', '10.0.0.1', 'with a port'],
  [1, '::ffff:10.0.0.1', '10.0.0.1', 'IPv4 written as IPv6'],
  [1, '2001:db8:1:2:ffff::9', '2001:db8:1:2::/64', 'the network of an IPv6 address'],
  [1, '[2001:DB8:1:2::1]:443', '2001:db8:1:2::/64', 'in another spelling'],
  [1, '2001:db8::1', '2001:db8:0:0::/64', 'with zeros left out'],
  [1, '::1', '0:0:0:0::/64', 'with nothing before them'],
])('through %i trusted proxies %s is counted as %s: %s', async (hops, forwarded, address) => {
  expect(await counted(hops, forwarded)).toBe(address);
});
