import { expect, test } from 'vitest';
import { drawGuestPage } from '../../../src/app/draw-guest-page';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnFile } from '../../support/bar/test-app';
import { signIn } from '../../support/bar/test-staff';
import { shellFiles } from '../../support/browsers/shell-files';
import {
  ANNOUNCEMENTS,
  announce,
  BANNER,
  EVENT,
  HAPPY_HOUR,
} from '../../support/data/test-announcements';

const appFiles = await shellFiles();
const HOUR_MS = 3_600_000;

async function read({ app }: TestApp, headers: Record<string, string> = {}) {
  return (await app.request('https://bar.test/', { headers })).text();
}

/** Returns what the page shows, without its data and its head. */
function drawnPart(page: string): string {
  return page.slice(page.indexOf('<div id="root">'), page.indexOf('id="drawn-page"'));
}

/** Returns the structured data of the page. */
function toldData(page: string): unknown {
  const [, text = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
  return JSON.parse(text);
}

describeOnFile('the guest page with announcements', (openApp) => {
  const open = () => openApp({ appFiles, drawGuestPage });

  test('shows the banner from its start to its end, in the language of the page', async () => {
    const bar = await open();
    const manager = await signIn(bar, 'manager');
    expect(drawnPart(await read(bar))).not.toContain('banner-title');
    const later = { ...BANNER, startsAt: '2026-07-04T22:00' };
    await announce(manager, later);
    expect(drawnPart(await read(bar))).not.toContain(BANNER.titleEn);
    bar.clock.advance(HOUR_MS);
    const english = drawnPart(await read(bar));
    expect(english).toContain(`<p id="banner-title"`);
    expect(english).toContain(BANNER.titleEn);
    expect(english).toContain(BANNER.textEn);
    const turkish = drawnPart(await read(bar, { cookie: 'bb_language=tr' }));
    expect(turkish).toContain(BANNER.titleTr);
    expect(turkish).not.toContain(BANNER.titleEn);
    bar.clock.advance(HOUR_MS);
    expect(drawnPart(await read(bar))).not.toContain(BANNER.titleEn);
  });

  test('follows a change of the banner at the next request', async () => {
    const bar = await open();
    const manager = await signIn(bar, 'manager');
    const path = `${ANNOUNCEMENTS}/${await announce(manager, BANNER)}`;
    expect(drawnPart(await read(bar))).toContain(BANNER.titleEn);
    await manager.send(path, { method: 'PUT', body: { titleEn: 'Live <b>salsa</b>' } });
    expect(drawnPart(await read(bar))).toContain('Live &lt;b&gt;salsa&lt;/b&gt;');
    await manager.send(path, { method: 'DELETE', body: {} });
    expect(drawnPart(await read(bar))).not.toContain('banner-title');
  });

  test('has no banner on a device that closed it, nor in the copy that a device keeps', async () => {
    const bar = await open();
    const manager = await signIn(bar, 'manager');
    const id = await announce(manager, BANNER);
    const cookie = `bb_closed=${id}`;
    expect(drawnPart(await read(bar, { cookie }))).not.toContain('banner-title');
    expect(drawnPart(await read(bar, { 'X-BB-Keep': '1' }))).not.toContain('banner-title');
    expect(drawnPart(await read(bar, { cookie: 'bb_closed=another' }))).toContain('banner-title');
  });

  test('tells readers without scripts what is on, and when it is on', async () => {
    const bar = await open();
    const manager = await signIn(bar, 'manager');
    expect(drawnPart(await read(bar))).not.toContain('whats-on');
    await announce(manager, {
      ...HAPPY_HOUR,
      weekdays: ['sat'],
      fromTime: '22:00',
      toTime: '01:00',
    });
    await announce(manager, EVENT);
    const before = drawnPart(await read(bar));
    expect(before).toContain(HAPPY_HOUR.titleEn);
    expect(before).toContain(EVENT.titleEn);
    expect(before).not.toContain('On now');
    bar.clock.advance(2 * HOUR_MS);
    expect(drawnPart(await read(bar))).toContain('On now');
  });

  test('describes events to search engines, and nothing else', async () => {
    const bar = await open();
    const manager = await signIn(bar, 'manager');
    expect(toldData(await read(bar))).toMatchObject({ '@id': 'https://bar.test/#house' });
    await announce(manager, BANNER);
    await announce(manager, HAPPY_HOUR);
    await announce(manager, EVENT);
    const [house, ...events] = toldData(await read(bar)) as unknown[];
    expect(house).toMatchObject({ '@id': 'https://bar.test/#house' });
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      '@type': 'Event',
      name: EVENT.titleEn,
      startDate: '2026-07-05T20:00:00+03:00',
      endDate: '2026-07-05T23:00:00+03:00',
      url: EVENT.link,
      location: { '@type': 'Place', address: { addressLocality: 'Fethiye' } },
    });
  });
});
