import { expect, test } from 'vitest';
import { createScreenLight } from './screen-light';

/** Returns a browser that takes the screen's lock away when its page is hidden. */
function browser({ refuses = false } = {}) {
  let isVisible = true;
  let shown = () => {};
  let release = () => {};
  let asked = 0;
  const sentinel = () => {
    const lock = {
      released: false,
      addEventListener: (_: string, listener: () => void) => {
        release = () => {
          lock.released = true;
          listener();
        };
      },
      release: async () => release(),
    };
    return lock as unknown as WakeLockSentinel;
  };
  return {
    ports: {
      wakeLock: {
        async request() {
          asked += 1;
          if (refuses) throw new DOMException('The battery is low.', 'NotAllowedError');
          return sentinel();
        },
      },
      isVisible: () => isVisible,
      onVisible: (listener: () => void) => {
        shown = listener;
      },
    },
    asked: () => asked,
    hide() {
      isVisible = false;
      release();
    },
    async show() {
      isVisible = true;
      shown();
      await Promise.resolve();
    },
  };
}

test('the screen stays on, and again after the tablet was put away', async () => {
  const tablet = browser();
  const light = createScreenLight(tablet.ports);
  await light.keepOn();
  expect(light.state.get()).toBe('on');
  tablet.hide();
  expect(light.state.get()).toBe('off');
  await tablet.show();
  expect([light.state.get(), tablet.asked()]).toEqual(['on', 2]);
});

test('after the shift it may go dark, also when the tablet is taken up again', async () => {
  const tablet = browser();
  const light = createScreenLight(tablet.ports);
  await light.keepOn();
  await light.letGo();
  await tablet.show();
  expect([light.state.get(), tablet.asked()]).toEqual(['off', 1]);
});

test('a tablet that will not or cannot keep its screen on says which', async () => {
  const refusing = createScreenLight(browser({ refuses: true }).ports);
  await refusing.keepOn();
  expect(refusing.state.get()).toBe('refused');
  const old = createScreenLight({ ...browser().ports, wakeLock: undefined });
  await old.keepOn();
  expect(old.state.get()).toBe('missing');
});
