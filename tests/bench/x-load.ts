import { rmSync, readFileSync } from 'node:fs';
import { newDataDir, startServer, buildServer } from '../support/server-process';
import { reconnectGuests } from './reconnect';
const built = buildServer();
const dir = newDataDir();
const server = await startServer(built.main, dir);
await reconnectGuests({ url: server.url, guests: 300, spreadMs: 1000 });
const pid = server.child.pid;
const cpu = () => readFileSync(`/proc/${pid}/stat`,'utf8').split(' ').slice(13,15).map(Number).join('+');
for (const spreadMs of [0,0,0]) {
  const c0 = process.cpuUsage(); const s0 = pid ? cpu() : '';
  const f = await reconnectGuests({ url: server.url, guests: 1000, spreadMs });
  const c1 = process.cpuUsage(c0);
  console.log(spreadMs, 'p50', f.p50, 'p95', f.p95, 'p99', f.p99, 'total', f.totalMs, 'gen cpu', Math.round((c1.user + c1.system)/1000), 'server', s0, '->', pid ? cpu() : '', JSON.stringify(f.statuses));
}
if (process.env.PROF) { process.kill(pid!, 'SIGUSR2'); await new Promise(r=>setTimeout(r,2500)); }
await server.end('SIGTERM'); built.remove(); rmSync(dir, {recursive: true, force: true});
