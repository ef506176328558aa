import { Agent, request } from 'node:http';
import { newOrderId } from '../support/data/test-orders';
import { lemonadeOrder } from '../support/faults/killed-server';
import { percentile } from './figures';

export type ReconnectFigures = {
  guests: number;
  /** The milliseconds from a request to its whole response. */
  p50: number;
  p95: number;
  p99: number;
  worst: number;
  /** Counts the responses of each status. */
  statuses: Record<string, number>;
  /** The milliseconds from the first request to the last response. */
  totalMs: number;
};

type Options = {
  url: string;
  guests: number;
  /** Devices start at random within this time (ms). With 0 all start at once. */
  spreadMs?: number;
};

type PullResponse = { status: number };
type Ask = (path: string, headers: Record<string, string>, body?: string) => Promise<PullResponse>;

const SECRET = 'c2VjcmV0LW9mLXRoZS1vcmRlcg';

/**
 * Simulates guests whose connection returns: each checks the menu for changes, sends the waiting order and reads it.
 * Every guest has a connection of its own, as every phone has. The server must not limit rates.
 */
export async function reconnectGuests(options: Options): Promise<ReconnectFigures> {
  const { url, guests, spreadMs = 0 } = options;
  const body = await lemonadeOrder(url);
  const times: number[] = [];
  const statuses: Record<string, number> = {};
  const menu = await fetch(`${url}/api/menu/items`);
  const etag = menu.headers.get('etag') ?? '';
  await menu.arrayBuffer();

  async function comeBack(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * spreadMs));
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask: Ask = async (path, headers, text) => {
      const startedAt = performance.now();
      const response = await send(url + path, { agent, headers, text });
      times.push(performance.now() - startedAt);
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
      return response;
    };
    const id = newOrderId();
    await ask('/api/menu/items', { 'if-none-match': etag });
    const own = { 'X-BB-Secret': SECRET };
    const json = { 'content-type': 'application/json', 'Idempotency-Key': id };
    await ask('/api/orders', { ...own, ...json }, body);
    await ask(`/api/orders/${id}`, own);
    agent.destroy();
  }

  const startedAt = performance.now();
  await Promise.all(Array.from({ length: guests }, comeBack));
  const totalMs = Math.round(performance.now() - startedAt);
  const [p50 = 0, p95 = 0, p99 = 0, worst = 0] = [50, 95, 99, 100].map((percent) =>
    Math.round(percentile(times, percent)),
  );
  return { guests, p50, p95, p99, worst, statuses, totalMs };
}

type Sending = { agent: Agent; headers: Record<string, string>; text: string | undefined };

function send(url: string, { agent, headers, text }: Sending): Promise<PullResponse> {
  return new Promise((resolve, reject) => {
    const method = text === undefined ? 'GET' : 'POST';
    const sent = request(url, { agent, method, headers }, (response) => {
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0 });
      });
      response.on('error', reject).resume();
    });
    sent.on('error', reject).end(text);
  });
}
