import type { ActionKind, Params } from '../action';
import { drawOne, numberOf, oneOf } from '../action';
import type { Weather } from '../net';
import { WEATHERS } from '../net';
import type { Phone } from '../phone';
import type { Rng } from '../rng';
import { CRASH_POINTS } from '../tab';
import type { Tablet } from '../tablet';
import type { World } from '../world';
import { pageOf } from './guest-order';
import { staffPageOf } from './staff';

type Device = Phone | Tablet;
const aDevice = (rng: Rng) => ({ device: drawOne(rng), page: drawOne(rng) });
const MINUTE_MS = 60_000;

const weather: ActionKind = {
  weight: 12,
  draw: (rng) => ({
    ...aDevice(rng),
    weather: rng.weighted({ clear: 4, rough: 5, sick: 3, swallowing: 3, portal: 2, offline: 4 }),
  }),
  do(world, params) {
    const device = deviceOf(world, params);
    const next = String(params.weather);
    if (!device || !isWeather(next)) return;
    const { weather: before } = device.line;
    device.line.weather = next;
    world.note(`${device.name}: the line is ${next}`);
    if (before === 'offline' && next !== 'offline') comesBack(device);
  },
};

/** Crashes or freezes a page at a chosen point, around a transaction or a request. */
const crash: ActionKind = {
  weight: 11,
  draw: (rng) => ({
    ...aDevice(rng),
    point: rng.pick(CRASH_POINTS),
    nth: 1 + rng.int(9),
    frozenMs: rng.chance(0.35) ? Math.round(rng.between(20_000, 4 * MINUTE_MS)) : 0,
  }),
  do(world, params) {
    const page = aPage(deviceOf(world, params), params);
    const point = CRASH_POINTS.find((one) => one === params.point);
    if (!page || !point) return;
    const frozenMs = numberOf(params, 'frozenMs');
    const end = frozenMs > 0 ? `freeze ${frozenMs} ms` : 'die';
    world.note(`${page.name}: will ${end} at ${point} ${params.nth}`);
    page.stopAt({ point, nth: numberOf(params, 'nth'), frozenMs });
  },
};

const closePage: ActionKind = {
  weight: 2,
  draw: aDevice,
  do: (world, params) => aPage(deviceOf(world, params), params)?.kill(),
};

const openPage: ActionKind = {
  weight: 4,
  draw: aDevice,
  do(world, params) {
    const device = deviceOf(world, params);
    const open = device?.pages.filter((page) => !page.isDead()) ?? [];
    if (open.length < 2) device?.openPage();
  },
};

/** Freezes a page while the others go on; the page wakes with everything that arrived meanwhile. */
const freeze: ActionKind = {
  weight: 3,
  draw: (rng) => ({ ...aDevice(rng), ms: Math.round(rng.between(5_000, 3 * MINUTE_MS)) }),
  do(world, params) {
    const page = aPage(deviceOf(world, params), params);
    if (!page) return;
    world.note(`${page.name}: frozen for ${params.ms} ms`);
    page.freeze(numberOf(params, 'ms'));
  },
};

/** Puts the whole device to sleep: its steady clock stops, its wall clock goes on. */
const sleep: ActionKind = {
  weight: 3,
  draw: (rng) => ({
    ...aDevice(rng),
    ms: Math.round(MINUTE_MS * rng.pick([0.5, 3, 9, 12, 40, 150])),
  }),
  do(world, params) {
    const device = deviceOf(world, params);
    if (!device) return;
    world.note(`${device.name}: sleeps ${params.ms} ms`);
    device.browser.sleep(numberOf(params, 'ms'));
    for (const act of world.ledger.ofDevice(device.name)) act.hasSlept = true;
  },
};

/** Sets the device's clock, as a person would. */
const setClock: ActionKind = {
  weight: 2,
  draw: (rng) => ({
    ...aDevice(rng),
    ms: Math.round(MINUTE_MS * rng.pick([-90, -8, -2, -0.5, 1, 9, 70])),
  }),
  do(world, params) {
    const device = deviceOf(world, params);
    const ms = numberOf(params, 'ms');
    if (!device) return;
    world.note(`${device.name}: the clock is moved by ${ms} ms`);
    device.browser.moveWall(ms);
    for (const act of world.ledger.ofDevice(device.name)) {
      if (ms > 0) act.setAheadMs += ms;
      else act.setBackMs -= ms;
    }
  },
};

/** Fires the browser's `sync` event in the service worker. */
const sync: ActionKind = {
  weight: 4,
  draw: aDevice,
  do: (world, params) => oneOf(world.phones, params, 'device')?.sync(),
};

export const deviceActions = { weather, crash, closePage, openPage, freeze, sleep, setClock, sync };

/** Tells a device's pages that the network is back. */
export function comesBack(device: Device): void {
  for (const page of device.pages) {
    if (!page.isDead()) page.after(0, () => page.loop.run(true));
  }
}

function deviceOf({ phones, tablets }: World, params: Params): Device | undefined {
  return oneOf<Device>([...phones, ...tablets], params, 'device');
}

function aPage(device: Device | undefined, params: Params) {
  if (!device) return undefined;
  return 'person' in device ? staffPageOf(device, params) : pageOf(device, params);
}

function isWeather(text: string): text is Weather {
  return Object.hasOwn(WEATHERS, text);
}
