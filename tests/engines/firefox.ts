import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../support/bar/until';
import type { Driver } from './driver';
import { TIMEOUTS } from './driver';

const PREFERENCES = {
  'marionette.port': 0,
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
  'datareporting.policy.dataSubmissionEnabled': false,
};

/** The page fills the whole window, which is as small as a phone. */
const WINDOW = `
* { min-width: 0 !important; min-height: 0 !important }
#navigator-toolbox { display: none !important }
`;

/** Runs Firefox without a window by its built-in WebDriver (Marionette), which needs no geckodriver. */
export async function startFirefox(): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'bar-bliss-firefox-'));
  mkdirSync(join(profile, 'chrome'));
  writeFileSync(join(profile, 'chrome/userChrome.css'), WINDOW);
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref("${name}", ${value});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const browser = spawn('firefox-esr', ['--headless', '--marionette', '--profile', profile], {
    env: { ...process.env, HOME: profile },
    stdio: 'ignore',
    detached: true,
  });
  const socket = await until(() => connectTo(join(profile, 'MarionetteActivePort')));
  const send = speak(socket);
  await send('WebDriver:NewSession', { timeouts: TIMEOUTS });
  return {
    call: (command, params = {}) => send(`WebDriver:${command}`, params),
    async quit() {
      socket.destroy();
      const ended = once(browser, 'exit');
      process.kill(-(browser.pid ?? 0), 'SIGKILL');
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Firefox writes the port into a file some time after its start, before it listens. */
async function connectTo(portFile: string): Promise<Socket> {
  const socket = connect(Number(readFileSync(portFile, 'utf8')), '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

type Waiting = { resolve: (value: never) => void; reject: (error: Error) => void };
type Response = [1, number, { error: string; message: string } | null, { value?: unknown } | null];

/**
 * Every packet consists of its length in bytes, a colon and JSON: [0, id, command, params] or [1, id, error,
 * result].
 */
function speak(socket: Socket) {
  const waiting = new Map<number, Waiting>();
  let received = Buffer.alloc(0);
  let lastId = 0;
  socket.on('data', (bytes) => {
    received = Buffer.concat([received, bytes]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, Math.max(colon, 0)));
      if (colon < 0 || received.length < end) return;
      const packet: unknown = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      if (Array.isArray(packet)) settle(packet as Response);
    }
  });

  function settle([, id, error, result]: Response) {
    const call = waiting.get(id);
    waiting.delete(id);
    if (error) call?.reject(new Error(`${error.error}: ${error.message}`));
    else call?.resolve((result && 'value' in result ? result.value : result) as never);
  }

  return <T>(command: string, params: object): Promise<T> =>
    new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      const text = JSON.stringify([0, lastId, command, params]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}
