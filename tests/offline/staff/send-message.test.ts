import { expect, test, vi } from 'vitest';
import { discardEntry } from '../../../src/data/commands/entries';
import type { Letter } from '../../../src/data/commands/send-message';
import { sendMessage } from '../../../src/data/commands/send-message';
import { changeMessageStatus } from '../../../src/data/commands/staff-messages';
import { readMyMessages } from '../../../src/data/react/use-guest';
import { signInStaff } from '../../../src/data/staff/staff-session';
import { pull } from '../../../src/data/sync/pull';
import { EVENING, MINUTE } from '../../support/bar/fixtures';
import { openTablet } from '../../support/bar/test-device';
import { createNet } from '../../support/bar/test-net';
import type { GuestEvening } from '../../support/evenings/guest-evening';
import { startEvening } from '../../support/evenings/guest-evening';
import { CAN, ELIF } from '../../support/evenings/staff-evening';

const DAY = 24 * 60 * MINUTE;
const WORDS = {
  name: 'Deniz Yılmaz',
  email: 'deniz@example.com',
  subject: 'A lost scarf',
  message: 'Blue, on the terrace.',
};
const LETTER: Letter = { ...WORDS, website: '', openedAt: EVENING - MINUTE };

async function openInbox({ bar, clock }: GuestEvening, who = CAN) {
  const tablet = openTablet({ fetch: createNet(bar.fetch).fetch, clock });
  await signInStaff(tablet.deps, who);
  const messages = async () => {
    await pull(tablet.deps);
    return tablet.deps.db.message.toArray();
  };
  return { ...tablet, messages };
}

async function wordsOnThePhone({ tab }: GuestEvening): Promise<string[]> {
  const { db } = tab.deps;
  const text = JSON.stringify(
    await Promise.all(db.tables.map(({ name }) => db.table(name).toArray())),
  );
  return Object.values(WORDS).filter((word) => text.includes(word));
}

test('a message written without a network is at the bar once when it is back, and leaves the phone', async () => {
  const evening = await startEvening();
  const { net, tab, clock } = evening;
  net.fault = 'offline';
  const { messageId, saved } = await sendMessage(tab.deps, LETTER);
  expect(saved).toBe('device');
  await tab.drain();
  expect(await readMyMessages(tab.deps.db)).toMatchObject([
    { ...WORDS, id: messageId, state: 'queued' },
  ]);

  net.fault = 'lose-response';
  clock.advance(DAY);
  await tab.drain();
  net.fault = null;
  clock.advance(10 * MINUTE);
  await tab.drain({ isHurried: true });
  const box = await openInbox(evening);
  expect(await box.messages()).toMatchObject([{ ...WORDS, id: messageId, status: 'new' }]);
  expect(await readMyMessages(tab.deps.db)).toMatchObject([{ id: messageId, state: 'sent' }]);
  expect(await wordsOnThePhone(evening)).toEqual([]);
});

test('a message carries the language of its tap, also when another is spoken by the time it leaves', async () => {
  const evening = await startEvening();
  const { net, tab } = evening;
  const speak = (language: string) =>
    tab.deps.storage.write('language-storage', JSON.stringify({ state: { language }, version: 0 }));
  net.fault = 'offline';
  speak('tr');
  await sendMessage(tab.deps, LETTER);
  speak('en');
  net.fault = null;
  await tab.drain({ isHurried: true });
  expect(await (await openInbox(evening)).messages()).toMatchObject([{ language: 'tr' }]);
});

test('the same words tapped twice are one message', async () => {
  const evening = await startEvening();
  const { net, tab } = evening;
  net.fault = 'offline';
  const [first, second] = await Promise.all([
    sendMessage(tab.deps, LETTER),
    sendMessage(tab.deps, { ...LETTER, openedAt: EVENING - 2 * MINUTE }),
  ]);
  expect(second).toEqual(first);
  net.fault = null;
  await tab.drain({ isHurried: true });
  expect(await (await openInbox(evening)).messages()).toHaveLength(1);
});

test('after a week it asks whether it still matters, keeps its words until then, and can be let go', async () => {
  const evening = await startEvening();
  const { net, tab, clock } = evening;
  net.fault = 'offline';
  const { messageId } = await sendMessage(tab.deps, LETTER);
  net.fault = null;
  clock.advance(7 * DAY + 1);
  await tab.drain();
  expect(net.writes).toEqual([]);
  expect(await readMyMessages(tab.deps.db)).toMatchObject([
    { ...WORDS, state: 'asks', code: 'message.too_old' },
  ]);
  await discardEntry(tab.deps, { id: messageId });
  expect(await readMyMessages(tab.deps.db)).toMatchObject([{ state: 'cancelled' }]);
  expect(await wordsOnThePhone(evening)).toEqual([]);
});

test('a rate-limited message is not sent before its time, however it is triggered', async () => {
  const evening = await startEvening();
  const { net, tab, clock } = evening;
  await sendMessage(tab.deps, LETTER);
  net.fault = { status: 429, code: 'rate_limited', headers: { 'Retry-After': '300' } };
  await tab.drain();
  net.fault = null;
  clock.advance(299_000);
  await tab.drain({ isHurried: true });
  expect(net.writes).toHaveLength(1);
  clock.advance(1_000);
  await tab.drain();
  expect(await readMyMessages(tab.deps.db)).toMatchObject([{ state: 'sent' }]);
});

test('a refused message keeps its text for another try, and gives the reason', async () => {
  const { tab } = await startEvening();
  await sendMessage(tab.deps, { ...LETTER, message: 'x'.repeat(2_001) });
  await tab.drain();
  expect(await readMyMessages(tab.deps.db)).toMatchObject([
    { subject: WORDS.subject, state: 'refused', code: 'invalid_input' },
  ]);
});

test('a browser that keeps nothing sends at once, or says that it could not', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const evening = await startEvening();
  const { net, tab } = evening;
  const refused = vi.spyOn(tab.deps.db, 'transaction').mockRejectedValue(new Error('refused'));
  net.fault = 'lose-response';
  const unsent = sendMessage(tab.deps, LETTER);
  await expect(unsent).rejects.toMatchObject({ code: 'message.unsent' });
  net.fault = null;
  // A later retry sends the same message in the same bytes.
  const again = await sendMessage(tab.deps, { ...LETTER, openedAt: EVENING - 5 * MINUTE });
  expect(again.saved).toBe('memory');
  refused.mockRestore();
  expect(await (await openInbox(evening)).messages()).toHaveLength(1);
});

test('staff change its status offline; the second person learns who was first', async () => {
  const evening = await startEvening();
  const { tab } = evening;
  const { messageId } = await sendMessage(tab.deps, LETTER);
  await tab.drain();
  const [first, second] = [await openInbox(evening), await openInbox(evening, ELIF)];
  await Promise.all([first.messages(), second.messages()]);
  await changeMessageStatus(first.deps, { messageId, from: 'new', status: 'replied' });
  await changeMessageStatus(second.deps, { messageId, from: 'new', status: 'archived' });
  await first.drain();
  await second.drain();
  const told = { status: 'replied', statusBy: 'Can' };
  expect(await second.deps.db.message.get(messageId)).toMatchObject(told);
  expect(await second.deps.db.outbox.toArray()).toMatchObject([
    { kind: 'message.status', state: 'needs_user', lastCode: 'conflict' },
  ]);
});
