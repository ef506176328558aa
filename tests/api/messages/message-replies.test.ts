import { expect, test } from 'vitest';
import { MOST_REPLIES } from '../../../src/domain/messages/reply-texts';
import type { TestApp } from '../../support/bar/test-app';
import { describeApp, describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import { ADA, codeFor, join, verify } from '../../support/data/test-members';
import { lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';
import { sendDueMails, sendMailsFor } from '../../support/mail/due-mails';
import { mailServerOfEach } from '../../support/mail/mail-server';

const MINUTE_MS = 60_000;
const LETTER = {
  name: 'Deniz <b>',
  email: ADA.email,
  subject: 'A lost scarf',
  message: 'Blue & long,\non the terrace.',
};

type Change = { method?: string; body: Record<string, unknown> };

async function written(bar: TestApp, language = 'en', letter: object = LETTER): Promise<string> {
  const sent = { body: letter, headers: { 'Accept-Language': language } };
  return String((await createBrowser(bar).send('/api/contact', sent)).body.messageId);
}

function at(staff: TestStaff, id: string, what: string, { method = 'PUT', body }: Change) {
  return staff.send(`/api/admin/contact-messages/${id}/${what}`, { method, body });
}

function reply(staff: TestStaff, id: string, text: string, repliesSeen = 0) {
  return at(staff, id, 'reply', { method: 'POST', body: { text, repliesSeen } });
}

describeOnFile('the mail of a reply', (openApp) => {
  const mail = mailServerOfEach();

  async function openBar(email?: string) {
    const bar = await openApp({ config: { smtpUrl: mail.url } });
    if (email) {
      await bar.rows(`INSERT INTO setting (key, value) VALUES ('venue.email', '"${email}"')`);
    }
    return { bar, staff: await signIn(bar, 'staff') };
  }

  test('comes once in the guest’s language, quotes them, and is answered to the venue', async () => {
    const { bar, staff } = await openBar('hello@barbliss.example');
    const id = await written(bar, 'tr');
    const response = await reply(staff, id, 'Bulduk.\nBarda <duruyor>.');
    expect(response.body.message).toMatchObject({
      status: 'replied',
      statusBy: 'Can',
      replies: [{ text: 'Bulduk.\nBarda <duruyor>.', by: 'Can' }],
    });
    mail.refuse(2);
    await sendMailsFor(bar, 3 * MINUTE_MS);
    expect(mail.letters).toHaveLength(1);
    const { to, subject, raw = '', text: lines = '' } = mail.letters[0] ?? {};
    const text = lines.replaceAll('\r\n', '\n');
    expect([to, subject]).toEqual([ADA.email, 'Yanıt: A lost scarf']);
    expect(text).toContain('Merhaba Deniz <b>,\n\nBulduk.\nBarda <duruyor>.\n');
    expect(text).toContain('Mesajınız:\n> Blue & long,\n> on the terrace.');
    expect(raw).toContain('Reply-To: hello@barbliss.example');
    expect(raw).toContain('Deniz &lt;b&gt;');
    expect(raw).toContain('<br>Barda &lt;duruyor&gt;.</p>');
    expect(raw).not.toContain('Auto-Submitted');
  });

  test('is known by its state, and a lost response to staff sends no second one', async () => {
    const { bar, staff } = await openBar();
    const id = await written(bar);
    const sending = {
      method: 'POST',
      body: { text: 'We have it.', repliesSeen: 0 },
      headers: { 'Idempotency-Key': newOrderId() },
    };
    const path = `/api/admin/contact-messages/${id}`;
    const [first, again] = [
      await staff.send(`${path}/reply`, sending),
      await staff.send(`${path}/reply`, sending),
    ];
    expect(again.text).toBe(first.text);
    const states = async () => Object.values((await staff.send(path)).body.mails as object);
    expect(await states()).toEqual(['waiting']);
    await sendDueMails(bar);
    expect([await states(), mail.letters.length]).toEqual([['done'], 1]);
  });

  test('is not sent to somebody whose data was deleted meanwhile', async () => {
    const { bar, staff } = await openBar();
    const browser = createBrowser(bar);
    const { body } = await join(browser);
    await verify(browser, await codeFor(bar));
    const id = await written(bar);
    await reply(staff, id, 'We have it.');
    await at(staff, id, 'note', { body: { note: 'Calls herself Dee', from: '' } });
    mail.letters.length = 0;
    const admin = await signIn(bar, 'admin');
    await admin.send(`/api/admin/customers/${body.id}`, { method: 'DELETE', body: {} });
    await sendDueMails(bar);
    expect(mail.letters).toEqual([]);
    const [row] = await bar.rows('SELECT email, message, note, replies FROM contact_message');
    expect(row).toEqual({ email: '', message: '', note: '', replies: '[]' });
    const refused = await reply(staff, id, 'Hello?');
    expect([refused.status, refused.body.code]).toEqual([409, 'message.no_address']);
  });
});

describeApp('a message that two people reply to', (openApp) => {
  async function openBar() {
    const bar = await openApp();
    const [can, elif] = [await signIn(bar, 'staff'), await signIn(bar, 'manager')];
    return { bar, can, elif, id: await written(bar) };
  }

  test('gets the second reply only from somebody who has seen the first', async () => {
    const { bar, can, elif, id } = await openBar();
    await reply(elif, id, 'We have it.');
    const late = await reply(can, id, 'Which colour?');
    expect([late.status, late.body.code, late.body.by]).toEqual([409, 'conflict', 'Elif']);
    expect(late.body.current).toMatchObject({ replies: [{ text: 'We have it.' }] });
    expect((await reply(can, id, 'Which colour?', 1)).status).toBe(200);
    const [mails] = await bar.rows("SELECT count(*) AS n FROM effect WHERE kind = 'message.reply'");
    expect(mails?.n).toBe(2);
  });

  test('keeps the first note and the first assignment, and shows them to the second person', async () => {
    const { can, elif, id } = await openBar();
    const note = (staff: TestStaff, text: string, from: string) =>
      at(staff, id, 'note', { body: { note: text, from } });
    expect((await note(elif, 'Behind the bar', '')).status).toBe(200);
    expect((await note(elif, 'Behind the bar', 'something else')).status).toBe(200);
    const late = await note(can, 'In the office', '');
    expect([late.status, late.body.current]).toEqual([
      409,
      expect.objectContaining({ note: 'Behind the bar' }),
    ]);
    const give = (staff: TestStaff, staffId: string | null, from: string | null) =>
      at(staff, id, 'assignee', { body: { staffId, from } });
    const given = await give(elif, elif.user.id, null);
    expect(given.body.message).toMatchObject({
      assignee: { id: elif.user.id, firstName: 'Elif' },
    });
    expect((await give(can, can.user.id, null)).status).toBe(409);
    expect((await give(can, newOrderId(), elif.user.id)).body.code).toBe('staff.inactive');
    expect((await give(can, null, elif.user.id)).body.message).toMatchObject({ assignee: null });
  });

  test('takes no empty, no endless and no eleventh reply', async () => {
    const { bar, can, id } = await openBar();
    const codes = async (text: string, seen = 0) => (await reply(can, id, text, seen)).body.issues;
    expect(await codes('  ')).toEqual([{ path: 'text', code: 'reply.required' }]);
    expect(await codes('x'.repeat(4_001))).toEqual([{ path: 'text', code: 'text.too_long' }]);
    const replies = Array.from({ length: MOST_REPLIES }, (_, nth) => ({ id: `${nth}`, text: 'x' }));
    await bar.rows(`UPDATE contact_message SET replies = '${JSON.stringify(replies)}'`);
    const full = await reply(can, id, 'One more', MOST_REPLIES);
    expect([full.status, full.body.code]).toEqual([409, 'message.replies_full']);
  });

  test('stands beside what else came from its address, and old pages are asked for by time', async () => {
    const { bar, can, id } = await openBar();
    const order = await placeOrder(createBrowser(bar), {
      ...lemonades(),
      guestEmail: LETTER.email,
    });
    await placeOrder(createBrowser(bar), lemonades());
    bar.clock.advance(MINUTE_MS);
    const later = await written(bar, 'en', { ...LETTER, subject: 'Found it' });
    await written(bar, 'en', { ...LETTER, email: 'other@example.com' });
    const { body } = await can.send(`/api/admin/contact-messages/${id}`);
    expect(body).toMatchObject({
      message: { id },
      earlier: [{ id: later, subject: 'Found it' }],
      orders: [{ id: order.body.orderId, totalAmount: '360.00' }],
      mails: {},
    });
    const before = new Date(bar.clock.now()).toISOString();
    const old = await can.send(`/api/admin/contact-messages?before=${before}`);
    expect((old.body.messages as { id: string }[]).map((one) => one.id)).toEqual([id]);
  });
});
