import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './source-files';

type Service = {
  build?: { context: string; dockerfile: string };
  image?: string;
  environment: Record<string, string>;
  volumes: string[];
  ports?: string[];
  stop_grace_period?: string;
};
type Compose = { services: Record<'app' | 'proxy', Service>; volumes: Record<string, null> };

/** The package has no types. */
const { load } = createRequire(import.meta.url)('js-yaml') as { load(text: string): unknown };

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const compose = load(read('deploy/compose.yaml')) as Compose;
const instructions = read('deploy/Dockerfile')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => [line.split(' ', 1)[0] ?? '', line.slice(line.indexOf(' ') + 1)] as const);
const lastOf = (name: string) => instructions.findLast(([one]) => one === name)?.[1] ?? '';
const DEFAULT_PORT = /env\.PORT \?\? (\d+)/.exec(read('server/setup/env.ts'))?.[1] ?? '';
const DRAIN_S = Number(/DRAIN_MS = (\d+)_000/.exec(read('server/run-server.ts'))?.[1]);
const readme = read('README.md');
/** The build and npm make these. */
const MADE = ['dist', 'node_modules'];

const isKnown = (name: string) => name === 'NODE_ENV' || readme.includes(`\`${name}\``);
const isThere = (path: string) => MADE.includes(path) || existsSync(join(ROOT, path));

/** Reads blocks with braces into lines; every other line ends with a semicolon in nginx. */
function linesOf(text: string): { lines: string[]; depth: number; lowest: number } {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean);
  let [depth, lowest] = [0, 0];
  for (const line of lines) {
    if (line.endsWith('{')) depth += 1;
    if (line === '}') depth -= 1;
    lowest = Math.min(lowest, depth);
  }
  return { lines, depth, lowest };
}

test('compose runs the image of the Dockerfile behind Caddy, on volumes that it declares', () => {
  const { app, proxy } = compose.services;
  expect(app.build?.context).toBe('..');
  expect(isThere(app.build?.dockerfile ?? '')).toBe(true);
  expect(Number.parseInt(app.stop_grace_period ?? '', 10)).toBeGreaterThan(DRAIN_S);
  for (const volume of [...app.volumes, ...proxy.volumes]) {
    const from = volume.replace(/\$\{[^}]*\}/, './made').split(':')[0] ?? '';
    if (from === './made') continue;
    const isFile = from.startsWith('./');
    expect([from, isFile ? isThere(join('deploy', from)) : from in compose.volumes]).toEqual([
      from,
      true,
    ]);
  }
  expect(app.volumes.some((volume) => volume.endsWith(`:${lastOf('VOLUME')}`))).toBe(true);
  expect(proxy.environment.APP).toBe(`app:${lastOf('EXPOSE')}`);
  expect(app.ports).toBeUndefined();
});

test('the image copies files that are there, runs scripts that are there, and no root', () => {
  const scripts = JSON.parse(read('package.json')).scripts as Record<string, string>;
  const missing = instructions.flatMap(([name, rest]) => {
    if (name === 'RUN') {
      return [...rest.matchAll(/npm run (\S+)/g)].flatMap(([, script = '']) =>
        scripts[script] ? [] : [script],
      );
    }
    if (name !== 'COPY') return [];
    const sources = rest
      .split(' ')
      .filter((part) => !part.startsWith('--'))
      .slice(0, -1);
    return sources.map((path) => path.replace('/app/', '')).filter((path) => !isThere(path));
  });
  expect(missing).toEqual([]);
  expect(lastOf('USER')).toBe('node');
  expect(JSON.parse(lastOf('CMD'))).toEqual(['node', 'dist/server/main.js']);
  expect(lastOf('HEALTHCHECK')).toContain(`127.0.0.1:${DEFAULT_PORT}/api/ready`);
  expect(lastOf('EXPOSE')).toBe(DEFAULT_PORT);
  const copied = instructions.flatMap(([name, rest]) => (name === 'COPY' ? rest.split(' ') : []));
  const imported = [...read('server/start.mjs').matchAll(/'\.\/(\S+\.mjs)'/g)].map(
    ([, file]) => file,
  );
  expect(imported.filter((file) => !copied.includes(`/app/server/${file}`))).toEqual([]);
});

test('every variable that the deploy files set is one that the README explains', () => {
  const unit = [...read('deploy/bar-bliss.service').matchAll(/^Environment=(.*)$/gm)];
  const set = [
    ...Object.keys(compose.services.app.environment),
    ...unit.flatMap(([, line = '']) => line.split(' ')).map((pair) => pair.split('=')[0] ?? ''),
    ...lastOf('ENV')
      .split(' ')
      .map((pair) => pair.split('=')[0] ?? ''),
  ];
  expect(set.filter((name) => name && !isKnown(name))).toEqual([]);
  expect(set).toContain('DATA_DIR');
});

test('Caddy sends to the server’s port, keeps requests while it restarts, and reads what compose sets', () => {
  const { lines, depth, lowest } = linesOf(
    read('deploy/Caddyfile').replaceAll(/\{\$[^}]*\}/g, 'X'),
  );
  expect([depth, lowest]).toEqual([0, 0]);
  const text = read('deploy/Caddyfile');
  for (const [, name = '', standard] of text.matchAll(/\{\$(\w+)(?::([^}]*))?\}/g)) {
    expect([name, name in compose.services.proxy.environment]).toEqual([name, true]);
    if (standard) expect(standard).toBe(`127.0.0.1:${DEFAULT_PORT}`);
  }
  expect(lines.some((line) => /^lb_try_duration \d+s$/.test(line))).toBe(true);
});

test('nginx sends to the server’s port, and outlives a long poll', () => {
  const { lines, depth, lowest } = linesOf(read('deploy/nginx.conf'));
  expect([depth, lowest]).toEqual([0, 0]);
  expect(lines.filter((line) => !/[;{}]$/.test(line))).toEqual([]);
  const value = (name: string) =>
    lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1, -1);
  expect(lines).toContain(`server 127.0.0.1:${DEFAULT_PORT};`);
  const upstream = lines.find((line) => line.startsWith('upstream '))?.split(' ')[1];
  expect(value('proxy_pass')).toBe(`http://${upstream}`);
  expect(Number.parseInt(value('proxy_read_timeout') ?? '', 10)).toBeGreaterThan(25);
  // A picture has at most 10 MB.
  expect(Number.parseInt(value('client_max_body_size') ?? '', 10)).toBeGreaterThan(10);
  expect(lines.some((line) => line.includes('X-Forwarded-For'))).toBe(true);
});

test('the unit starts the build as nobody special, with time to drain', () => {
  const sections = read('deploy/bar-bliss.service').split(/^\[(\w+)\]$/m);
  expect(sections.filter((_, nth) => nth % 2 === 1)).toEqual(['Unit', 'Service', 'Install']);
  const lines = (sections[4] ?? '').split('\n').filter((line) => line && !line.startsWith('#'));
  expect(lines.filter((line) => !/^[A-Z]\w+=.+$/.test(line))).toEqual([]);
  const service = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s, 2)));
  expect(service.User).toBe('bar-bliss');
  expect(service.ExecStart).toBe('/usr/bin/env node dist/server/main.js');
  expect(service.Restart).toBe('always');
  expect(Number(service.TimeoutStopSec)).toBeGreaterThan(DRAIN_S);
  expect(service.Environment).toContain(`DATA_DIR=/var/lib/${service.StateDirectory}`);
});
