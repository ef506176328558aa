import { expect, test, vi } from 'vitest';
import { drawnPage } from '../drawn-page';
import { loadMenu } from '../menu/menu-store';
import { keepMenuFresh } from './menu-refresh';

vi.mock('../menu/menu-store', () => ({ loadMenu: vi.fn() }));

test('a menu that the server has drawn is not asked for again in its first minute', () => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', {});
  drawnPage.set({} as NonNullable<ReturnType<typeof drawnPage.get>>);
  keepMenuFresh()();
  expect(loadMenu).not.toHaveBeenCalled();
  // The guest returns to the menu.
  vi.advanceTimersByTime(61_000);
  keepMenuFresh()();
  expect(loadMenu).toHaveBeenCalledOnce();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
