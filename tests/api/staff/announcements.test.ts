import { expect, test } from 'vitest';
import type { VenueNews } from '../../../src/domain/marketing/whats-on';
import type { ResourceRecord } from '../../../src/domain/resource/resource';
import type { TestApp } from '../../support/bar/test-app';
import { describeApp, describeOnFile } from '../../support/bar/test-app';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import {
  ANNOUNCEMENTS,
  announce,
  BANNER,
  EVENT,
  HAPPY_HOUR,
  sendAnnouncement,
} from '../../support/data/test-announcements';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

async function newsOf({ app }: TestApp): Promise<VenueNews> {
  const response = await app.request('https://bar.test/api/venue');
  return (await response.json()).news;
}

async function titlesOf(bar: TestApp): Promise<string[]> {
  return (await newsOf(bar)).list.map(({ titleEn }) => titleEn);
}

async function refusal(staff: TestStaff, announcement: object) {
  const { status, body } = await sendAnnouncement(staff, announcement);
  return [status, body.code, ...(body.word ? [body.word] : [])];
}

describeApp('an announcement', (openApp) => {
  test('is added, changed and deleted by managers, and the audit keeps each step', async () => {
    const bar = await openApp();
    const manager = await signIn(bar, 'manager');
    const id = await announce(manager, HAPPY_HOUR);
    const path = `${ANNOUNCEMENTS}/${id}`;
    const seen = (await manager.send(path)).body as unknown as ResourceRecord;
    expect(seen).toMatchObject({ ...HAPPY_HOUR, isOn: true, link: '', v: 1, changedBy: 'Elif' });
    await manager.send(path, { method: 'PUT', body: { toTime: '19:00', from: seen } });
    await manager.send(path, { method: 'DELETE', body: {} });
    const rows = await bar.rows("SELECT action FROM audit WHERE tbl = 'announcement' ORDER BY seq");
    expect(rows.map(({ action }) => action)).toEqual([
      'announcement.add',
      'announcement.change',
      'announcement.remove',
    ]);
  });

  test('that a colleague changed in the same field is not overwritten', async () => {
    const bar = await openApp();
    const [manager, owner] = [await signIn(bar, 'manager'), await signIn(bar, 'super_admin')];
    const path = `${ANNOUNCEMENTS}/${await announce(manager, BANNER)}`;
    const { body: seen } = await manager.send(path);
    const change = (staff: TestStaff, titleEn: string) =>
      staff.send(path, { method: 'PUT', body: { titleEn, from: seen } });
    expect((await change(manager, 'Jazz')).status).toBe(200);
    const late = await change(owner, 'Blues');
    expect([late.status, late.body.code]).toEqual([409, 'conflict']);
    expect(late.body).toMatchObject({ by: 'Elif', conflicts: ['titleEn'] });
  });

  test('is refused with the reason: the times of its kind, its order of times, its link', async () => {
    const manager = await signIn(await openApp(), 'manager');
    expect(await refusal(manager, { ...BANNER, endsAt: BANNER.startsAt })).toEqual([
      422,
      'announcement.ends_before_start',
    ]);
    expect(await refusal(manager, { ...HAPPY_HOUR, weekdays: [] })).toEqual([
      422,
      'announcement.weekdays_required',
    ]);
    expect(await refusal(manager, { ...HAPPY_HOUR, toTime: '' })).toEqual([
      422,
      'announcement.times_required',
    ]);
    for (const bad of [
      { titleTr: '' },
      { fromTime: '25:00' },
      { link: 'javascript:alert(1)' },
      { link: 'http://tickets.example' },
      { startsAt: 'tonight' },
      { kind: 'poster' },
    ]) {
      expect(await refusal(manager, { ...EVENT, ...bad })).toEqual([400, 'invalid_input']);
    }
  });

  test('names no alcohol, no tobacco and no such dish, in neither language nor its link', async () => {
    const bar = await openApp();
    const manager = await signIn(bar, 'manager');
    const code = 'announcement.forbidden_word';
    expect(await refusal(manager, { ...HAPPY_HOUR, titleEn: 'Two beers for one' })).toEqual([
      422,
      code,
      'beers',
    ]);
    expect(await refusal(manager, { ...EVENT, textTr: 'Rakı ve meze' })).toEqual([
      422,
      code,
      'Rakı',
    ]);
    const link = 'https://tickets.example/wine-tasting';
    expect(await refusal(manager, { ...EVENT, link })).toEqual([422, code, 'wine']);
    const path = `${ANNOUNCEMENTS}/${await announce(manager, BANNER)}`;
    const later = await manager.send(path, { method: 'PUT', body: { textEn: 'With shisha' } });
    expect([later.status, later.body.word]).toEqual([422, 'shisha']);
  });
});

describeOnFile('what guests are told', (openApp) => {
  test('is on from entry to end for events, and shortly before the start for the rest', async () => {
    const bar = await openApp();
    const manager = await signIn(bar, 'manager');
    expect((await newsOf(bar)).list).toEqual([]);
    await announce(manager, EVENT);
    await announce(manager, {
      ...BANNER,
      startsAt: '2026-07-05T03:30',
      endsAt: '2026-07-05T04:00',
    });
    await announce(manager, { ...HAPPY_HOUR, isOn: false });
    expect(await titlesOf(bar)).toEqual([EVENT.titleEn]);
    bar.clock.advance(31 * MINUTE_MS);
    expect(await titlesOf(bar)).toEqual([EVENT.titleEn, BANNER.titleEn]);
    bar.clock.advance(7 * HOUR_MS);
    expect(await titlesOf(bar)).toEqual([EVENT.titleEn]);
    bar.clock.advance(19 * HOUR_MS);
    expect(await titlesOf(bar)).toEqual([]);
  });

  test('has instants, and only the fields of the kind', async () => {
    const bar = await openApp();
    const manager = await signIn(bar, 'manager');
    const id = await announce(manager, EVENT);
    const { at, list } = await newsOf(bar);
    const { titleEn, titleTr, textEn, textTr, link } = EVENT;
    const startsAt = Date.parse('2026-07-05T17:00:00Z');
    const said = { id, kind: 'event', titleEn, titleTr, textEn, textTr, link };
    expect(list).toEqual([{ ...said, startsAt, endsAt: startsAt + 3 * HOUR_MS }]);
    // The same list keeps its time; phones compare by it.
    bar.clock.advance(10 * MINUTE_MS);
    expect((await newsOf(bar)).at).toBe(at);
    await manager.send(`${ANNOUNCEMENTS}/${id}`, { method: 'PUT', body: { isOn: false } });
    expect(await newsOf(bar)).toEqual({ at: bar.clock.now(), list: [] });
  });

  test('never enters the feed of the tablets', async () => {
    const bar = await openApp();
    const manager = await signIn(bar, 'manager');
    const head = bar.deps.changes.headSeq();
    const id = await announce(manager, BANNER);
    await manager.send(`${ANNOUNCEMENTS}/${id}`, { method: 'PUT', body: { isOn: false } });
    await manager.send(`${ANNOUNCEMENTS}/${id}`, { method: 'DELETE', body: {} });
    expect(bar.deps.changes.headSeq()).toBe(head);
  });
});
