import { createServer } from 'vite';
import { runServer } from './run-server';
import { readConfig } from './setup/env';

// The API listens on this port, and Vite in front of it serves the sources as they are edited.
const API_PORT = 3001;

const config = readConfig({ DEMO: '1', ...process.env });
const server = await runServer({ ...config, port: API_PORT, host: '127.0.0.1', appDir: null });
const vite = await createServer({ server: { port: config.port, host: config.host } });
await vite.listen();
vite.printUrls();
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    await vite.close();
    await server.stop();
    process.exit(0);
  });
}
