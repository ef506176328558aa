import { Hono } from 'hono';
import { sentMessage } from '#domain/messages/reply-texts';
import { sendMessageMutation } from '#domain/messages/send-message';
import { type GuestMutationDeps, guestMutationRoute } from '../http/guest-mutation';
import { ageMs, languageFor } from '../http/request-facts';
import { type SendMessageDeps, sendMessage } from '../usecases/messages/send-message';

export function messagesRoutes(deps: GuestMutationDeps & SendMessageDeps): Hono {
  const app = new Hono();

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

  return app;
}
