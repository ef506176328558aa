import { expect, test } from 'vitest';
import { sendMessage } from '../../../src/data/commands/send-message';
import {
  changeMessage,
  changeMessageStatus,
  conflictingMessage,
} from '../../../src/data/commands/staff-messages';
import { newId } from '../../../src/data/ids';
import { readStaffMessages } from '../../../src/data/messages/staff-messages';
import { signInStaff } from '../../../src/data/staff/staff-session';
import { pull } from '../../../src/data/sync/pull';
import { openTablet } from '../../support/bar/test-device';
import { createNet } from '../../support/bar/test-net';
import type { GuestEvening } from '../../support/evenings/guest-evening';
import { startEvening } from '../../support/evenings/guest-evening';
import { CAN, ELIF } from '../../support/evenings/staff-evening';

const LETTER = { name: 'Deniz', email: 'deniz@example.com', message: 'Blue, on the terrace.' };

async function openTabletOf({ bar, clock }: GuestEvening, who = CAN) {
  const net = createNet(bar.fetch);
  const tablet = openTablet({ fetch: net.fetch, clock });
  await signInStaff(tablet.deps, who);
  await pull(tablet.deps);
  return { ...tablet, net };
}

async function writeLetter({ tab, clock }: GuestEvening, subject: string): Promise<string> {
  clock.advance(10_000);
  const openedAt = clock.now() - 5_000;
  const { messageId } = await sendMessage(tab.deps, { ...LETTER, subject, website: '', openedAt });
  await tab.drain();
  return messageId;
}

test('unread messages stand first, archived ones last, also by what waits to be sent', async () => {
  const evening = await startEvening();
  const [old, read, put] = [
    await writeLetter(evening, 'old'),
    await writeLetter(evening, 'read'),
    await writeLetter(evening, 'put away'),
  ];
  const { deps, net, drain } = await openTabletOf(evening);
  const subjects = async () =>
    (await readStaffMessages(deps.db)).map(({ subject, isQueued }) => [subject, isQueued]);
  expect(await subjects()).toEqual([
    ['put away', false],
    ['read', false],
    ['old', false],
  ]);
  net.fault = 'offline';
  await changeMessageStatus(deps, { messageId: put, from: 'new', status: 'archived' });
  await changeMessageStatus(deps, { messageId: read, from: 'new', status: 'read' });
  const waiting = [
    ['old', false],
    ['read', true],
    ['put away', true],
  ];
  expect(await subjects()).toEqual(waiting);
  net.fault = null;
  await drain({ isHurried: true });
  expect(await subjects()).toEqual(waiting.map(([subject]) => [subject, false]));
  expect(await deps.db.message.get(old)).toMatchObject({ status: 'new' });
});

test('a second person learns of the first reply before theirs is sent, and the tablet keeps it', async () => {
  const evening = await startEvening();
  const messageId = await writeLetter(evening, 'A lost scarf');
  const [can, elif] = [await openTabletOf(evening), await openTabletOf(evening, ELIF)];
  const reply = (text: string, repliesSeen: number) => ({
    ...{ mutationId: newId(), messageId, what: 'reply' as const },
    input: { text, repliesSeen },
  });
  await changeMessage(can.deps, reply('We have it.', 0));
  expect(await can.deps.db.message.get(messageId)).toMatchObject({ status: 'replied' });
  const late = await changeMessage(elif.deps, reply('Which colour?', 0)).catch((error) => error);
  expect(conflictingMessage(late)?.replies).toMatchObject([{ by: 'Can', text: 'We have it.' }]);
  expect(await elif.deps.db.message.get(messageId)).toMatchObject({
    replies: [{ text: 'We have it.' }],
  });
  await changeMessage(elif.deps, reply('Which colour?', 1));
  expect(await evening.bar.audited('message.reply')).toHaveLength(2);
});
