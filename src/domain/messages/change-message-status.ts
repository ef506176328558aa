import * as v from 'valibot';
import { FOREVER, type Mutation } from '../sync/mutation';
import { MESSAGE_STATUSES } from './guest-message';

const status = v.picklist(MESSAGE_STATUSES, 'message.status_unknown');

const changeMessageStatusInput = v.object({ status, from: v.exactOptional(status) });

export type ChangeMessageStatusInput = v.InferOutput<typeof changeMessageStatusInput>;

export const changeMessageStatusMutation = {
  kind: 'message.status',
  entity: 'msg',
  method: 'PATCH',
  path: '/api/admin/contact-messages/:id/status',
  schema: changeMessageStatusInput,
  verb: 'change-message-status',
  routes: 'admin-messages',
  need: 'messages.change',
  ttlMs: FOREVER,
  staleCode: 'message.too_old',
  row: { name: 'message', store: 'message' },
  audit: 'message.status',
} as const satisfies Mutation;
