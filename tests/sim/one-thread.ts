import { syncBuiltinESMExports } from 'node:module';
import zlib from 'node:zlib';

/*
 * Menu compression runs on threads of its own, whose timing depends on the machine and would change every run. This
 * file makes the compression synchronous. Load it before the server, which keeps these functions.
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
