import {
  brunchResponse,
  memberBookings,
  tableBookingResponse,
  tableTimes,
} from '../bookings/guest-booking';
import {
  changedConsents,
  forgottenDevice,
  memberExport,
  memberOrders,
  memberRead,
  pointsRead,
  redeemResponse,
  releasedHold,
  signedInOrAsked,
} from '../club/guest-member';
import { demoSignIn, guestVenue, liveStatus, serverHealth, serverReady } from '../guest-venue';
import { guestCategories, guestItems } from '../menu/guest-menu';
import { orderResponse } from '../orders/guest-order';
import { bankStatus, guestPayment, startedPayment } from '../payments/guest-payment';
import { pairedKiosk, reportedKiosk, seatRead, unlockedKiosk } from '../seatings/guest-seat';
import { guestOperation } from '../sync/operation';

const MEMBER = '/api/users/:id';
const BANK = '/api/payment/vakifbank';
const UNSUBSCRIBE = '/unsubscribe/:campaign/:member';

/** What a phone or a kiosk calls online; `MUTATIONS` has what its outbox sends. */
export const GUEST_OPERATIONS = {
  health: guestOperation('health', 'GET /api/health', serverHealth),
  ready: guestOperation('ready', 'GET /api/ready', serverReady),
  demo: guestOperation('demo', 'GET /api/demo', demoSignIn),
  venue: guestOperation('venue', 'GET /api/venue', guestVenue),
  live: guestOperation('live.stream', 'GET /api/live'),
  liveNow: guestOperation('live.now', 'GET /api/live/now', liveStatus),
  categories: guestOperation('menu.categories', 'GET /api/menu/categories', guestCategories),
  items: guestOperation('menu.items', 'GET /api/menu/items', guestItems),
  forgetDevice: guestOperation('device.forget', 'DELETE /api/device', forgottenDevice),

  order: guestOperation('order.own', 'GET /api/orders/:id', orderResponse),
  tableTimes: guestOperation('booking.times', 'GET /api/reservations/times', tableTimes),
  booking: guestOperation('booking.own', 'GET /api/reservations/:id', tableBookingResponse),
  brunch: guestOperation('brunch.own', 'GET /api/brunch-reservations/:id', brunchResponse),
  bookingCalendar: guestOperation('booking.calendar', 'GET /api/reservations/:id/calendar.ics'),
  brunchCalendar: guestOperation(
    'brunch.calendar',
    'GET /api/brunch-reservations/:id/calendar.ics',
  ),

  takeSeat: guestOperation('seat.take', 'POST /api/seat', seatRead),
  seat: guestOperation('seat.read', 'GET /api/seat', seatRead),
  answerPhone: guestOperation('seat.answer', 'POST /api/seat/answer', seatRead),
  callStaff: guestOperation('seat.call', 'POST /api/seat/call', seatRead),
  pairKiosk: guestOperation('kiosk.pair', 'POST /api/kiosks/pair', pairedKiosk),
  reportKiosk: guestOperation('kiosk.report', 'POST /api/kiosks/report', reportedKiosk),
  unlockKiosk: guestOperation('kiosk.unlock', 'POST /api/kiosks/unlock', unlockedKiosk),

  join: guestOperation('club.join', 'POST /api/users', memberRead),
  signIn: guestOperation('club.sign_in', 'POST /api/users/signin', signedInOrAsked),
  verifyCode: guestOperation('club.verify', 'POST /api/users/signin/verify', memberRead),
  signOut: guestOperation('club.sign_out', 'POST /api/users/signout'),
  profile: guestOperation('club.profile', 'GET /api/user/profile', memberRead),
  points: guestOperation('club.points', `GET ${MEMBER}/loyalty`, pointsRead),
  memberOrders: guestOperation('club.orders', `GET ${MEMBER}/orders`, memberOrders),
  memberBookings: guestOperation('club.bookings', `GET ${MEMBER}/reservations`, memberBookings),
  exportMember: guestOperation('club.export', `GET ${MEMBER}/export`, memberExport),
  changeConsent: guestOperation('club.consent', `POST ${MEMBER}/consents`, changedConsents),
  forgetMember: guestOperation('club.forget', `DELETE ${MEMBER}`),
  redeem: guestOperation('loyalty.redeem', 'POST /api/loyalty/redeem', redeemResponse),
  release: guestOperation('loyalty.release', 'DELETE /api/loyalty/holds/:id', releasedHold),

  bankStatus: guestOperation('bank.status', `GET ${BANK}/status`, bankStatus),
  pay: guestOperation('payment.start', `POST ${BANK}/process`, startedPayment),
  payment: guestOperation('payment.read', 'GET /api/payment/:id', guestPayment),
  authenticate: guestOperation('bank.acs', `GET ${BANK}/acs/:id`),
  authenticated: guestOperation('bank.callback', `POST ${BANK}/callback/:id`),
  returned: guestOperation('bank.return', `GET ${BANK}/return/:id`),
  returnedByForm: guestOperation('bank.return_form', `POST ${BANK}/return/:id`),

  askUnsubscribe: guestOperation('unsubscribe.ask', `GET ${UNSUBSCRIBE}`),
  unsubscribe: guestOperation('unsubscribe.confirm', `POST ${UNSUBSCRIBE}`),
} as const;
