import { randomUUID } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Database from 'libsql';
import { type HranaRequest, respond, type Stream } from './hrana-requests';

/** Lists the stub's faults: a delay, an error, or a connection cut before or after the request ran. */
export type HranaFault = {
  delayMs?: number;
  status?: number;
  code?: string;
  dropBefore?: boolean;
  dropAfter?: boolean;
};

export type HranaStub = {
  url: string;
  setFault(fault: (body: string) => HranaFault): void;
  close(): Promise<void>;
};

type Pipeline = { baton: string | null; requests: HranaRequest[] };

/**
 * Opens a libSQL server over HTTP (Hrana 2, JSON) on a free port of this machine, as far as the client needs it:
 * each stream has a single-use baton and a connection to a real database file.
 */
export async function startHranaStub(path: string): Promise<HranaStub> {
  const streams = new Map<string, Stream>();
  // A new connection reads the whole schema, so closed streams leave theirs to the next one.
  const idle: Database.Database[] = [];
  let fault: (body: string) => HranaFault = () => ({});

  function takeStream(baton: string | null): Stream | undefined {
    if (!baton) return { db: idle.pop() ?? openDatabase(path), stored: new Map() };
    const stream = streams.get(baton);
    streams.delete(baton);
    return stream;
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    const { delayMs, status, code, dropBefore, dropAfter } = fault(body);
    if (delayMs) await new Promise((resolve) => setTimeout(resolve, delayMs));
    if (dropBefore) return void request.socket.destroy();
    if (status) return send(response, status, { message: 'planted fault', code });
    if (request.url !== '/v2/pipeline') return send(response, 404, {});
    const { baton, requests } = JSON.parse(body) as Pipeline;
    const stream = takeStream(baton);
    if (!stream) return send(response, 400, { message: 'stream expired', code: 'STREAM_EXPIRED' });
    const results = requests.map((one) => respond(stream, one));
    const isClosed = requests.some(({ type }) => type === 'close');
    const next = isClosed ? null : randomUUID();
    if (next) streams.set(next, stream);
    else if (stream.db.inTransaction) stream.db.close();
    else idle.push(stream.db);
    if (dropAfter) return void request.socket.destroy();
    send(response, 200, { baton: next, base_url: null, results });
  }

  const server = http.createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    setFault(next) {
      fault = next;
    },
    async close() {
      for (const db of [...idle, ...Array.from(streams.values(), (one) => one.db)]) db.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function openDatabase(path: string) {
  const db = new Database(path, { timeout: 2_000 });
  db.exec('PRAGMA foreign_keys = ON');
  return db;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
