import {
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** A server without sources needs these, and the packages of `npm ci --omit=dev`. */
const PARTS = [
  'dist/app',
  'dist/drawing',
  'dist/server',
  'drizzle',
  'package.json',
  'package-lock.json',
  '.npmrc',
  'server/start.mjs',
  'server/build-stamp.mjs',
  'server/end-with-shell.mjs',
];
const KEPT = 3;

/** Copies the build into a folder of its own beside the link; no running server reads it. */
export function addRelease(root: string, link: string, now: Date): string {
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-');
  const folder = `${resolve(link)}-${stamp}`;
  mkdirSync(folder);
  for (const part of PARTS) cpSync(join(root, part), join(folder, part), { recursive: true });
  return folder;
}

/** Lets the link lead to the folder, in one step. Returns the folder before. @throws Error if a folder is in its place */
export function switchTo(link: string, folder: string): string | null {
  const stat = lstatSync(link, { throwIfNoEntry: false });
  if (stat && !stat.isSymbolicLink()) {
    throw new Error(`${link} is no link. Once: mv ${link} ${link}-0 && ln -s ${link}-0 ${link}`);
  }
  const before = stat ? resolve(dirname(link), readlinkSync(link)) : null;
  rmSync(`${link}.new`, { force: true });
  symlinkSync(folder, `${link}.new`);
  renameSync(`${link}.new`, link);
  return before;
}

/** Keeps the three newest releases; the newest but one is the way back. */
export function removeOldReleases(link: string): void {
  const folder = dirname(resolve(link));
  const start = `${basename(link)}-20`;
  const names = readdirSync(folder).filter((name) => name.startsWith(start));
  for (const name of names.sort().reverse().slice(KEPT)) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}
