import { expect, test } from 'vitest';
import type { TestApp } from '../../support/bar/test-app';
import { describeApp, describeOnFile } from '../../support/bar/test-app';
import type { TestBrowser } from '../../support/bar/test-browser';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn } from '../../support/bar/test-staff';
import { newOrderId } from '../../support/data/test-orders';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const LETTER = {
  name: 'Deniz',
  email: 'Deniz@Example.com',
  subject: 'A lost scarf',
  message: 'Blue, on the terrace.\nThank you!',
};

type Sending = { id?: string; secret?: string; ageMs?: number; language?: string };

function write(browser: TestBrowser, body: unknown, { id, secret, ageMs, language }: Sending = {}) {
  return browser.send('/api/contact', {
    body,
    headers: {
      ...(id ? { 'Idempotency-Key': id } : {}),
      ...(secret ? { 'X-BB-Secret': secret } : {}),
      ...(ageMs === undefined ? {} : { 'X-BB-Age-Ms': String(ageMs) }),
      ...(language ? { 'Accept-Language': language } : {}),
    },
  });
}

async function kept(bar: TestApp) {
  return bar.rows('SELECT * FROM contact_message ORDER BY id');
}

async function written(bar: TestApp): Promise<string> {
  const { body } = await write(createBrowser(bar), LETTER);
  return String(body.messageId);
}

describeApp('a message to the bar', (openApp) => {
  test('is kept with its time, its language and the four fields of the form', async () => {
    const bar = await openApp();
    const id = newOrderId();
    const sent = { id, ageMs: 2 * DAY_MS, language: 'tr' };
    const { status, body } = await write(createBrowser(bar), LETTER, sent);
    expect([status, body]).toEqual([201, { mutationId: id, messageId: id }]);
    const now = bar.clock.now();
    expect(await kept(bar)).toMatchObject([
      {
        ...LETTER,
        id,
        email: 'deniz@example.com',
        status: 'new',
        language: 'tr',
        placed_at: now - 2 * DAY_MS,
        received_at: now,
        v: 1,
      },
    ]);
  });

  test('sent twice under one id is one; with other words it is refused; a stranger gets nothing', async () => {
    const bar = await openApp();
    const [id, secret] = [newOrderId(), 's'.repeat(22)];
    const browser = createBrowser(bar);
    const first = await write(browser, LETTER, { id, secret });
    expect((await write(browser, LETTER, { id, secret })).text).toBe(first.text);
    const other = await write(browser, { ...LETTER, subject: 'Another' }, { id, secret });
    expect([other.status, other.body.code]).toEqual([422, 'key_reused']);
    const stranger = await write(createBrowser(bar), LETTER, { id, secret: 'x'.repeat(22) });
    expect(stranger.status).toBe(404);
    expect(await kept(bar)).toHaveLength(1);
  });

  test.each([
    ['that fills in what nobody sees', { ...LETTER, website: 'https://spam.example' }],
    ['that writes faster than anybody', { ...LETTER, openMs: 2_999 }],
  ])('by a program %s is thanked alike, also when repeated, and kept nowhere', async (_, body) => {
    const bar = await openApp();
    const id = newOrderId();
    const [program, person] = [createBrowser(bar), createBrowser(bar)];
    const first = await write(program, body, { id });
    const again = await write(program, body, { id });
    const honest = await write(person, { ...LETTER, website: '', openMs: 3_000 });
    expect([first.status, first.body]).toEqual([201, { mutationId: id, messageId: id }]);
    expect([again.status, again.text]).toEqual([first.status, first.text]);
    expect(Object.keys(first.body)).toEqual(Object.keys(honest.body));
    expect((await kept(bar)).map((row) => row.id)).toEqual([honest.body.messageId]);
    const [rows] = await bar.rows(`SELECT count(*) AS n FROM receipt WHERE body LIKE '%terrace%'`);
    expect(rows?.n).toBe(0);
  });

  test('that waited for more than a week asks its writer', async () => {
    const bar = await openApp();
    const { status, body } = await write(createBrowser(bar), LETTER, { ageMs: 7 * DAY_MS + 1 });
    expect([status, body.code]).toEqual([409, 'message.too_old']);
    expect(await kept(bar)).toEqual([]);
  });

  test('names every field that is wrong', async () => {
    const bar = await openApp();
    const body = { name: '', email: 'no', subject: ' ', message: 'x'.repeat(2_001) };
    const response = await write(createBrowser(bar), body);
    expect(response.status).toBe(400);
    expect(response.body.issues).toEqual([
      { path: 'name', code: 'name.required' },
      { path: 'email', code: 'email.invalid' },
      { path: 'subject', code: 'subject.required' },
      { path: 'message', code: 'text.too_long' },
    ]);
  });

  test('reaches the tablets by the feed', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const before = await staff.send('/api/admin/snapshot');
    const id = await written(bar);
    const { body } = await staff.send(`/api/admin/sync?cursor=${before.body.cursor}`);
    expect(body.changes).toMatchObject([
      { tbl: 'contact_message', pk: id, row: { status: 'new' } },
    ]);
  });
});

describeOnFile('the list of messages', (openApp) => {
  test('keeps what nobody has read on every tablet, also on one that comes after a month', async () => {
    const bar = await openApp();
    const [unread, read] = [await written(bar), await written(bar)];
    await bar.rows(`UPDATE contact_message SET status = 'read' WHERE id = '${read}'`);
    bar.clock.advance(31 * 24 * 60 * 60_000);
    const staff = await signIn(bar, 'staff');
    const { body } = await staff.send('/api/admin/snapshot');
    expect(body.messages).toMatchObject([{ id: unread, status: 'new' }]);
  });

  test('takes three messages an hour of one browser, sends Retry-After beyond, and counts no repetition', async () => {
    const bar = await openApp({ config: { isRateLimited: true } });
    const browser = createBrowser(bar);
    const ids = [newOrderId(), newOrderId(), newOrderId()];
    for (const id of [...ids, ...ids]) {
      expect((await write(browser, LETTER, { id })).status).toBe(201);
    }
    const fourth = await write(browser, LETTER);
    expect([fourth.status, fourth.body.code]).toEqual([429, 'rate_limited']);
    expect(fourth.headers.get('Retry-After')).toBe(String(20 * 60));
    expect((await write(createBrowser(bar), LETTER)).status).toBe(201);
    bar.clock.advance(20 * 60_000);
    expect((await write(browser, LETTER)).status).toBe(201);
  });
});

describeApp('the status of a message', (openApp) => {
  test('is changed by staff in any direction, and the person and the time are stored', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const id = await written(bar);
    const path = `/api/admin/contact-messages/${id}/status`;
    const move = (status: string, from?: string) =>
      staff.send(path, { method: 'PATCH', body: { status, ...(from ? { from } : {}) } });
    for (const status of ['read', 'archived', 'new', 'replied']) {
      expect((await move(status)).body.message).toMatchObject({ id, status, statusBy: 'Can' });
    }
    expect((await move('replied', 'new')).status).toBe(200);
    const late = await move('read', 'new');
    expect([late.status, late.body.code, late.body.by]).toEqual([409, 'conflict', 'Can']);
    expect(late.body.current).toMatchObject({ id, status: 'replied' });
    const audits = await bar.rows(
      `SELECT actor, action, tbl, pk, "before", "after" FROM audit WHERE tbl <> 'staff'`,
    );
    expect(audits).toHaveLength(4);
    expect(audits[0]).toMatchObject({
      actor: staff.user.id,
      action: 'message.status',
      tbl: 'contact_message',
      pk: id,
      before: '{"status":"new"}',
      after: '{"status":"read"}',
    });
  });

  test('is listed newest first, by status, and the unknown is refused', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const first = await written(bar);
    bar.clock.advance(1_000);
    const second = await written(bar);
    const moved = { method: 'PATCH', body: { status: 'archived' } };
    await staff.send(`/api/admin/contact-messages/${first}/status`, moved);
    const idsOf = async (query: string) => {
      const { body } = await staff.send(`/api/admin/contact-messages${query}`);
      return (body.messages as { id: string }[]).map(({ id }) => id);
    };
    expect(await idsOf('')).toEqual([second, first]);
    expect(await idsOf('?status=archived')).toEqual([first]);
    expect(await idsOf('?status=new')).toEqual([second]);
    expect((await staff.send('/api/admin/contact-messages?status=lost')).status).toBe(400);
    const unknown = `/api/admin/contact-messages/${newOrderId()}/status`;
    expect((await staff.send(unknown, moved)).status).toBe(404);
  });
});
