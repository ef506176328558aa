import { operation } from '../sync/operation';
import { assignMessageInput, noteOnMessageInput, replyToMessageInput } from './reply-texts';

const [reading, change] = ['messages.read', 'messages.change'] as const;
const ALL = '/api/admin/contact-messages';
const ONE = `${ALL}/:id` as const;

export const list = operation('message.list', `GET ${ALL}`, reading);
export const read = operation('message.read', `GET ${ONE}`, reading);
export const reply = operation('message.reply', `POST ${ONE}/reply`, change, replyToMessageInput);
export const note = operation('message.note', `PUT ${ONE}/note`, change, noteOnMessageInput);
export const assign = operation(
  'message.assign',
  `PUT ${ONE}/assignee`,
  change,
  assignMessageInput,
);
