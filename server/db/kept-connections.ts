import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:http';
import { request as requestSecurely, Agent as SecureAgent } from 'node:https';

/** A server that closes idle connections after 5 s, as many do, must not receive a request at that moment. */
const IDLE = { keepAlive: true, timeout: 4_000 };

/**
 * Returns what libSQL's client needs of fetch, over kept connections of node:http: for requests as small as these,
 * Node's own fetch takes several times the processor time.
 * @throws TypeError as fetch does, if there was no response
 */
export function fetchKept() {
  const ways = {
    'http:': { send: request, agent: new Agent(IDLE) },
    'https:': { send: requestSecurely, agent: new SecureAgent(IDLE) },
  };
  return async (asked: Request) => {
    const { method, url } = asked;
    const { send, agent } = ways[url.startsWith('https:') ? 'https:' : 'http:'];
    const headers = Object.fromEntries(asked.headers);
    const body = Buffer.from(await asked.arrayBuffer());
    try {
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        send(url, { method, headers, agent }, resolve).once('error', reject).end(body);
      });
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      return plainResponse(response, Buffer.concat(chunks));
    } catch (cause) {
      throw new TypeError('fetch failed', { cause });
    }
  };
}

function plainResponse({ statusCode: status = 500, headers }: IncomingMessage, bytes: Buffer) {
  return {
    status,
    ok: status >= 200 && status < 300,
    headers: { get: (name: string) => headers[name] ?? null },
    body: null,
    arrayBuffer: async () => bytes,
    text: async () => bytes.toString(),
    json: async () => JSON.parse(bytes.toString()),
  };
}
