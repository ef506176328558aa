import { MOST_KNOWN_GUESTS } from '#domain/bookings/find-bookings';
import { MOST_PARTS } from '#domain/financials/transaction';
import { OPTION_PARTS } from '#domain/inventory/recipe';
import { LIST_CAPS } from '#domain/list-caps';
import { MESSAGES_AT_ONCE } from '#domain/messages/reply-texts';
import { MOST_STEPS } from '#domain/orders/order-history';
import { MOST_IN_PAGE } from '#domain/page-query';
import { MOST_ORDERS_OF_TABLE } from '#domain/seatings/seating';
import { PASSKEYS_MOST } from '#domain/staff/staff-account';
import { log } from '../log/log';

const NO_LIST = 0;
/** No JSON, or sent part by part. */
const NO_BOUND = null;

/** Every GET of the API names the most entries that a list of its answer may have. */
export const LIST_BOUNDS: Readonly<Record<string, number | null>> = {
  'order.list': LIST_CAPS.staff,
  'order.file': NO_BOUND,
  'order.read': 500,
  'order.steps': MOST_STEPS,
  'bill.list': MOST_IN_PAGE,
  'table_booking.list': MOST_IN_PAGE,
  'brunch.list': MOST_IN_PAGE,
  'known_guest.list': MOST_KNOWN_GUESTS,
  'table.list': LIST_CAPS.venue_table,
  'table.cards': NO_BOUND,
  'kiosk.list': LIST_CAPS.kiosk,
  'printer.list': 100,
  'message.list': MESSAGES_AT_ONCE,
  'message.read': 20,
  'menu.price_history': 50,
  'menu.often': 24,
  'inventory.low': 200,
  'inventory.needs': LIST_CAPS.inventory_item,
  'inventory.movements': MOST_IN_PAGE,
  'supplier.deliveries': 10,
  'recipe.list': LIST_CAPS.menu_item + OPTION_PARTS.length,
  'transaction.list': MOST_IN_PAGE,
  'money.summary': MOST_PARTS,
  'drawer.list': LIST_CAPS.drawer,
  'day.list': 31,
  'day.report': MOST_PARTS,
  'payment.list': 400,
  'settlement.read': 5_000,
  'customer.list': MOST_IN_PAGE,
  'customer.read': 200,
  'customer.export': NO_BOUND,
  'member.find': 6,
  'campaign.audience': NO_LIST,
  'campaign.preview': NO_LIST,
  'campaign.results': 100,
  'setting.list': 200,
  'setting.history': 20,
  'mail.read': NO_LIST,
  'venue.go_live': 50,
  'staff.me': NO_LIST,
  'staff.team': LIST_CAPS.staff,
  'staff.access': 100,
  'passkey.list': PASSKEYS_MOST,
  dashboard: 200,
  activity: LIST_CAPS.staff,
  'sync.pull': 500,
  // It has pages of bytes; an older build asks for its two days at once.
  'sync.snapshot': NO_BOUND,
  'sync.tablets': 200,
  'sync.live': NO_BOUND,
  'watch.read': 100,

  health: NO_LIST,
  ready: NO_LIST,
  demo: 20,
  venue: 200,
  'live.stream': NO_BOUND,
  'live.now': NO_LIST,
  'menu.categories': LIST_CAPS.menu_category,
  'menu.items': LIST_CAPS.menu_item,
  'order.own': 500,
  'booking.times': 200,
  'booking.own': NO_LIST,
  'brunch.own': 100,
  'booking.calendar': NO_BOUND,
  'brunch.calendar': NO_BOUND,
  'seat.read': MOST_ORDERS_OF_TABLE,
  'club.profile': NO_LIST,
  'club.points': 200,
  'club.orders': 100,
  'club.bookings': 200,
  'club.export': NO_BOUND,
  'bank.status': 20,
  'payment.read': NO_LIST,
  'bank.acs': NO_BOUND,
  'bank.return': NO_BOUND,
  'unsubscribe.ask': NO_BOUND,
};

/** Plain resources all have pages. */
export function boundOf(kind: string): number | null {
  return LIST_BOUNDS[kind] === undefined ? MOST_IN_PAGE : LIST_BOUNDS[kind];
}

/** Names an answer above its bound in the log. The reader gets it all the same: it is no fault of theirs. */
export function within<Answer>(kind: string, answer: Answer): Answer {
  const bound = boundOf(kind);
  const entries = longestList(answer);
  if (bound !== null && entries > bound) log.alarm('list.too_long', { kind, entries });
  return answer;
}

/** Lists inside the entries of a list are parts of these entries. */
export function longestList(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Math.max(0, ...Object.values(value).map(longestList));
}
