import { type Context, Hono } from 'hono';
import {
  assignMessageInput,
  noteOnMessageInput,
  replyToMessageInput,
} from '#domain/messages/reply-texts';
import { changeMessageStatusMutation } from '#domain/messages/send-message';
import type { IdempotencyDeps } from '../../http/idempotency';
import { staffAgeMs } from '../../http/request-facts';
import { type StaffEnv, type StaffGateDeps, staffRoute } from '../../http/require-staff';
import { staffMutation, staffMutationRoute } from '../../http/staff-mutation';
import { entityId, parse, parseJson } from '../../http/validate';
import { type AssignMessageDeps, assignMessage } from '../../usecases/messages/assign-message';
import { changeMessageStatus } from '../../usecases/messages/change-message-status';
import { listMessages, listMessagesQuery } from '../../usecases/messages/list-messages';
import { noteOnMessage } from '../../usecases/messages/note-on-message';
import { type ReadMessageDeps, readMessage } from '../../usecases/messages/read-message';
import { replyToMessage } from '../../usecases/messages/reply-to-message';
import type { StaffRequest } from '../../usecases/shared/staff-change';

type AdminMessagesDeps = StaffGateDeps & IdempotencyDeps & AssignMessageDeps & ReadMessageDeps;

const ALL = '/api/admin/contact-messages';
const ONE = `${ALL}/:id`;
const need = 'messages.change';
const LIST = { method: 'GET', path: ALL, need: 'messages.read' } as const;
const READ = { method: 'GET', path: ONE, need: 'messages.read' } as const;
const REPLY = { method: 'POST', path: `${ONE}/reply`, need } as const;
const NOTE = { method: 'PUT', path: `${ONE}/note`, need } as const;
const ASSIGN = { method: 'PUT', path: `${ONE}/assignee`, need } as const;

export function adminMessagesRoutes(deps: AdminMessagesDeps): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>();

  staffRoute(app, deps, LIST, async (c) =>
    c.json(await listMessages(deps, parse(listMessagesQuery, c.req.query()))),
  );

  staffRoute(app, deps, READ, async (c) => c.json(await readMessage(deps, entityId(c))));

  staffMutationRoute(app, deps, changeMessageStatusMutation, (c, { claim, body }) =>
    changeMessageStatus(deps, requestOf(c, claim, body)),
  );

  staffRoute(app, deps, REPLY, (c) =>
    staffMutation(c, deps, 'message.reply', async ({ claim, text }) =>
      replyToMessage(deps, requestOf(c, claim, parseJson(replyToMessageInput, text))),
    ),
  );

  staffRoute(app, deps, NOTE, (c) =>
    staffMutation(c, deps, 'message.note', async ({ claim, text }) =>
      noteOnMessage(deps, requestOf(c, claim, parseJson(noteOnMessageInput, text))),
    ),
  );

  staffRoute(app, deps, ASSIGN, (c) =>
    staffMutation(c, deps, 'message.assign', async ({ claim, text }) =>
      assignMessage(deps, requestOf(c, claim, parseJson(assignMessageInput, text))),
    ),
  );

  return app;
}

function requestOf<Change>(c: Context<StaffEnv>, claim: StaffRequest['claim'], change: Change) {
  const { member } = c.get('session');
  return { claim, id: entityId(c), change, member, ageMs: staffAgeMs(c) };
}
