import { recordsQuery } from '../resource/resource';
import { operation } from '../sync/operation';
import { correctPointsInput, MEMBERS, mergeMemberInput } from './member-record';

const data = 'customers.data';
const ALL = '/api/admin/customers';
const ONE = `${ALL}/:id` as const;

export const list = operation('customer.list', `GET ${ALL}`, MEMBERS.read, recordsQuery(MEMBERS));
export const read = operation('customer.read', `GET ${ONE}`, MEMBERS.read);
export const exportData = operation('customer.export', `GET ${ONE}/export`, data);
export const correctPoints = operation(
  'member.points',
  `POST ${ONE}/points`,
  'customers.points',
  correctPointsInput,
);
export const merge = operation('member.merge', `POST ${ONE}/merge`, data, mergeMemberInput);
export const forget = operation('member.forget', `DELETE ${ONE}`, data);
