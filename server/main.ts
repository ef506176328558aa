import { readConfig } from './env';
import { runServer } from './run-server';

try {
  const config = readConfig(process.env);
  const server = await runServer(config);
  console.log(`Bar Bliss is open at ${server.url}`);
  if (server.ownerPassword) {
    console.log(`The owner ${config.ownerEmail} signs in with: ${server.ownerPassword}`);
    console.log('It is shown this once.');
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      await server.stop();
      process.exit(0);
    });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
