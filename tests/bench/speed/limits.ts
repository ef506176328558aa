// The limits beside which the server is measured, each in a process of its own: Node's own HTTP server with a response
// that it holds, and libSQL with one small row a commit.
import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createClient } from '@libsql/client';

const FILE = import.meta.filename;

/** Node writes these headers itself. */
const OWN = ['connection', 'keep-alive', 'date', 'transfer-encoding'];

type HeldResponse = { status: number; headers: [string, string][]; body: string };

/** Returns the response with its headers as they stand on the wire. */
export function holdResponse(url: string, asked: Record<string, string>): Promise<HeldResponse> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: asked }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject).on('end', () => {
        const { rawHeaders, statusCode = 0 } = response;
        const pairs = rawHeaders.flatMap((name, at): [string, string][] =>
          at % 2 === 0 ? [[name, rawHeaders[at + 1] ?? '']] : [],
        );
        const headers = pairs.filter(([name]) => !OWN.includes(name.toLowerCase()));
        resolve({ status: statusCode, headers, body: Buffer.concat(parts).toString('base64') });
      });
    });
    sent.on('error', reject).end();
  });
}

/** Starts Node's own server, which sends the same bytes and headers to every request. */
export async function startPlainServer(held: HeldResponse) {
  const child = fork(FILE, ['serve'], { execArgv: ['--import', 'tsx'] });
  child.send(held);
  const [port] = (await once(child, 'message')) as [number];
  return { url: `http://127.0.0.1:${port}`, end: () => end(child) };
}

/** Starts commits of one small row each, with the pragmas of the server, in a file of this folder. */
export async function startPlainCommits(folder: string) {
  const child = fork(FILE, ['commit', folder], { execArgv: ['--import', 'tsx'] });
  await once(child, 'message');
  return {
    /** Returns the commits a second. */
    async run(ms: number): Promise<number> {
      child.send(ms);
      const [perSecond] = (await once(child, 'message')) as [number];
      return perSecond;
    },
    end: () => end(child),
  };
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

async function serve(): Promise<void> {
  const [{ status, headers, body }] = (await once(process, 'message')) as [HeldResponse];
  const bytes = Buffer.from(body, 'base64');
  const named = headers.flat();
  const server = createServer((_, response) => {
    response.writeHead(status, named);
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
}

async function commit(folder: string): Promise<void> {
  const db = createClient({ url: `file:${join(folder, 'plain.db')}` });
  await db.execute('PRAGMA journal_mode = WAL');
  await db.execute('PRAGMA synchronous = FULL');
  await db.execute('PRAGMA secure_delete = ON');
  await db.execute('CREATE TABLE row (id INTEGER PRIMARY KEY, body TEXT)');
  process.on('message', async (ms: number) => {
    const began = performance.now();
    let commits = 0;
    for (; performance.now() - began < ms; commits += 1) {
      await db.batch(
        [{ sql: 'INSERT INTO row (body) VALUES (?)', args: ['a small row'] }],
        'write',
      );
    }
    process.send?.(commits / ((performance.now() - began) / 1_000));
  });
  process.send?.('open');
}

if (process.argv[1] === FILE) {
  if (process.argv[2] === 'serve') await serve();
  else await commit(process.argv[3] ?? '');
}
