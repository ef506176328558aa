import type { TestResponse } from '../bar/test-browser';
import type { TestStaff } from '../bar/test-staff';
import { HAPPY_HOUR } from '../data/test-announcements';
import { CAMPAIGN } from '../data/test-campaigns';
import { newOrderId } from '../data/test-orders';
import { ITEM, SCHEDULED, SUPPLIER } from './staff-wishes';

/** Each plain resource has its path, a record and a change of the record. */
const RECORDS: readonly [path: string, record: object, change: object][] = [
  ['suppliers', SUPPLIER, { leadDays: 3 }],
  ['menu/schedule', SCHEDULED, { price: '98' }],
  ['inventory', { ...ITEM, currentStock: 4 }, { currentStock: 3 }],
  ['marketing/campaigns', CAMPAIGN, { offerEn: 'Free fries' }],
  ['announcements', HAPPY_HOUR, { isOn: false }],
];

type Act = (server: { staff: TestStaff }) => Promise<TestResponse>;
type Acts<Of> = Readonly<Record<string, Of>>;

const ID = newOrderId();

export const RECORD_MUTATIONS: Acts<Act> = Object.fromEntries(
  RECORDS.flatMap(([path, record, change]): [string, Act][] => [
    [`POST /api/admin/${path}`, add(path, record)],
    [`PUT /api/admin/${path}/:id`, send('PUT', path, change)],
    [`DELETE /api/admin/${path}/:id`, send('DELETE', path, {})],
  ]),
);

/** A change and a removal come after an addition. */
export const RECORD_BEFORE: Acts<readonly Act[]> = Object.fromEntries(
  RECORDS.flatMap(([path, record]) =>
    ['PUT', 'DELETE'].map((method) => [`${method} /api/admin/${path}/:id`, [add(path, record)]]),
  ),
);

function add(path: string, body: object): Act {
  const headers = { 'Idempotency-Key': ID };
  return ({ staff }) => staff.send(`/api/admin/${path}`, { method: 'POST', body, headers });
}

function send(method: 'PUT' | 'DELETE', path: string, body: object): Act {
  return ({ staff }) => staff.send(`/api/admin/${path}/${ID}`, { method, body });
}
