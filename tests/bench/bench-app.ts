import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import type { createApp } from '../../server/app';
import { keysFrom } from '../../server/services/keys';
import { openDeps } from '../../server/setup/deps';
import { readConfig } from '../../server/setup/env';
import { addDemoStaff } from '../../server/usecases/staff/staff-access';

/** Opens a demo's database in a folder of its own, in this process. */
export async function openBenchApp() {
  const dataDir = mkdtempSync(join(tmpdir(), 'bar-bliss-office-'));
  const config = readConfig({ DEMO: '1', DATA_DIR: dataDir });
  const rootDir = resolve(import.meta.dirname, '../..');
  const deps = await openDeps({ ...config, rootDir }, keysFrom(Buffer.alloc(32, 7)));
  await addDemoStaff(deps);
  return {
    deps,
    run: (text: string) => deps.gateway.write([sql.raw(text)]),
    async signIn(app: ReturnType<typeof createApp>): Promise<Record<string, string>> {
      const response = await app.request('/api/admin/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'owner@barbliss.example', password: 'bliss-demo-2026' }),
      });
      const { token } = (await response.json()) as { token: string };
      return { authorization: `Bearer ${token}` };
    },
    async close() {
      deps.live.close();
      await deps.gateway.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
