import type { IncomingMessage, ServerResponse } from 'node:http';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** Lists what a connection can do to a request: a delay, an error, or a cut before or after the database ran it. */
export type ConnectionFault = {
  delayMs?: number;
  status?: number;
  code?: string;
  dropBefore?: boolean;
  dropAfter?: boolean;
};

/** A fault may look at the request's body, which holds the text of its statements. */
export type FaultyConnection = {
  url: string;
  setFault(fault: (body: string) => ConnectionFault): void;
  close(): Promise<void>;
};

/** Opens a way to a database of sqld on a free port of this machine; it passes everything on until a fault is set. */
export async function openFaultyConnection(to: {
  port: number;
  host: string;
}): Promise<FaultyConnection> {
  const agent = new http.Agent({ keepAlive: true });
  let fault: (body: string) => ConnectionFault = () => ({});

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    const { delayMs, status, code, dropBefore, dropAfter } = fault(body.toString('latin1'));
    if (delayMs) await new Promise((resolve) => setTimeout(resolve, delayMs));
    if (dropBefore) return void request.socket.destroy();
    if (status) {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify(code ? { message: 'planted fault', code } : { error: 'planted' }),
      );
      return;
    }
    const { method, url } = request;
    const headers = { ...request.headers, host: to.host };
    const onward = http.request({
      agent,
      port: to.port,
      host: '127.0.0.1',
      method,
      path: url,
      headers,
    });
    onward.once('error', () => request.socket.destroy());
    onward.once('response', async (answer) => {
      if (dropAfter) {
        await readBody(answer);
        return void request.socket.destroy();
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.end(body);
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
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
