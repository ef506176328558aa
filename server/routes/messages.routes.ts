import * as messages from '#domain/messages/messages.operations';
import { sentMessage } from '#domain/messages/reply-texts';
import { changeMessageStatusMutation, sendMessageMutation } from '#domain/messages/send-message';
import { guestMutations } from '../http/guest-route';
import { ageMs, entityId, languageFor, parse } from '../http/request-facts';
import type { App } from '../http/staff-api';
import { staffApi } from '../http/staff-api';
import type { Deps } from '../setup/deps';
import {
  assignMessage,
  changeMessageStatus,
  listMessages,
  listMessagesQuery,
  noteOnMessage,
  readMessage,
  replyToMessage,
  sendMessage,
} from '../usecases/messages';

export function messagesRoutes(app: App, deps: Deps): void {
  const mutation = guestMutations(app, deps);

  mutation(sendMessageMutation, sentMessage, async (c, { claim, guest, body }) => {
    const { secretHash, deviceHash } = guest;
    const facts = { ageMs: ageMs(c), language: languageFor(c), secretHash, deviceHash };
    return sendMessage(deps, { claim, body, ...facts });
  });

  const staff = staffApi(app, deps);

  staff.read(messages.list, (c) => listMessages(deps, parse(listMessagesQuery, c.req.query())));
  staff.read(messages.read, (c) => readMessage(deps, entityId(c)));
  staff.changeRow(changeMessageStatusMutation, changeMessageStatus);
  staff.changeRow(messages.reply, replyToMessage);
  staff.changeRow(messages.note, noteOnMessage);
  staff.changeRow(messages.assign, assignMessage);
}
