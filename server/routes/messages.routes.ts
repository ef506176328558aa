import * as messages from '#domain/messages/messages.operations';
import { sentMessage } from '#domain/messages/reply-texts';
import { changeMessageStatusMutation, sendMessageMutation } from '#domain/messages/send-message';
import type { Deps } from '../deps';
import { guestMutationRoute } from '../http/guest-mutation';
import { ageMs, languageFor } from '../http/request-facts';
import type { App } from '../http/require-staff';
import { staffApi } from '../http/staff-api';
import { entityId, parse } from '../http/validate';
import { assignMessage } from '../usecases/messages/assign-message';
import { changeMessageStatus } from '../usecases/messages/change-message-status';
import { listMessages, listMessagesQuery } from '../usecases/messages/list-messages';
import { noteOnMessage } from '../usecases/messages/note-on-message';
import { readMessage } from '../usecases/messages/read-message';
import { replyToMessage } from '../usecases/messages/reply-to-message';
import { sendMessage } from '../usecases/messages/send-message';

export function messagesRoutes(app: App, deps: Deps): void {
  guestMutationRoute(
    app,
    deps,
    sendMessageMutation,
    sentMessage,
    async (c, { claim, guest, body }) => {
      const { secretHash, deviceHash } = guest;
      const facts = { ageMs: ageMs(c), language: languageFor(c), secretHash, deviceHash };
      return sendMessage(deps, { claim, body, ...facts });
    },
  );

  const staff = staffApi(app, deps);

  staff.read(messages.list, (c) => listMessages(deps, parse(listMessagesQuery, c.req.query())));
  staff.read(messages.read, (c) => readMessage(deps, entityId(c)));
  staff.change(changeMessageStatusMutation, (request, c) =>
    changeMessageStatus(deps, { ...request, id: entityId(c) }),
  );
  staff.change(messages.reply, (request, c) =>
    replyToMessage(deps, { ...request, id: entityId(c) }),
  );
  staff.change(messages.note, (request, c) => noteOnMessage(deps, { ...request, id: entityId(c) }));
  staff.change(messages.assign, (request, c) =>
    assignMessage(deps, { ...request, id: entityId(c) }),
  );
}
