import crypto, { createHash, createHmac, scryptSync } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import type { Rng } from './rng';
import { drawUuid } from './rng';
import type { Timeline } from './timeline';

// Dexie tells other tabs of changes through this channel; the simulation needs none, and each message costs a thread.
Reflect.deleteProperty(globalThis, 'BroadcastChannel');

const kept = {
  setImmediate: globalThis.setImmediate,
  setTimeout: globalThis.setTimeout,
  clearTimeout: globalThis.clearTimeout,
  setInterval: globalThis.setInterval,
  clearInterval: globalThis.clearInterval,
  now: Date.now,
  random: Math.random,
  timeout: AbortSignal.timeout,
  crypto: Object.getOwnPropertyDescriptor(globalThis, 'crypto'),
  scrypt: crypto.scrypt,
  randomBytes: crypto.randomBytes,
  randomUUID: crypto.randomUUID,
};

/**
 * Replaces clock and random numbers of app and server by simulated ones, and runs work for other threads (hashes) in
 * this one. Returns a function that restores the originals.
 */
export function takeOverGlobals(timeline: Timeline, rng: Rng): () => void {
  Object.assign(globalThis, timersOn(timeline));
  Date.now = timeline.now;
  Math.random = rng.fork('math').next;
  AbortSignal.timeout = (ms) => timeoutSignal(timeline, ms);
  Object.defineProperty(globalThis, 'crypto', {
    value: webCrypto(rng.fork('web-crypto')),
    configurable: true,
  });
  takeOverNodeCrypto(rng.fork('node-crypto'));
  return giveBack;
}

function giveBack(): void {
  const { setImmediate, setTimeout, clearTimeout, setInterval, clearInterval } = kept;
  Object.assign(globalThis, { setImmediate, setTimeout, clearTimeout, setInterval, clearInterval });
  Date.now = kept.now;
  Math.random = kept.random;
  AbortSignal.timeout = kept.timeout;
  if (kept.crypto) Object.defineProperty(globalThis, 'crypto', kept.crypto);
  const { scrypt, randomBytes, randomUUID } = kept;
  Object.assign(crypto, { scrypt, randomBytes, randomUUID });
  syncBuiltinESMExports();
}

type Run = (...args: unknown[]) => void;
type Handle = { cancel(): void; unref(): Handle; ref(): Handle };

function timersOn(timeline: Timeline) {
  function handleOf(cancel: () => void): Handle {
    const handle: Handle = { cancel, unref: () => handle, ref: () => handle };
    return handle;
  }
  function clear(handle: Handle | undefined): void {
    handle?.cancel?.();
  }
  return {
    setImmediate: (run: Run, ...args: unknown[]) => timeline.soon(() => run(...args)),
    setTimeout: (run: Run, ms = 0, ...args: unknown[]) =>
      handleOf(timeline.after(ms, () => run(...args))),
    setInterval(run: Run, ms: number) {
      let cancel = timeline.after(ms, again);
      function again() {
        cancel = timeline.after(ms, again);
        run();
      }
      return handleOf(() => cancel());
    },
    clearTimeout: clear,
    clearInterval: clear,
  };
}

function timeoutSignal(timeline: Timeline, ms: number): AbortSignal {
  const controller = new AbortController();
  timeline.after(ms, () => controller.abort(new DOMException('Too slow.', 'TimeoutError')));
  return controller.signal;
}

function webCrypto(rng: Rng) {
  return {
    getRandomValues<T extends Uint8Array>(into: T): T {
      into.set(rng.bytes(into.length));
      return into;
    },
    randomUUID: () => drawUuid(rng),
    subtle: {
      digest: async (_: string, bytes: Uint8Array) =>
        Uint8Array.from(createHash('sha256').update(bytes).digest()).buffer,
      // The key equals its own bytes; callers use only HMAC-SHA-256.
      importKey: async (_: string, key: Uint8Array) => key,
      sign: async (_: string, key: Uint8Array, bytes: Uint8Array) =>
        Uint8Array.from(createHmac('sha256', key).update(bytes).digest()).buffer,
    },
  };
}

type ScryptDone = (error: Error | null, key: Buffer) => void;

function takeOverNodeCrypto(rng: Rng): void {
  Object.assign(crypto, {
    scrypt(
      password: string,
      salt: Buffer,
      length: number,
      options: crypto.ScryptOptions,
      done: ScryptDone,
    ) {
      done(null, scryptSync(password, salt, length, options));
    },
    randomBytes: (length: number) => Buffer.from(rng.bytes(length)),
    randomUUID: () => drawUuid(rng),
  });
  syncBuiltinESMExports();
}
