import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Fault } from './chaos-faults';
import { suffer } from './chaos-faults';

export type { Fault } from './chaos-faults';
export type Rule = (request: { method: string; path: string }) => Fault;

/** Changes the text of a response, for example into a newer build of a file. */
export type Rewrite = { path: string; change: (text: string) => string };

export type ChaosProxy = {
  url: string;
  setRule(rule: Rule): void;
  /** Adds a change from now on; several changes of one file run one after another. */
  addRewrite(rewrite: Rewrite): void;
  /** Returns the paths of the requests in progress, streams above all. */
  openPaths(): string[];
  /** Closes the port and cuts every connection. */
  goOffline(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
};

/** Opens a proxy on a free port in front of `target()`, which may stop and restart. */
export async function startChaosProxy(target: () => number): Promise<ChaosProxy> {
  let rule: Rule = () => 'pass';
  const rewrites: Rewrite[] = [];
  const open = new Set<string[]>();
  const server = http.createServer((request, response) => {
    const { method = 'GET', url: path = '/' } = request;
    const entry = [path];
    open.add(entry);
    response.on('close', () => open.delete(entry));
    const fault = rule({ method, path });
    const changes = rewrites.filter((one) => one.path === path);
    if (fault === 'pass' && changes.length > 0) {
      sendRewritten(response, `http://127.0.0.1:${target()}${path}`, changes).catch(() =>
        request.socket.destroy(),
      );
      return;
    }
    suffer(fault, { request, response, port: target() });
  });
  // The limit equals the server's, so a kept connection does not close under a test's next request.
  server.keepAliveTimeout = 65_000;
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const stop = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  const port = await listen(0);
  return {
    url: `http://127.0.0.1:${port}`,
    setRule(next) {
      rule = next;
    },
    addRewrite(next) {
      rewrites.push(next);
    },
    openPaths: () => [...open].flat(),
    goOffline: stop,
    async comeBack() {
      await listen(port);
    },
    close: stop,
  };
}

async function sendRewritten(response: ServerResponse, url: string, changes: Rewrite[]) {
  const received = await fetch(url);
  const text = changes.reduce((changed, { change }) => change(changed), await received.text());
  const type = received.headers.get('content-type') ?? 'text/plain';
  response.writeHead(received.status, { 'content-type': type, 'cache-control': 'no-cache' });
  response.end(text);
}
