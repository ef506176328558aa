import * as v from 'valibot';
import type { Mutation } from '../sync/mutation';
import type { OrderStatus } from './order';
import { OF_ORDER, ORDER_STATUSES } from './order';

const MOST_LINES = 200;

/** Equal dishes are one row of a ticket, so one tap may mean several lines. */
const tickLineInput = v.object({
  lines: v.pipe(
    v.array(v.pipe(v.number('number.invalid'), v.integer('number.whole'))),
    v.minLength(1, 'invalid_input'),
    v.maxLength(MOST_LINES),
  ),
  isDone: v.boolean(),
});

export type TickLineInput = v.InferOutput<typeof tickLineInput>;

/** Its place is behind the order's steps, but it waits for no question about them. */
export const tickLineMutation = {
  ...OF_ORDER,
  kind: 'line.tick',
  path: '/api/admin/orders/:id/ticks',
  schema: tickLineInput,
} as const satisfies Mutation;

/** What staff did to a line: the time of the last tap (ms), and since when and by whom the dish is done. */
export type Tick = { tickedAt: number | null; readyAt: number | null; readyBy: string | null };

export type Tap = { isDone: boolean; at: number; by: string | null };

/** `left`: the pieces that nobody took off or moved. */
export type TickedLine = Tick & { lineNo: number; left: number };

export type TickedOrder<Line extends TickedLine> = { status: OrderStatus; lines: readonly Line[] };

/**
 * The latest tap of each line wins, whichever comes first: stations without a connection agree in the end. A tap that
 * takes a tick off opens a ready order again unless all of it is done, also when a later tap of that line came first.
 */
export function afterTap<Line extends TickedLine>(
  { status, lines }: TickedOrder<Line>,
  { lines: meant, isDone }: TickLineInput,
  { at, by }: Omit<Tap, 'isDone'>,
): TickedOrder<Line> {
  const next = lines.map((line) =>
    meant.includes(line.lineNo) ? tapped(line, { isDone, at, by }) : line,
  );
  const opensAgain = !isDone && lines.some((line) => meant.includes(line.lineNo) && line.left > 0);
  const from = status === 'ready' && opensAgain ? 'preparing' : status;
  return { status: statusByTicks(from, next), lines: next };
}

function tapped<Line extends Tick>(line: Line, { isDone, at, by }: Tap): Line {
  return isLater(line, { isDone, at, by })
    ? { ...line, tickedAt: at, readyAt: isDone ? at : null, readyBy: isDone ? by : null }
    : line;
}

/** Of two taps in one millisecond the tick counts, and of two ticks the first name. */
function isLater({ tickedAt, readyAt, readyBy }: Tick, { isDone, at, by }: Tap): boolean {
  if (tickedAt === null || at !== tickedAt) return at > (tickedAt ?? Number.NEGATIVE_INFINITY);
  return isDone && (readyAt === null || (by ?? '') < (readyBy ?? ''));
}

/** A confirmed order is begun with its first tap, and ready once all that is left of it is ticked. */
export function statusByTicks(status: OrderStatus, lines: readonly TickedLine[]): OrderStatus {
  if (status !== 'confirmed' && status !== 'preparing') return status;
  const live = lines.filter(({ left }) => left > 0);
  if (live.length > 0 && live.every(({ readyAt }) => readyAt !== null)) return 'ready';
  return lines.some(({ tickedAt }) => tickedAt !== null) ? 'preparing' : status;
}

/** A step that a person takes: forward the ticks may lead further, back those that stand against it come off. */
export function afterStep<Line extends TickedLine>(
  { status: from, lines }: TickedOrder<Line>,
  to: OrderStatus,
  { at }: Pick<Tap, 'at'>,
): TickedOrder<Line> {
  const led = statusByTicks(to, lines);
  if (led === to) return { status: to, lines };
  if (rankOf(to) > rankOf(from)) return { status: led, lines };
  const untick = (line: Line) =>
    line.readyAt === null
      ? line
      : { ...line, tickedAt: Math.max(at, line.tickedAt ?? at), readyAt: null, readyBy: null };
  return { status: to, lines: lines.map(untick) };
}

/** True if ticks have led the order past what the person saw, on the same way. */
export function isAheadByTicks(
  { status, lines }: TickedOrder<TickedLine>,
  { from, to }: { from: OrderStatus; to: OrderStatus },
): boolean {
  const isTicked = lines.some(({ tickedAt }) => tickedAt !== null);
  const isForward = rankOf(from) < rankOf(status) && rankOf(from) < rankOf(to);
  return isTicked && isForward && rankOf(status) <= rankOf('ready') && to !== 'cancelled';
}

export function rankOf(status: OrderStatus): number {
  return ORDER_STATUSES.indexOf(status);
}
