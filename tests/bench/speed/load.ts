import type { Socket } from 'node:net';
import { connect } from 'node:net';

type Load = {
  url: string;
  connections: number;
  ms: number;
  /** Returns the bytes of one request. */
  request: () => string;
  /** The status that each response must have. */
  status: number;
};
type Done = { perSecond: number; times: number[] };

const END = '\r\n\r\n';

/**
 * Sends requests over keep-alive connections, each after the response to the one before. The client reads status and
 * length only: on two cores a client that parses everything would be the limit.
 */
export async function runLoad({ url, connections, ms, request, status }: Load): Promise<Done> {
  const times: number[] = [];
  const until = performance.now() + ms;
  const began = performance.now();
  await Promise.all(Array.from({ length: connections }, () => repeat(url)));
  return { perSecond: times.length / ((performance.now() - began) / 1_000), times };

  async function repeat(at: string): Promise<void> {
    const { hostname, port } = new URL(at);
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    try {
      while (performance.now() < until) {
        const sentAt = performance.now();
        await exchange(socket, request(), status);
        times.push(performance.now() - sentAt);
      }
    } finally {
      socket.destroy();
    }
  }
}

function exchange(socket: Socket, text: string, status: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let head: Buffer = Buffer.alloc(0);
    let left: number | null = null;
    function settle(error?: Error): void {
      socket.off('data', read).off('error', settle).off('close', lost);
      if (error) reject(error);
      else resolve();
    }
    const lost = () => settle(new Error('The server closed the connection.'));
    function read(bytes: Buffer): void {
      if (left !== null) {
        left -= bytes.length;
      } else {
        head = head.length === 0 ? bytes : Buffer.concat([head, bytes]);
        const end = head.indexOf(END);
        if (end < 0) return;
        const lines = head.toString('latin1', 0, end);
        if (!lines.startsWith(`HTTP/1.1 ${status} `)) {
          settle(new Error(`Not ${status}: ${head.toString()}`));
          return;
        }
        const length = /\r\ncontent-length: (\d+)/i.exec(lines)?.[1] ?? 0;
        left = Number(length) - (head.length - end - END.length);
      }
      if (left <= 0) settle();
    }
    socket.on('data', read).on('error', settle).on('close', lost);
    socket.write(text);
  });
}

/** Returns the bytes of a request as a browser sends it. */
export function requestText(
  method: string,
  { url, path }: { url: string; path: string },
  headers: Readonly<Record<string, string>>,
  body = '',
): string {
  const lines = Object.entries({
    host: new URL(url).host,
    'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/131.0.0.0 Mobile Safari/537.36',
    accept: '*/*',
    'accept-language': 'tr-TR,tr;q=0.9,en;q=0.8',
    'accept-encoding': 'gzip, deflate, br',
    ...headers,
    ...(body && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    }),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}
