import { expect, test } from 'vitest';
import type { Sign } from './watch';
import { newsLines, untold, watchNews } from './watch';

const MINUTE = 60_000;
const DISK: Sign = { kind: 'disk', count: 4 };
const TABLET: Sign = { kind: 'tablet', count: 0 };

test('a sign is told once, and once when it is over', () => {
  const first = watchNews({}, [DISK], 0);
  expect(first.news).toMatchObject({ began: [DISK], over: [], isAllWell: false });
  const second = watchNews(first.state, [DISK], MINUTE);
  expect(second.news).toMatchObject({ began: [], over: [] });
  const third = watchNews(second.state, [], 2 * MINUTE);
  expect(third.news).toMatchObject({ began: [], over: [{ kind: 'disk' }], isAllWell: true });
  expect(watchNews(third.state, [], 3 * MINUTE).news).toMatchObject({ began: [], over: [] });
});

test('a sign that comes and goes is told at most once an hour', () => {
  let { state } = watchNews({}, [DISK], 0);
  let told = 1;
  for (let minute = 1; minute < 180; minute += 1) {
    const round = watchNews(state, minute % 2 === 0 ? [DISK] : [], minute * MINUTE);
    state = round.state;
    told += round.news.began.length;
  }
  expect(told).toBe(3);
});

test('a tablet that was away for a moment is not told', () => {
  const first = watchNews({}, [TABLET], 0);
  expect(first.news.began).toEqual([]);
  const back = watchNews(first.state, [], MINUTE);
  expect(watchNews(back.state, [TABLET], 3 * MINUTE).news.began).toEqual([]);
  expect(watchNews(first.state, [TABLET], 2 * MINUTE).news.began).toEqual([TABLET]);
});

test('news that reached nobody is told again', () => {
  const first = watchNews({}, [DISK], 0);
  const again = watchNews(untold({}, first.state), [DISK], MINUTE);
  expect(again.news.began).toEqual([DISK]);
  expect(again.state.disk?.since).toBe(0);
  const over = watchNews(again.state, [], 2 * MINUTE);
  expect(watchNews(untold(again.state, over.state), [], 3 * MINUTE).news.over).toHaveLength(1);
});

test('all is well only when nothing told is left', () => {
  const { state } = watchNews({}, [DISK, { kind: 'mail', count: 2 }], 0);
  const { news } = watchNews(state, [{ kind: 'mail', count: 2 }], MINUTE);
  expect(newsLines(news, 'en')).toEqual(['Well again: disk.']);
  expect(newsLines(watchNews(state, [], MINUTE).news, 'tr')).toEqual([
    'Yeniden yolunda: disk, e-postalar.',
    'Her şey yeniden yolunda.',
  ]);
});
