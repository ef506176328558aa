import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Writes the licence texts of all packages in the built app beside it, as most licences ask. */
export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      const folders = new Set([...this.getModuleIds()].flatMap(packageFolder));
      const notices = [...folders].sort().flatMap(noticeOf);
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: notices.join('\n') });
    },
  };
}

function packageFolder(id: string): string[] {
  const folder = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
  return folder ? [folder] : [];
}

function noticeOf(folder: string): string[] {
  const about = join(folder, 'package.json');
  if (!existsSync(about)) return [];
  const { name, version, license } = JSON.parse(readFileSync(about, 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file ? readFileSync(join(folder, file), 'utf8') : '';
  return [`${name} ${version} (${license})\n\n${text.trim()}\n\n${'-'.repeat(72)}\n`];
}
