import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { MEMBERS } from '#domain/club/member-record';
import { ENTRY_WORDS, REASON_WORDS as LINE_REASON_WORDS } from '#domain/financials/report-words';
import { PAYMENT_METHOD_CHOICES, TRANSACTION_TYPE_CHOICES } from '#domain/financials/transaction';
import type { MutationAudit } from '#domain/registry/mutations';
import { RESOURCES } from '#domain/registry/resources';
import type { Choice, Field, Resource, Words } from '#domain/resource/resource';
import type { Language } from '../../i18n/language';
import { useLanguage } from '../../i18n/language';
import { DEVICE_WORDS } from '../devices/ThisDevice';
import { useFieldWords } from '../fields/field-words';
import { REASON_WORDS as WASTE_REASON_WORDS } from '../inventory/StockForm';
import { REASON_WORDS, STATUS_WORDS } from '../orders/shared/board-view';
import { MUTATION_WORDS } from '../queue/mutation-words';
import { moneyText } from '../shared/Read';

const LOG_WORDS: Record<Exclude<MutationAudit, keyof typeof MUTATION_WORDS>, MessageDescriptor> = {
  'order.status': msg`Order: status`,
  'order.acknowledge': msg`Order: alarm acknowledged`,
  'order.handover': msg`Order: taken over by QR code`,
  'reservation.status': msg`Table reservation: status`,
  'reservation.table': msg`Table reservation: table`,
  'reservation.walk_in': msg`Walk-in seated`,
  'reservation.add': msg`Table reservation: taken by staff`,
  'reservation.edit': msg`Table reservation: changed`,
  'waitlist.add': msg`Waitlist: party added`,
  'waitlist.status': msg`Waitlist: status`,
  'brunch_reservation.add': msg`Brunch: taken by staff`,
  'brunch_reservation.edit': msg`Brunch: changed`,
  'brunch_reservation.status': msg`Brunch: status`,
  'brunch_reservation.table': msg`Brunch: table`,
  'brunch_reservation.deposit': msg`Brunch: deposit`,
  'brunch_reservation.first_drink': msg`Brunch: first drink`,
  'message.status': msg`Message: status`,
  'menu.availability': msg`Menu: availability`,
  'venue_table.clear': msg`Table cleared`,
  'bill.tender': msg`Bill: payment`,
  'bill.tender_undo': msg`Bill: payment taken back or corrected`,
  'bill.refund': msg`Bill: money given back`,
  'line.tick': msg`Order: dish ticked`,
  'line.void': msg`Bill: line taken off`,
  'line.price': msg`Bill: price lowered`,
  'line.move': msg`Bill: lines moved`,
  'order.take': msg`Order taken`,
  'line.remake': msg`Bill: dish made again`,
  'entry.undo': msg`Bill: reduction taken back`,
  'cash_count.record': msg`Cash counted`,
  'staff.pin_locked': msg`PIN locked after wrong tries`,
};

const ACTION_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  ...MUTATION_WORDS,
  ...LOG_WORDS,
  'message.reply': msg`Message: replied by mail`,
  'message.note': msg`Message: note`,
  'message.assign': msg`Message: assigned`,
  'menu.prices': msg`Menu: prices`,
  'menu.order': msg`Menu: rearranged`,
  'menu.scheduled': msg`Menu: scheduled change applied`,
  'menu_item.remove': msg`Item deleted or archived`,
  'menu_schedule.change': msg`Scheduled change edited`,
  'venue_table.add': msg`Table added`,
  'venue_table.change': msg`Table changed`,
  'venue_table.remove': msg`Table removed`,
  'venue_table.code': msg`New QR code for a table`,
  'seating.pay': msg`Bill paid`,
  'approval.give': msg`Approved with a PIN`,
  'seating.close': msg`Table closed`,
  'picture.add': msg`Picture uploaded`,
  'printer.add': msg`Printer added`,
  'printer.change': msg`Printer changed`,
  'printer.remove': msg`Printer removed`,
  'printer.test': msg`Test printed`,
  'printer.again': msg`Printed again`,
  'printer.ticket': msg`Order printed again`,
  'kiosk.add': msg`Kiosk added`,
  'kiosk.change': msg`Kiosk changed`,
  'kiosk.remove': msg`Kiosk removed`,
  'kiosk.open': msg`Kiosk: staff part opened`,
  'kiosk.leave': msg`Kiosk mode ended`,
  'campaign.test': msg`Campaign: test mail sent`,
  'campaign.launch': msg`Campaign: sending scheduled`,
  'campaign.stop': msg`Campaign: stopped`,
  'member.points': msg`Customer: points corrected`,
  'member.merge': msg`Customer: memberships merged`,
  'member.export': msg`Customer: data exported`,
  'list.export': msg`List exported`,
  'member.forget': msg`Customer: data deleted`,
  'financial_transaction.record': msg`Transaction recorded`,
  'financial_transaction.reverse': msg`Transaction reversed`,
  'day.close': msg`Day closed`,
  'day.mail': msg`End-of-day report sent`,
  'drawer.add': msg`Drawer added`,
  'drawer.change': msg`Drawer changed`,
  'device.set': msg`Device changed`,
  'brunch_reservation.deposit_kept': msg`Brunch: deposit kept`,
  'payment.cancel': msg`Card payment: cancelled`,
  'payment.refund': msg`Card payment: refunded`,
  'payment.resolve': msg`Card payment: checked`,
  'payment.decide': msg`Card payment: decided`,
  'settlement.explain': msg`Bank’s list: differences explained`,
  'inventory.count': msg`Stock counted`,
  'inventory.delivery': msg`Delivery recorded`,
  'inventory.waste': msg`Waste recorded`,
  'inventory.correction': msg`Stock corrected`,
  'recipe.change': msg`Recipe changed`,
  'staff.remove': msg`Staff account closed`,
  'staff.invite': msg`Invitation link made`,
  'staff.invitation': msg`Invitation accepted`,
  'staff.pin_reset': msg`PIN reset`,
  'staff.signed_out': msg`Signed out on every device`,
  'setting.change': msg`Setting changed`,
  'mail.test': msg`Settings: test mail sent`,
  'staff.password': msg`Password changed`,
  'staff.pin': msg`PIN set`,
  'staff.sign_in': msg`Signed in`,
  'staff.sign_out': msg`Signed out`,
  'staff.unlock': msg`Tablet unlocked`,
  'passkey.sign_in': msg`Signed in with a passkey`,
  'passkey.refused': msg`Passkey refused`,
  'passkey.add': msg`Passkey added`,
  'passkey.rename': msg`Passkey renamed`,
  'passkey.remove': msg`Passkey removed`,
};

const RECORD_WORDS: Readonly<Record<string, (one: string) => MessageDescriptor>> = {
  add: (one) => msg`${one} added`,
  change: (one) => msg`${one} changed`,
  remove: (one) => msg`${one} deleted`,
};

export function actionWords(action: string, language: Language): MessageDescriptor {
  const [entity = '', verb = ''] = action.split('.');
  const resource = resourceOf(entity);
  const record = resource && RECORD_WORDS[verb]?.(resource.words.one[language]);
  return ACTION_WORDS[action] ?? record ?? { id: action };
}

const VALUE_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  ...WASTE_REASON_WORDS,
  ...REASON_WORDS,
  ...DEVICE_WORDS,
  ...STATUS_WORDS,
  pending: msg`Pending`,
  seated: msg`Seated`,
  bill: msg`Bill`,
  cash: msg`Cash`,
  card: msg`Card`,
  mixed: msg`Cash and card`,
  no_show: msg`No-show`,
  new: msg`Unread`,
  read: msg`Read`,
  replied: msg`Replied`,
  archived: msg`Archived`,
  expired: msg`Expired`,
  captured: msg`Paid`,
  partially_refunded: msg`Partly refunded`,
  waiting: msg`Waiting`,
  offered: msg`Table offered`,
  accepted: msg`Accepted`,
  closed: msg`Off the list`,
  keep: msg`Keep as paid`,
  return: msg`Send the money back`,
  close: msg`Close as not paid`,
  true: msg`Yes`,
  false: msg`No`,
};

/** A test asks for words of every field that the server writes. */
export const KEY_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  order: msg`Position`,
  tableLabel: msg`Table`,
  reason: msg`Reason`,
  partySize: msg`People`,
  serviceDay: msg`Evening`,
  reservationTime: msg`Time`,
  tables: msg`Tables`,
  tablePreference: msg`Requested area`,
  guestName: msg`Guest`,
  guestPhone: msg`Phone`,
  guestEmail: msg`Email`,
  specialRequests: msg`Special request`,
  name: msg`Name`,
  isOutOfOrder: msg`Out of order`,
  prints: msg`Prints`,
  address: msg`Address`,
  letters: msg`Letters`,
  columns: msg`Characters per line`,
  isActive: msg`In use`,
  token: msg`Key`,
  seats: msg`Seats`,
  payment: msg`Payment`,
  onlyBank: msg`Only in the bank’s list`,
  onlyOurs: msg`Only with us`,
  totalAmount: msg`Total`,
  bill: msg`Bill`,
  dish: msg`Dish`,
  isDone: msg`Ticked`,
  pieces: msg`Pieces`,
  kind: msg`What`,
  approvedBy: msg`Approved by`,
  worth: msg`Worth`,
  tip: msg`Tip`,
  takenBy: msg`Taken by`,
  call: msg`Call`,
  isJoined: msg`Joined another party`,
  seatNo: msg`Phone`,
  isLetIn: msg`May see the bill`,
  day: msg`Business day`,
  revenue: msg`Revenue`,
  accepted: msg`Left open`,
  lines: msg`Lines`,
  quantity: msg`Quantity`,
  change: msg`Change`,
  note: msg`Note`,
  amount: msg`Amount`,
  state: msg`State`,
  refunded: msg`Refunded`,
  assignee: msg`Assigned to`,
  noteLength: msg`Length of the note`,
  replies: msg`Replies`,
  isPaid: msg`Deposit paid`,
  isServed: msg`First drink served`,
  people: msg`People who came`,
  isRetired: msg`Retired`,
  owner: msg`Belongs to`,
  businessDay: msg`Business day`,
  cash: msg`Cash`,
  card: msg`Card`,
  type: msg`Type`,
  method: msg`Method`,
  by: msg`By`,
  isReversed: msg`Reversed`,
  outcome: msg`Result`,
  sender: msg`Sender`,
  decision: msg`Decision`,
  width: msg`Width`,
  height: msg`Height`,
  value: msg`Value`,
  label: msg`Table`,
  area: msg`Area`,
  shape: msg`Shape`,
  x: msg`Place on the plan, across`,
  y: msg`Place on the plan, down`,
  list: msg`List`,
  rows: msg`Rows`,
  isWalkIn: msg`Walk-in`,
  quotedMinutes: msg`Quoted wait (min)`,
  filter: msg`Filter`,
  use: msg`Used as`,
};

/** Returns how the log says the fields of such rows: a name, or null if the values need none, and the values. */
export function useAuditWords(entity: string) {
  const { t } = useLingui();
  const language = useLanguage();
  const fieldWords = useFieldWords();
  function nameOf(key: string): string | null {
    if (key === 'status') return null;
    if (isNumbered(key, entity)) return t`Item ${key}`;
    return auditedField(entity, key)?.label[language] ?? t(KEY_WORDS[key] ?? { id: key });
  }
  function wordsOf(key: string, value: unknown): string {
    const field = auditedField(entity, key);
    if (field) return fieldWords(key, field, value) || NOTHING;
    const isSum = value != null && (isNumbered(key, entity) || SUMS.test(key));
    if (isSum) return moneyText(String(value));
    return bookWords(key, value)?.[language] ?? t(valueWords(value));
  }
  return { nameOf, wordsOf };
}

const NOTHING = '–';

/** Ids mean nothing to staff; versions and times that are no field of a form belong to the server. */
export function isInternal(key: string, entity: string): boolean {
  const kind = auditedField(entity, key)?.kind;
  return kind ? kind === 'reference' : /(^id|Id|At|^v|^reference)$/.test(key);
}

/** A change of many prices has one field for each item, named by its number. */
export function isNumbered(key: string, entity: string): boolean {
  return entity === 'menu_item' && /^\d+$/.test(key);
}

/** Sums have their sign: ₺2.620. */
const SUMS = /^(totalAmount|worth|tip|amount|refunded|cash|card)$/;

/** The books name these values by words of their own. */
const BOOK_WORDS: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  type: labelsOf(TRANSACTION_TYPE_CHOICES),
  method: labelsOf(PAYMENT_METHOD_CHOICES),
  kind: ENTRY_WORDS,
  reason: LINE_REASON_WORDS,
};

function labelsOf(choices: readonly Choice[]) {
  return Object.fromEntries(choices.map(({ value, label }) => [value, label]));
}

export function bookWords(key: string, value: unknown): Words | undefined {
  return BOOK_WORDS[key]?.[String(value)];
}

export function valueWords(value: unknown): MessageDescriptor {
  if (value === null || value === undefined) return { id: NOTHING };
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return VALUE_WORDS[text] ?? { id: text };
}

/** A record's form and its log name a field by the same words. */
export function auditedField(entity: string, key: string): Field | undefined {
  return resourceOf(entity)?.fields[key];
}

function resourceOf(entity: string): Resource | undefined {
  return [...RESOURCES, MEMBERS].find(({ name }) => name === entity);
}
