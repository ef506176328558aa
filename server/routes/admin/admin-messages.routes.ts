import { Hono } from 'hono';
import {
  changeMessageStatusInput,
  changeMessageStatusMutation,
} from '#domain/messages/change-message-status';
import type { IdempotencyDeps } from '../../http/idempotency';
import { staffAgeMs } from '../../http/request-facts';
import { type StaffEnv, type StaffGateDeps, staffRoute } from '../../http/require-staff';
import { staffMutation } from '../../http/staff-mutation';
import { entityId, parse, parseJson } from '../../http/validate';
import {
  type ChangeMessageStatusDeps,
  changeMessageStatus,
} from '../../usecases/messages/change-message-status';
import { listMessages, listMessagesQuery } from '../../usecases/messages/list-messages';

type AdminMessagesDeps = StaffGateDeps & IdempotencyDeps & ChangeMessageStatusDeps;

const LIST = { method: 'GET', path: '/api/admin/contact-messages', need: 'messages.read' } as const;

export function adminMessagesRoutes(deps: AdminMessagesDeps): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>();

  staffRoute(app, deps, LIST, async (c) =>
    c.json(await listMessages(deps, parse(listMessagesQuery, c.req.query()))),
  );

  staffRoute(app, deps, changeMessageStatusMutation, (c) =>
    staffMutation(c, deps, changeMessageStatusMutation.kind, async ({ claim, text }) => {
      const change = parseJson(changeMessageStatusInput, text);
      const { member } = c.get('session');
      const messageId = entityId(c);
      return changeMessageStatus(deps, { claim, messageId, change, member, ageMs: staffAgeMs(c) });
    }),
  );

  return app;
}
