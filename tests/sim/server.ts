import './one-thread';

import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import Database from 'libsql';
import { createBankSimulator } from '../../bank-simulator/bank-simulator';
import { createApp } from '../../server/app';
import type { Statement } from '../../server/db/gateway';
import { keysFrom } from '../../server/services/keys';
import { openDeps } from '../../server/setup/deps';
import { readConfig } from '../../server/setup/env';
import { addDemoStaff } from '../../server/usecases/staff/staff-access';
import { DISHES } from './dishes';
import type { Rng } from './rng';
import type { Timeline } from './timeline';

export type ServerRequest = { method: string; path: string; headers: Headers; body: string | null };
export type ServerReply = { status: number; headers: Headers; text: string };

/** Simulates a killable server on a database that survives the kill. */
export type SimServer = {
  /** Handles a request; rejects if the server is down or dies first. */
  handle(request: ServerRequest): Promise<ServerReply>;
  isUp(): boolean;
  /** Kills the process at its present point and restarts it on the same database. */
  restart(downMs: number): void;
  /** Kills the process at one of its next database calls, before or after the call. */
  restartAt(calls: number, downMs: number): void;
  spare(): void;
  /** Changes rows from inside the server; returns false if the server is down. */
  write(statements: readonly Statement[]): boolean;
  /** Returns rows as they are on the disk at this moment. */
  rows<Row>(query: string, ...args: unknown[]): Row[];
  deps(): Deps;
  close(): Promise<void>;
};

type Deps = Awaited<ReturnType<typeof openDeps>>;
type Process = {
  deps: Deps;
  app: ReturnType<typeof createApp>;
  isDead: boolean;
  dying: Set<() => void>;
};

export type ServerEvents = { onCommit(): void; onCommand(text: string): void };

type ServerOptions = { timeline: Timeline; rng: Rng; isLimited: boolean; events: ServerEvents };

const ORIGIN = 'http://bar.test';
const SLOWEST_CALL_MS = 4;
/** The waiter's purse, beside the box at the bar. */
export const PURSE = '00000000-0000-7000-8000-000000000ba1';
export const PASSWORD = 'bliss-demo-2026';

export async function openServer({
  timeline,
  rng,
  isLimited,
  events,
}: ServerOptions): Promise<SimServer> {
  const folder = mkdtempSync(join(roomForData(), 'bar-bliss-sim-'));
  cpSync(await firstDay(), folder, { recursive: true });
  const disk = new Database(join(folder, 'bar-bliss.db'));
  const asked = new Map<string, ReturnType<typeof disk.prepare>>();
  let deathIn = Number.POSITIVE_INFINITY;
  let downMs = 0;
  let running: Process | null = await boot();

  async function boot(): Promise<Process> {
    const deps = await openIn(folder, timeline.now, isLimited);
    deps.live.close();
    deps.guestLive.close();
    const booted = { deps, app: createApp(deps), isDead: false, dying: new Set<() => void>() };
    slowDown(booted);
    return booted;
  }

  /** Delays every database call, before and after which the process may die. */
  function slowDown(process: Process): void {
    const { client } = process.deps.gateway;
    const pass = async <T>(call: () => Promise<T>, isWrite = false): Promise<T> => {
      await moment(process);
      const response = await call();
      if (isWrite) events.onCommit();
      await moment(process);
      return response;
    };
    const [batch, execute] = [client.batch.bind(client), client.execute.bind(client)];
    Object.assign(client, {
      batch: (...args: Parameters<typeof batch>) => pass(() => batch(...args), args[1] === 'write'),
      execute: (...args: Parameters<typeof execute>) => pass(() => execute(...args)),
    });
  }

  function moment(process: Process): Promise<void> {
    return new Promise((resolve) => {
      timeline.after(rng.next() * SLOWEST_CALL_MS, () => {
        if (process.isDead) return;
        deathIn -= 1;
        if (deathIn > 0) return resolve();
        restart(downMs);
      });
    });
  }

  function restart(forMs: number): void {
    const dead = running;
    if (!dead) return;
    deathIn = Number.POSITIVE_INFINITY;
    running = null;
    dead.isDead = true;
    dead.deps.live.close();
    dead.deps.guestLive.close();
    dead.deps.waiters.close();
    dead.deps.gateway.client.close();
    for (const die of dead.dying) die();
    events.onCommand(`house: down for ${Math.round(forMs)} ms`);
    timeline.after(forMs, async () => {
      running = await boot();
      events.onCommand('house: up');
    });
  }

  async function handle({ method, path, headers, body }: ServerRequest): Promise<ServerReply> {
    const process = running;
    if (!process) throw new TypeError('Connection refused.');
    let die = () => {};
    const death = new Promise<never>((_, reject) => {
      die = () => reject(new TypeError('Connection reset.'));
    });
    process.dying.add(die);
    const answered = process.app.request(ORIGIN + path, { method, headers, body });
    const reply = Promise.resolve(answered).then(async (response) => ({
      status: response.status,
      headers: response.headers,
      text: await response.text(),
    }));
    return await Promise.race([reply, death]).finally(() => process.dying.delete(die));
  }

  return {
    handle,
    isUp: () => running !== null,
    restart,
    restartAt(calls, forMs) {
      deathIn = calls;
      downMs = forMs;
    },
    spare() {
      deathIn = Number.POSITIVE_INFINITY;
    },
    write(statements) {
      void running?.deps.gateway.write(statements).catch(() => {});
      return running !== null;
    },
    rows<Row>(query: string, ...args: unknown[]) {
      const statement = asked.get(query) ?? disk.prepare(query);
      asked.set(query, statement);
      return statement.all(...args) as Row[];
    },
    deps() {
      if (!running) throw new Error('The house is down.');
      return running.deps;
    },
    async close() {
      disk.close();
      if (running) {
        running.isDead = true;
        running.deps.live.close();
        running.deps.guestLive.close();
        running.deps.waiters.close();
        running.deps.gateway.client.close();
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

let prepared: string | null = null;

/** Copies a fresh database that is prepared once for all runs. */
export async function firstDay(): Promise<string> {
  if (prepared) return prepared;
  const folder = mkdtempSync(join(roomForData(), 'bar-bliss-sim-first-day-'));
  prepared = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const deps = await openIn(folder, Date.now, false);
  await addDemoStaff(deps);
  await deps.gateway.write([
    // A short menu keeps a tablet's first copy small.
    sql`delete from menu_item where id not in ${DISHES}`,
    sql`insert into drawer (id, name, owner_id) select ${PURSE}, first_name, id from staff where role = 'staff'`,
  ]);
  deps.live.close();
  deps.guestLive.close();
  deps.waiters.close();
  await deps.gateway.close();
  return folder;
}

/** Returns a folder in memory if there is one, because the disk's speed is not under test. */
function roomForData(): string {
  return existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
}

function openIn(folder: string, now: () => number, isLimited: boolean): Promise<Deps> {
  const config = readConfig({
    DEMO: '1',
    RATE_LIMIT: isLimited ? 'on' : 'off',
    DATA_DIR: folder,
  });
  return openDeps({ ...config, appDir: null }, keysFrom(Buffer.alloc(32, 7)), {
    now,
    // A real hash takes 100 ms for every sign-in.
    passwordCost: 2,
    // Loading it takes real time, and an evening has its own.
    simulator: createBankSimulator({ now, isMounted: true }),
  });
}
