import { syncBuiltinESMExports } from 'node:module';
import zlib from 'node:zlib';

/*
 * The menu is compressed on threads of its own, and how long they take is the machine's affair: a response that
 * waits for them would come at another moment in every run. Here they answer at once. Must be loaded before
 * the server, which keeps these functions when it is loaded.
 */
type Done = (error: Error | null, bytes: Buffer) => void;

Object.assign(zlib, {
  brotliCompress: (bytes: Buffer, _options: object, done: Done) =>
    done(null, zlib.brotliCompressSync(bytes, FAST)),
  gzip: (bytes: Buffer, _options: object, done: Done) =>
    done(null, zlib.gzipSync(bytes, { level: 1 })),
});
syncBuiltinESMExports();

const FAST = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 0 } };
