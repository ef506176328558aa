import type { IncomingMessage, ServerResponse } from 'node:http';
import http from 'node:http';
import { pipeline } from 'node:stream';
import { text } from 'node:stream/consumers';

/**
 * Lists what the proxy does with a request:
 * pass · refuse (cuts at once) · dropBefore (reads it, then cuts: the server never sees it) ·
 * dropAfter (the server responds, the client gets nothing) · dup (sends it twice, responds once) ·
 * html502 · captive200 (shows a hotel's page) · redirect302 (leads to a hotel's sign-in) · sseStall (keeps an
 * open stream silent) · delays, slows down or truncates the response · tells the client to come again later ·
 * cuts a stream.
 */
export type Fault =
  | 'pass'
  | 'refuse'
  | 'dropBefore'
  | 'dropAfter'
  | 'dup'
  | 'html502'
  | 'captive200'
  | 'redirect302'
  | 'sseStall'
  | { delayMs: number }
  | { trickleBytesPerS: number }
  | { truncateAfterBytes: number }
  | { busy: 429 | 503; retryAfterS: number }
  | { cutAfterMs: number };

export type Exchange = { request: IncomingMessage; response: ServerResponse; port: number };

const TICK_MS = 100;

/** Applies a fault to a request. */
export function suffer(fault: Fault, exchange: Exchange): void {
  const act = typeof fault === 'string' ? NAMED[fault] : measured(fault);
  act(exchange);
}

type Act = (exchange: Exchange) => unknown;

const NAMED: Record<Extract<Fault, string>, Act> = {
  pass: (exchange) => forward(exchange, pipeBack(exchange.response)),
  refuse: ({ request }) => request.socket.destroy(),
  dropBefore: ({ request }) => request.resume().on('end', () => request.socket.destroy()),
  dropAfter: (exchange) =>
    forward(exchange, (response) => {
      response.resume().on('end', () => exchange.request.socket.destroy());
    }),
  dup: sendTwice,
  html502: ({ response }) => respondWithPage(response, 502, 'Bad Gateway'),
  captive200: ({ response }) => respondWithPage(response, 200, 'Welcome to the hotel'),
  redirect302: ({ response }) => {
    response.setHeader('location', '/hotel-sign-in');
    respondWithPage(response, 302, 'Please sign in');
  },
  sseStall: ({ response }) =>
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders(),
};

function measured(fault: Exclude<Fault, string>): Act {
  if ('delayMs' in fault) {
    return (exchange) => later(exchange, fault.delayMs, () => suffer('pass', exchange));
  }
  if ('trickleBytesPerS' in fault) {
    return (exchange) =>
      forward(exchange, (response) => trickle(response, exchange.response, fault.trickleBytesPerS));
  }
  if ('truncateAfterBytes' in fault) {
    return (exchange) =>
      forward(exchange, (response) =>
        truncate(response, exchange.response, fault.truncateAfterBytes),
      );
  }
  if ('cutAfterMs' in fault) {
    return (exchange) => {
      later(exchange, fault.cutAfterMs, () => exchange.response.destroy());
      suffer('pass', exchange);
    };
  }
  return ({ response }) => {
    response.setHeader('retry-after', String(fault.retryAfterS));
    respondWithPage(response, fault.busy, 'Come again later');
  };
}

type OnResponse = (response: IncomingMessage) => void;

function forward(exchange: Exchange, onResponse: OnResponse): void {
  const { request, response } = exchange;
  const upstream = ask(exchange, onResponse);
  upstream.on('error', () => request.socket.destroy());
  response.on('close', () => upstream.destroy());
  request.pipe(upstream);
}

function ask({ request, port }: Exchange, onResponse: OnResponse): http.ClientRequest {
  const { method, url: path, headers } = request;
  return http.request({ host: '127.0.0.1', port, method, path, headers }, onResponse);
}

/** Sends two copies at the same time; the client gets the later response. */
async function sendTwice(exchange: Exchange): Promise<void> {
  const { request, response } = exchange;
  const body = await text(request);
  let isSecond = false;
  for (let copy = 0; copy < 2; copy += 1) {
    ask(exchange, (received) => {
      if (isSecond) pipeBack(response)(received);
      else received.resume();
      isSecond = true;
    })
      .on('error', () => request.socket.destroy())
      .end(body);
  }
}

function pipeBack(response: ServerResponse): OnResponse {
  return (received) => {
    response.writeHead(received.statusCode ?? 502, received.headers);
    // A server that dies in the middle of a response cuts the client's connection too, so that no client waits for
    // the rest.
    pipeline(received, response, () => {});
  };
}

async function trickle(received: IncomingMessage, response: ServerResponse, bytesPerS: number) {
  response.writeHead(received.statusCode ?? 502, received.headers);
  const step = Math.max(1, Math.round((bytesPerS * TICK_MS) / 1_000));
  for await (const chunk of received) {
    for (let at = 0; at < chunk.length && !response.destroyed; at += step) {
      response.write(chunk.subarray(at, at + step));
      await new Promise((resolve) => setTimeout(resolve, TICK_MS));
    }
  }
  response.end();
}

/** Ends the response early without any sign, as some proxies do. */
async function truncate(received: IncomingMessage, response: ServerResponse, bytes: number) {
  const { 'content-length': _whole, ...headers } = received.headers;
  const chunks: Buffer[] = [];
  for await (const chunk of received) chunks.push(chunk);
  response.writeHead(received.statusCode ?? 502, headers);
  response.end(Buffer.concat(chunks).subarray(0, bytes));
}

function later({ response }: Exchange, ms: number, run: () => void): void {
  const timer = setTimeout(run, ms);
  response.on('close', () => clearTimeout(timer));
}

function respondWithPage(response: ServerResponse, status: number, title: string): void {
  response.writeHead(status, { 'content-type': 'text/html' });
  response.end(`<!doctype html><title>${title}</title><h1>${title}</h1>`);
}
