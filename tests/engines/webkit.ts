import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../support/bar/running-bar';
import { until } from '../support/bar/until';
import type { Command, Driver } from './driver';
import { TIMEOUTS } from './driver';

const ROUTES: Record<Command, string> = {
  CloseWindow: 'DELETE window',
  DeleteAllCookies: 'DELETE cookie',
  ElementClear: 'POST element/:id/clear',
  ElementClick: 'POST element/:id/click',
  ElementSendKeys: 'POST element/:id/value',
  ExecuteAsyncScript: 'POST execute/async',
  ExecuteScript: 'POST execute/sync',
  GetWindowHandle: 'GET window',
  Navigate: 'POST url',
  NewWindow: 'POST window/new',
  SetWindowRect: 'POST window/rect',
  SwitchToWindow: 'POST window',
  TakeScreenshot: 'GET screenshot',
};

/** The toolbar of WebKit's test browser is wider than a phone. */
const NARROW_TOOLBAR =
  '* { min-width: 0; padding: 0; font-size: 1px; -gtk-icon-transform: scale(0) }';

/** Linux keeps this many characters of a process's name. */
const NAME_LENGTH = 15;

/** Runs WebKitGTK's test browser on a virtual screen, driven over HTTP. */
export async function startWebKit(): Promise<Driver> {
  const config = mkdtempSync(join(tmpdir(), 'bar-bliss-webkit-'));
  mkdirSync(join(config, 'gtk-3.0'));
  writeFileSync(join(config, 'gtk-3.0/gtk.css'), NARROW_TOOLBAR);
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1100x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = await once(createInterface({ input: screen.stdout }), 'line');
  // The short walks look at the layout, and compositing without a graphics card takes half of their time.
  const speed = process.env.SHORT_WALKS ? { WEBKIT_DISABLE_COMPOSITING_MODE: '1' } : {};
  const env = { ...process.env, ...speed, DISPLAY: `:${display}`, XDG_CONFIG_HOME: config };
  const first = await startDriver(env);
  const drivers = [first];
  let session = await openSession(first);
  return {
    call(command, params = {}) {
      const [method = '', path = ''] = ROUTES[command].split(' ');
      return send(method, `${session}/${path.replace(':id', String(params.id))}`, params);
    },
    // The session ends with the page, but the browser stays: another driver asks it for the next session.
    async killPage() {
      const [browser] = processesOf(first.group, 'MiniBrowser');
      const variables = readFileSync(`/proc/${browser}/environ`, 'utf8');
      const [, address] = /WEBKIT_INSPECTOR_SERVER=([\d.:]+)/.exec(variables) ?? [];
      const pages = processesOf(first.group, 'WebKitWebProcess');
      if (!address || pages.length === 0) throw new Error('WebKit has no page to kill.');
      for (const id of pages) process.kill(id, 'SIGKILL');
      await untilRefused(`${session}/window`);
      const next = await startDriver(env, `--target=${address}`);
      drivers.push(next);
      session = await openSession(next);
    },
    async quit() {
      const ended = [screen, ...drivers.map(({ driver }) => driver)].map((it) => once(it, 'exit'));
      for (const { group } of drivers) process.kill(-group, 'SIGKILL');
      screen.kill();
      await Promise.all(ended);
      rmSync(config, { recursive: true, force: true });
    },
  };
}

type DriverProcess = { driver: ChildProcess; group: number; root: string };

/** Starts a process group of its own, which the browser and its processes join. */
async function startDriver(env: NodeJS.ProcessEnv, ...options: string[]): Promise<DriverProcess> {
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', ['-p', String(port), ...options], {
    env,
    stdio: 'ignore',
    detached: true,
  });
  const root = `http://127.0.0.1:${port}`;
  await until(() => fetch(`${root}/status`));
  return { driver, group: driver.pid ?? 0, root };
}

async function openSession({ root }: DriverProcess): Promise<string> {
  const url = `${root}/session`;
  const capabilities = { alwaysMatch: { timeouts: TIMEOUTS } };
  const { sessionId } = await send<{ sessionId: string }>('POST', url, { capabilities });
  return `${url}/${sessionId}`;
}

async function untilRefused(url: string): Promise<void> {
  await until(async () => {
    const response = await fetch(url, { signal: AbortSignal.timeout(1_000) });
    if (response.ok) throw new Error('The session goes on.');
  });
}

async function send<T>(method: string, url: string, params: object): Promise<T> {
  const body = method === 'POST' ? JSON.stringify(params) : undefined;
  const response = await fetch(url, { method, body });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** Returns the processes of a process group that have this name. */
function processesOf(group: number, name: string): number[] {
  const wanted = `(${name.slice(0, NAME_LENGTH)})`;
  const ids = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry));
  return ids.map(Number).filter((id) => {
    const [, itsName, itsGroup] = /(\(.*\)) \S \d+ (\d+)/.exec(statOf(id)) ?? [];
    return itsName === wanted && Number(itsGroup) === group;
  });
}

/** Returns "id (name) state parent group …", or an empty text if the process has ended since its listing. */
function statOf(id: number): string {
  try {
    return readFileSync(`/proc/${id}/stat`, 'utf8');
  } catch {
    return '';
  }
}
