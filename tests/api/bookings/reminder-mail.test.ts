import { expect, test } from 'vitest';
import { remindGuests } from '../../../server/usecases/upkeep/due-work';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { bookBrunch, bookTable, brunchWish, tableWish } from '../../support/data/test-bookings';
import { sendDueMails } from '../../support/mail/due-mails';
import { mailServerOfEach } from '../../support/mail/mail-server';

const at = (day: string, time: string) => Date.parse(`${day}T${time}:00+03:00`);
const DAY = { reservationDate: '2026-07-06' };
const EVE = '2026-07-05';

const mail = mailServerOfEach();

describeOnFile('the reminder of the day before', (openApp) => {
  const open = () =>
    openApp({ config: { smtpUrl: mail.url, publicUrl: 'https://barbliss.example' } });

  function goTo(bar: TestApp, day: string, time: string) {
    bar.clock.advance(at(day, time) - bar.clock.now());
  }

  /** Two servers look at once, as after a restart. */
  async function look(bar: TestApp) {
    await Promise.all([remindGuests(bar.deps), remindGuests(bar.deps)]);
    await sendDueMails(bar);
  }

  async function booked(bar: TestApp, more = {}) {
    const { body } = await bookTable(createBrowser(bar), tableWish({ ...DAY, ...more }));
    return { id: String(body.id), page: String(body.manageUrl) };
  }

  test('goes once to tables and brunches that stand, also across restarts', async () => {
    const bar = await open();
    const mine = await booked(bar);
    const gone = await booked(bar);
    await bar.rows(`UPDATE reservation SET status = 'cancelled' WHERE id = '${gone.id}'`);
    await booked(bar, { guestEmail: null });
    await bookTable(createBrowser(bar), tableWish({ reservationDate: '2026-07-07' }));
    await bookBrunch(createBrowser(bar), brunchWish());
    await sendDueMails(bar);
    mail.letters.length = 0;
    goTo(bar, EVE, '14:59');
    await look(bar);
    expect(mail.letters).toEqual([]);
    goTo(bar, EVE, '15:00');
    for (let hour = 0; hour < 3; hour += 1) {
      await look(bar);
      bar.clock.advance(3_600_000);
    }
    expect(mail.letters.map(({ subject }) => subject).sort()).toEqual([
      'Bar Bliss: See you tomorrow at 17:00?',
      'Bar Bliss: See you tomorrow at 20:00?',
    ]);
    const table = mail.letters.find(({ subject }) => subject?.includes('20:00'));
    expect(table?.text).toContain(`https://barbliss.example${mine.page}&lang=en`);
  });

  test('is not sent at night, after a late start or a mail server that was down', async () => {
    const bar = await open();
    await booked(bar);
    await sendDueMails(bar);
    mail.letters.length = 0;
    goTo(bar, EVE, '20:59');
    await remindGuests(bar.deps);
    goTo(bar, EVE, '21:00');
    await sendDueMails(bar);
    await booked(bar, { reservationTime: '21:00' });
    await look(bar);
    expect(mail.letters.filter(({ subject }) => subject?.includes('tomorrow'))).toEqual([]);
  });

  test('leaves out bookings made after its hour, and those that were cancelled or moved before it goes', async () => {
    const bar = await open();
    const [cancelled, moved] = [await booked(bar), await booked(bar)];
    goTo(bar, EVE, '16:00');
    await booked(bar);
    await remindGuests(bar.deps);
    await bar.rows(`UPDATE reservation SET status = 'cancelled' WHERE id = '${cancelled.id}'`);
    await bar.rows(`UPDATE reservation SET service_day = '2026-07-09' WHERE id = '${moved.id}'`);
    expect(await bar.rows(`SELECT id FROM effect WHERE kind = 'booking.reminder'`)).toHaveLength(2);
    mail.letters.length = 0;
    await sendDueMails(bar);
    expect(mail.letters.filter(({ subject }) => subject?.includes('tomorrow'))).toEqual([]);
  });

  test('is answered by a button, not by opening the link, and staff see it', async () => {
    const bar = await open();
    const { id, page } = await booked(bar);
    const stranger = createBrowser(bar);
    const confirm = page.replace('?', '/confirm?');
    await stranger.send(confirm, { method: 'POST' });
    expect(await bar.rows(`SELECT v FROM reservation WHERE id = '${id}'`)).toEqual([{ v: 1 }]);
    goTo(bar, EVE, '15:00');
    for (const path of [page, confirm]) await stranger.send(path);
    expect(await bar.rows(`SELECT v FROM reservation WHERE id = '${id}'`)).toEqual([{ v: 1 }]);
    expect((await stranger.send(`${page}&lang=en`)).text).toContain('Yes, we&#39;re coming');
    const forged = confirm.replace(/key=.{3}/, 'key=AAA');
    expect((await stranger.send(forged, { method: 'POST' })).status).toBe(404);
    for (let tap = 0; tap < 2; tap += 1) {
      expect((await stranger.send(confirm, { method: 'POST' })).status).toBe(303);
    }
    const rows = await bar.rows(`SELECT v, status, guest_confirmed_at FROM reservation`);
    expect(rows).toEqual([{ v: 2, status: 'pending', guest_confirmed_at: bar.clock.now() }]);
    expect((await stranger.send(`${page}&lang=tr`)).text).toContain('Sizi bekliyoruz');
  });
});
