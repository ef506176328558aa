import { beforeEach, expect, test, vi } from 'vitest';
import { describeError, inRequest, log, readableLine, writeLogTo, writeRepeats } from './log';

let lines: string[] = [];

beforeEach(() => {
  lines = [];
  writeLogTo((line) => lines.push(line));
});

const entries = () => lines.map((line) => JSON.parse(line));

test('a line is one JSON object with time, level, event and the request’s id', () => {
  inRequest('r-1', () => log.alarm('order.unseen', { id: 'o-1' }));
  log.info('server.open', { text: 'two\nlines' });
  expect(lines.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true);
  expect(entries()).toMatchObject([
    { level: 'alarm', event: 'order.unseen', requestId: 'r-1', id: 'o-1' },
    { level: 'info', event: 'server.open', text: 'two\nlines' },
  ]);
  expect(Date.parse(entries()[0].time)).not.toBeNaN();
});

test('equal failures are one line a minute with their count; other failures and alarms have their own', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const away = new Error('away');
  for (let nth = 0; nth < 100; nth += 1) log.error('work.failed', away, { attempts: nth });
  log.error('work.failed', new Error('full'));
  log.alarm('order.unseen', { id: 'o-1' });
  log.alarm('order.unseen', { id: 'o-2' });
  expect(lines).toHaveLength(4);
  writeRepeats();
  expect(entries().at(-1)).toMatchObject({ event: 'work.failed', count: 99 });
  vi.advanceTimersByTime(61_000);
  log.error('work.failed', away);
  expect(entries().at(-1)).not.toHaveProperty('count');
  expect(lines).toHaveLength(6);
  vi.useRealTimers();
});

test.each([
  'Failed query: select * from member\nwhere email = ?\nparams: Deniz,Deniz@bar.example',
  'received "{"name":"Deniz Yılmaz"}"',
  '550 Deniz@bar.example: no such person',
  'no such phone: +90 (532) 123 45 67',
])('what people typed is not in %j', (message) => {
  const told = JSON.stringify(describeError(new Error('x', { cause: new Error(message) })));
  expect(told).not.toMatch(/Deniz|532/);
  expect(told).toContain('log.test.ts');
});

test('a text that is no JSON is not repeated', () => {
  const told: unknown[] = [];
  try {
    JSON.parse('Deniz');
  } catch (error) {
    told.push(describeError(error));
  }
  expect(told).toMatchObject([{ name: 'SyntaxError' }]);
  expect(JSON.stringify(told)).not.toContain('Deniz');
});

test('in a terminal a notice is its sentence, and a failure has time, level, event and error', () => {
  log.info('server.open', { text: 'Bar Bliss is open.' });
  log.error('effect.failed', Object.assign(new Error('refused'), { code: 'E1' }), { attempts: 2 });
  expect(readableLine(lines[0] ?? '')).toBe('Bar Bliss is open.\n');
  expect(readableLine(lines[1] ?? '')).toMatch(
    /^\d\d:\d\d:\d\d error effect.failed attempts=2\n {2}Error \(E1\) refused\n {4}at /,
  );
});
