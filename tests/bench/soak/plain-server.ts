// A server that writes one row a request and does nothing else, for comparison: node --import tsx plain-server.ts.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';

const FILE = import.meta.filename;

/** Starts the plain server in a process of its own. */
export async function startPlainServer(): Promise<{ url: string; end(): void }> {
  const child = spawn(process.execPath, ['--import', 'tsx', FILE], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return { url: `http://127.0.0.1:${String(port).trim()}`, end: () => child.kill() };
}

async function serve(): Promise<void> {
  const file = join(tmpdir(), `plain-${process.pid}.db`);
  const db = createClient({ url: `file:${file}` });
  await db.execute('PRAGMA journal_mode = WAL');
  await db.execute('CREATE TABLE row (id INTEGER PRIMARY KEY, body TEXT)');
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts).toString();
    await db.execute({ sql: 'INSERT INTO row (body) VALUES (?)', args: [body] });
    response.writeHead(201).end('{}');
  });
  server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
  process.on('SIGTERM', () => {
    for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
    process.exit(0);
  });
}

if (process.argv[1] === FILE) await serve();
