import * as bills from '../bills/bills.operations';
import * as bookings from '../bookings/bookings.operations';
import * as customers from '../club/customers.operations';
import * as financials from '../financials/financials.operations';
import * as inventory from '../inventory/inventory.operations';
import * as kiosks from '../kiosks/kiosks.operations';
import * as marketing from '../marketing/marketing.operations';
import * as menu from '../menu/menu.operations';
import * as messages from '../messages/messages.operations';
import * as orders from '../orders/orders.operations';
import * as payments from '../payments/payments.operations';
import * as pictures from '../pictures/pictures.operations';
import * as printing from '../printing/printers.operations';
import * as seatings from '../seatings/seatings.operations';
import * as settings from '../settings/settings.operations';
import * as passkeys from '../staff/passkeys.operations';
import * as staff from '../staff/staff.operations';
import * as devices from '../stations/devices.operations';
import type { Operation } from '../sync/operation';
import * as sync from '../sync/sync.operations';
import * as tables from '../tables/tables.operations';
import * as till from '../till/till.operations';
import * as watch from '../watch/watch.operations';

/** What staff call online, by noun; `MUTATIONS` has what their outbox sends, `recordOperations` what plain resources have. */
export const STAFF_OPERATIONS = {
  orders,
  bookings,
  tables,
  seatings,
  bills,
  kiosks,
  printing,
  messages,
  menu,
  pictures,
  inventory,
  financials,
  till,
  payments,
  customers,
  marketing,
  settings,
  staff,
  passkeys,
  sync,
  devices,
  watch,
} satisfies Readonly<Record<string, Readonly<Record<string, Operation>>>>;

type OfNoun<Operations> = Operations[keyof Operations];
type KindsOf<Noun> = Noun extends unknown
  ? OfNoun<{ [Name in keyof Noun]: Noun[Name] extends { kind: infer Kind } ? Kind : never }>
  : never;
export type StaffOperationKind = KindsOf<OfNoun<typeof STAFF_OPERATIONS>>;
