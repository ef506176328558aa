import { once } from 'node:events';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { readAppFiles } from '../../../server/services/files/app-files';
import { describeOnFile } from '../../support/bar/test-app';
import { listen } from '../../support/payments/payment-bar';

const folder = mkdtempSync(join(tmpdir(), 'bar-bliss-raw-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describeOnFile('over a real connection', (openApp) => {
  test('a picture that was cut on the disk ends the response at once', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const path = join(folder, 'dish-640.avif');
    writeFileSync(path, Buffer.alloc(200_000, 1));
    const bar = await openApp({ appFiles: await readAppFiles(folder) });
    const { port } = await listen(bar.app as never);
    const read = async () => {
      const response = await fetch(`http://127.0.0.1:${port}/dish-640.avif`);
      return (await response.arrayBuffer()).byteLength;
    };
    expect(await read()).toBe(200_000);
    truncateSync(path, 90_000);
    await expect(read()).rejects.toThrow();
    const health = await fetch(`http://127.0.0.1:${port}/api/health`);
    expect(health.status).toBe(200);
    vi.restoreAllMocks();
  });

  test('a request with two Host headers is refused', async () => {
    const bar = await openApp();
    const { port } = await listen(bar.app as never);
    const ask = async (hosts: string[]) => {
      const socket = connect(port, '127.0.0.1');
      const names = hosts.map((host) => `Host: ${host}`).join('\r\n');
      socket.write(`GET /api/health HTTP/1.1\r\n${names}\r\nConnection: close\r\n\r\n`);
      const [first] = await once(socket, 'data');
      socket.destroy();
      return String(first).split('\r\n')[0];
    };
    expect(await ask(['bar.test'])).toBe('HTTP/1.1 200 OK');
    expect(await ask(['bar.test', 'evil.test'])).toBe('HTTP/1.1 400 Bad Request');
  });
});
