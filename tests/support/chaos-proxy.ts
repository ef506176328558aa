import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What the proxy does with a request:
 * pass · refuse (cut at once) · dropBefore (cut, the server never sees it) · dropAfter (the server
 * answers, the guest never hears it) · html502 · captive200 (a hotel's sign-in page).
 */
export type Fault = 'pass' | 'refuse' | 'dropBefore' | 'dropAfter' | 'html502' | 'captive200';
export type Rule = (request: { method: string; path: string }) => Fault;

/** Changes the text of an answer on its way: a newer build of a file, say. */
export type Rewrite = { path: string; change: (text: string) => string };

export type ChaosProxy = {
  url: string;
  setRule(rule: Rule): void;
  setRewrite(rewrite: Rewrite | null): void;
  close(): Promise<void>;
};

/** A proxy on a free port of this machine in front of `target()`, which may come and go. */
export async function startChaosProxy(target: () => number): Promise<ChaosProxy> {
  let rule: Rule = () => 'pass';
  let rewrite: Rewrite | null = null;
  const server = http.createServer((request, response) => {
    const fault = rule({ method: request.method ?? 'GET', path: request.url ?? '/' });
    if (fault === 'refuse' || fault === 'dropBefore') return void request.socket.destroy();
    if (fault === 'html502') return html(response, 502, 'Bad Gateway');
    if (fault === 'captive200') return html(response, 200, 'Welcome to the hotel');
    if (rewrite && request.url === rewrite.path) {
      return void answerRewritten(response, target(), rewrite);
    }
    forward(request, response, target(), fault === 'dropAfter');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    setRule(next) {
      rule = next;
    },
    setRewrite(next) {
      rewrite = next;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function html(response: ServerResponse, status: number, title: string): void {
  response.writeHead(status, { 'content-type': 'text/html' });
  response.end(`<!doctype html><title>${title}</title><h1>${title}</h1>`);
}

async function answerRewritten(response: ServerResponse, port: number, { path, change }: Rewrite) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  const type = answer.headers.get('content-type') ?? 'text/plain';
  response.writeHead(answer.status, { 'content-type': type, 'cache-control': 'no-cache' });
  response.end(change(await answer.text()));
}

function forward(
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
  cut: boolean,
): void {
  const { method, url, headers } = request;
  const upstream = http.request(
    { host: '127.0.0.1', port, method, path: url, headers },
    (answer) => {
      if (cut) {
        answer.resume();
        answer.on('end', () => request.socket.destroy());
        return;
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  upstream.on('error', () => request.socket.destroy());
  response.on('close', () => upstream.destroy());
  request.pipe(upstream);
}
