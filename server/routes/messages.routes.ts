import { Hono } from 'hono';
import { sendMessageInput, sendMessageMutation } from '#domain/messages/send-message';
import { type GuestMutationDeps, guestMutation } from '../http/guest-mutation';
import { ageMs, languageFor } from '../http/request-facts';
import { parseJson } from '../http/validate';
import { type SendMessageDeps, sendMessage } from '../usecases/messages/send-message';

export function messagesRoutes(deps: GuestMutationDeps & SendMessageDeps): Hono {
  const app = new Hono();

  app.on(sendMessageMutation.method, sendMessageMutation.path, (c) =>
    guestMutation(c, deps, sendMessageMutation.kind, async ({ claim, guest, text }) => {
      const body = parseJson(sendMessageInput, text);
      const { secretHash, deviceHash } = guest;
      const facts = { ageMs: ageMs(c), language: languageFor(c), secretHash, deviceHash };
      return sendMessage(deps, { claim, body, ...facts });
    }),
  );

  return app;
}
