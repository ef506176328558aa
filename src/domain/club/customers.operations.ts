import * as v from 'valibot';
import { MIN_SEARCH } from '../bills/bill';
import { lineText } from '../fields';
import { recordsQuery } from '../resource/resource';
import { operation } from '../sync/operation';
import { correctPointsInput, MEMBERS, mergeMemberInput } from './member-record';

const data = 'customers.data';
const ALL = '/api/admin/customers';
const ONE = `${ALL}/:id` as const;

export const list = operation('customer.list', `GET ${ALL}`, MEMBERS.read, recordsQuery(MEMBERS));
export const read = operation('customer.read', `GET ${ONE}`, MEMBERS.read);

const findMemberInput = v.object({
  q: v.pipe(lineText(60), v.minLength(MIN_SEARCH, 'name.too_short')),
});

/** A person who takes orders finds the member whose points a bill earns, without the list of all. */
export const find = operation(
  'member.find',
  'GET /api/admin/members',
  'orders.change',
  findMemberInput,
);
export const exportData = operation('customer.export', `GET ${ONE}/export`, data);
export const correctPoints = operation(
  'member.points',
  `POST ${ONE}/points`,
  'customers.points',
  correctPointsInput,
);
export const merge = operation('member.merge', `POST ${ONE}/merge`, data, mergeMemberInput);
export const forget = operation('member.forget', `DELETE ${ONE}`, data);
