import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';

const SOURCE = 'src/app/main.tsx';
const TEST = 'src/app/main.test.tsx';
const FILES = ['package-lock.json', 'vite.config.ts', 'lingui.config.ts', SOURCE, TEST];
const project = mkdtempSync(join(tmpdir(), 'bar-bliss-stamp-'));
const stamp = join(project, 'server/build-stamp.mjs');

afterEach(() => rmSync(project, { recursive: true, force: true }));

function isBuilt(): boolean {
  const ask = `import('${stamp}').then((it) => process.exit(it.isBuiltFromSources() ? 0 : 1))`;
  return spawnSync(process.execPath, ['-e', ask]).status === 0;
}

test('a start after a build does not build again until a source changes', () => {
  for (const folder of ['src/app', 'server', 'bank-simulator', 'public', 'build', 'dist']) {
    mkdirSync(join(project, folder), { recursive: true });
  }
  for (const file of FILES) writeFileSync(join(project, file), '');
  cpSync(resolve(import.meta.dirname, 'build-stamp.mjs'), stamp);
  expect(isBuilt()).toBe(false);
  expect(spawnSync(process.execPath, [stamp]).status).toBe(0);
  expect(isBuilt()).toBe(true);
  writeFileSync(join(project, TEST), 'changed');
  expect(isBuilt()).toBe(true);
  writeFileSync(join(project, SOURCE), 'changed');
  expect(isBuilt()).toBe(false);
  rmSync(join(project, 'src'), { recursive: true });
  expect(isBuilt(), 'a deployed build has no sources beside it').toBe(true);
});
