import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { AppFiles } from '../../../server/services/files/app-files';
import { readAppFiles } from '../../../server/services/files/app-files';

const SHELL_PATH = resolve(import.meta.dirname, '../../../src/index.html');

/** Holds the page before the server fills it in. */
export const SHELL = readFileSync(SHELL_PATH, 'utf8');

/** Reads the app's files as the server does: only the page template, without the build. */
export async function shellFiles(): Promise<AppFiles> {
  const folder = mkdtempSync(join(tmpdir(), 'bar-bliss-shell-'));
  cpSync(SHELL_PATH, join(folder, 'index.html'));
  const files = await readAppFiles(folder);
  rmSync(folder, { recursive: true });
  return files;
}
