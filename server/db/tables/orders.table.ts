import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { BillKind } from '#domain/bills/bill';
import type {
  ChoiceRule,
  Customizations,
  RewardKind,
  StatedAllergens,
} from '#domain/menu/menu-item';
import type { ScheduledChange } from '#domain/menu/menu-items';
import type { EntryKind } from '#domain/orders/guest-order';
import type { OrderRemark, ServiceType } from '#domain/orders/order';
import type { PaymentKind } from '#domain/seatings/seating';
import type { Station } from '#domain/stations/station';
import { recordColumns, refersTo } from './record-columns';

export const orders = sqliteTable(
  'order',
  {
    id: text('id').primaryKey(),
    v: integer('v').notNull().default(1),
    status: text('status').notNull(),
    statusAt: integer('status_at').notNull(),
    statusBy: text('status_by'),
    /** Staff gave this reason for the cancellation; null means that there is none. */
    cancelReason: text('cancel_reason'),
    /** Time and person record the first tablet that showed the order. */
    seenAt: integer('seen_at'),
    seenBy: text('seen_by'),
    /** Time and person record the acknowledgement. */
    acknowledgedAt: integer('acknowledged_at'),
    acknowledgedBy: text('acknowledged_by'),
    serviceType: text('service_type').$type<ServiceType>().notNull(),
    totalKurus: integer('total_kurus').notNull(),
    feeKurus: integer('fee_kurus').notNull(),
    /** The guest paid by card at this time (ms); null means that the guest pays on receipt. */
    paidAt: integer('paid_at'),
    /** The bill with this order was paid so; null means that no bill with this order was paid. */
    paidBy: text('paid_by').$type<PaymentKind>(),
    tableNumber: text('table_number'),
    guestName: text('guest_name'),
    guestEmail: text('guest_email'),
    guestPhone: text('guest_phone'),
    deliveryAddress: text('delivery_address', { mode: 'json' }).$type<Record<string, unknown>>(),
    /** The server's clock gives the time of the tap: reception minus the reported age. */
    placedAt: integer('placed_at').notNull(),
    receivedAt: integer('received_at').notNull(),
    preparedFrom: integer('prepared_from'),
    deviceHash: text('device_hash'),
    secretHash: text('secret_hash'),
    /** The member was signed in; the order fixes the points to earn together with the prices. */
    memberId: text('member_id'),
    earnPoints: integer('earn_points').notNull().default(0),
    /** This seating bills the order; null means that the order is not for a table of the venue. */
    seatingId: text('seating_id'),
    seatNo: integer('seat_no'),
    /**
     * A brunch's order has the id of its booking and stands for the price of the party, that of a deposit for what was
     * kept; a remake is free.
     */
    source: text('source')
      .$type<'guest' | 'staff' | 'brunch' | 'deposit' | 'remake'>()
      .notNull()
      .default('guest'),
    /** The member of staff who took the order; null means that a guest placed it. */
    authorId: text('author_id'),
    author: text('author'),
    /** What changed on the menu between a waiter's tap and the arrival; null means nothing. */
    remarks: text('remarks', { mode: 'json' }).$type<OrderRemark[]>(),
    /** A guest who orders by phone wants it then (ms); null means as soon as possible. */
    wantedAt: integer('wanted_at'),
    /** The bill that the order first came to. */
    billId: text('bill_id').notNull().default(''),
  },
  (order) => [
    index('order_received_at').on(order.receivedAt),
    index('order_status').on(order.status, order.receivedAt, order.totalKurus),
    index('order_member').on(order.memberId, order.receivedAt).where(sql`member_id is not null`),
    index('order_seating').on(order.seatingId).where(sql`seating_id is not null`),
    index('order_bill').on(order.billId),
    index('order_email').on(order.guestEmail, order.receivedAt).where(sql`guest_email is not null`),
  ],
);

/** An order copies names, prices and pictures, so later menu changes do not affect the order. */
export const orderLines = sqliteTable(
  'order_line',
  {
    orderId: refersTo('order_id', () => orders.id),
    lineNo: integer('line_no').notNull(),
    menuItemId: integer('menu_item_id').notNull(),
    nameEn: text('name_en').notNull(),
    nameTr: text('name_tr').notNull(),
    imageUrl: text('image_url').notNull(),
    quantity: integer('quantity').notNull(),
    unitKurus: integer('unit_kurus').notNull(),
    customizations: text('customizations', { mode: 'json' }).$type<Customizations>().notNull(),
    /** The member paid this line with points. */
    isRedeemed: integer('is_redeemed', { mode: 'boolean' }).notNull().default(false),
    /** The bill that has the line now. */
    billId: text('bill_id').notNull().default(''),
    /** VAT in hundredths of a percent, as it was when the line was ordered; null: the licence was not chosen. */
    vatBp: integer('vat_bp'),
    categoryId: integer('category_id'),
    /** The place at the table of the person who gets the dish; null means that nobody said. */
    person: integer('person'),
    /** The station that makes the dish, as it was when the line was ordered. */
    station: text('station').$type<Station>().notNull().default('kitchen'),
    /** Staff ticked the line or took its tick off last at this time (ms); an earlier tap changes nothing. */
    tickedAt: integer('ticked_at'),
    /** The dish is done since then; null means that it is still to make. */
    readyAt: integer('ready_at'),
    readyBy: text('ready_by'),
  },
  (line) => [
    primaryKey({ columns: [line.orderId, line.lineNo] }),
    index('order_line_bill').on(line.billId),
  ],
);

/** A bill has the id of its seating, of its order, or of the device that opened it. */
export const bills = sqliteTable(
  'bill',
  {
    id: text('id').primaryKey(),
    v: integer('v').notNull().default(1),
    kind: text('kind').$type<BillKind>().notNull(),
    /** The table or the name of a tab; an order's own bill has the order's code instead. */
    label: text('label'),
    /** A tab's phone, and the member whose points the bill's orders earn, with the name that staff read. */
    phone: text('phone'),
    memberId: text('member_id'),
    memberName: text('member_name'),
    /** Business day and number on that day identify the bill for people. */
    day: text('day').notNull(),
    no: integer('no').notNull(),
    openedAt: integer('opened_at').notNull(),
    openedBy: text('opened_by'),
    closedAt: integer('closed_at'),
    closedBy: text('closed_by'),
    /** The bill that took over lines and payments; never one that was merged in turn. */
    mergedInto: text('merged_into'),
    printedAt: integer('printed_at'),
    printedKurus: integer('printed_kurus'),
    prints: integer('prints').notNull().default(0),
    /** Every batch that touches the bill computes both sums anew. */
    worthKurus: integer('worth_kurus').notNull().default(0),
    paidKurus: integer('paid_kurus').notNull().default(0),
    /** The bill was closed before payments were recorded one by one. */
    isBeforeTill: integer('is_before_till', { mode: 'boolean' }).notNull().default(false),
  },
  (bill) => [
    uniqueIndex('bill_number').on(bill.day, bill.no),
    index('bill_open').on(bill.closedAt, bill.openedAt),
    index('bill_member').on(bill.memberId).where(sql`member_id is not null`),
    index('bill_merged').on(bill.mergedInto).where(sql`merged_into is not null`),
  ],
);

/** What became of a line after it was ordered. Append-only: a line is worth its price and the sum of its entries. */
export const lineEntries = sqliteTable(
  'line_entry',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id').notNull(),
    /** The number of the order's line, or -1 for the order as a whole: its fee. */
    lineNo: integer('line_no').notNull(),
    kind: text('kind').$type<EntryKind>().notNull(),
    /** Pieces that were taken off, 0 or less. */
    quantity: integer('quantity').notNull().default(0),
    kurus: integer('kurus').notNull(),
    reason: text('reason'),
    note: text('note'),
    wasMade: integer('was_made', { mode: 'boolean' }),
    undoes: text('undoes'),
    by: text('by'),
    approvedBy: text('approved_by'),
    /** False: only a tablet without a connection checked the PIN of the person who approved. */
    isProven: integer('is_proven', { mode: 'boolean' }).notNull().default(true),
    /** The person and the version of the PIN that the tablet checked: this PIN at the server proves the entry. */
    pinClaim: text('pin_claim'),
    day: text('day').notNull(),
    doneAt: integer('done_at').notNull(),
    receivedAt: integer('received_at').notNull(),
  },
  (entry) => [
    index('line_entry_line').on(entry.orderId, entry.lineNo),
    index('line_entry_day').on(entry.day, entry.kind),
    index('line_entry_unproven').on(entry.pinClaim).where(sql`is_proven = 0`),
    uniqueIndex('line_entry_undoes').on(entry.undoes, entry.lineNo).where(sql`undoes is not null`),
  ],
);

/** A manager's PIN, checked by the server, for one change of a colleague. */
export const approvals = sqliteTable(
  'approval',
  {
    /** The id of the change. */
    id: text('id').primaryKey(),
    staffId: text('staff_id').notNull(),
    by: text('by').notNull(),
    at: integer('at').notNull(),
  },
  (approval) => [index('approval_at').on(approval.at)],
);

/** What was sold. Append-only: revenue is a sum of these rows. A line is sold when its bill is closed. */
export const saleLines = sqliteTable(
  'sale_line',
  {
    id: text('id').primaryKey(),
    billId: text('bill_id').notNull(),
    orderId: text('order_id').notNull(),
    lineNo: integer('line_no').notNull(),
    /** The business day of the sale, yyyy-MM-dd. */
    day: text('day').notNull(),
    at: integer('at').notNull(),
    quantity: integer('quantity').notNull(),
    kurus: integer('kurus').notNull(),
    /** VAT in hundredths of a percent; null means that the venue's licence was not chosen. */
    vatBp: integer('vat_bp'),
    menuItemId: integer('menu_item_id'),
    categoryId: integer('category_id'),
    service: text('service').$type<ServiceType>().notNull(),
    /** The hour of the order by the venue's clock, 0 to 23. */
    hour: integer('hour').notNull(),
    by: text('by'),
  },
  (line) => [
    index('sale_line_day').on(line.day, line.vatBp, line.kurus),
    index('sale_line_line').on(line.orderId, line.lineNo),
  ],
);

/** The data folder holds the files of uploaded pictures under their hash. */
export const pictures = sqliteTable(
  'picture',
  {
    hash: text('hash').primaryKey(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** The value is the size of all files of the picture. */
    bytes: integer('bytes').notNull(),
    addedAt: integer('added_at').notNull(),
    addedBy: text('added_by').notNull(),
    /** Nothing uses the picture since this time; null means that the picture is in use. */
    unusedSince: integer('unused_since'),
  },
  (picture) => [index('picture_unused').on(picture.unusedSince)],
);

export const menuCategories = sqliteTable(
  'menu_category',
  {
    id: integer('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    nameEn: text('name_en').notNull(),
    nameEnKey: text('name_en_key').notNull().default(''),
    nameTr: text('name_tr').notNull(),
    nameTrKey: text('name_tr_key').notNull().default(''),
    position: integer('position').notNull(),
    isVisible: integer('is_visible', { mode: 'boolean' }).notNull().default(true),
    station: text('station').$type<Station>().notNull().default('kitchen'),
    ...recordColumns,
  },
  (category) => [
    index('menu_category_position').on(category.position, category.id),
    index('menu_category_name_en').on(category.nameEnKey, category.id),
    index('menu_category_name_tr').on(category.nameTrKey, category.id),
  ],
);

export const menuItems = sqliteTable(
  'menu_item',
  {
    id: integer('id').primaryKey(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => menuCategories.id),
    position: integer('position').notNull(),
    nameEn: text('name_en').notNull(),
    nameEnKey: text('name_en_key').notNull().default(''),
    nameTr: text('name_tr').notNull(),
    nameTrKey: text('name_tr_key').notNull().default(''),
    descriptionEn: text('description_en').notNull(),
    descriptionTr: text('description_tr').notNull(),
    priceKurus: integer('price_kurus').notNull(),
    imageUrl: text('image_url').notNull(),
    isAvailable: integer('is_available', { mode: 'boolean' }).notNull(),
    alcohol: integer('alcohol', { mode: 'boolean' }).notNull(),
    tobacco: integer('tobacco', { mode: 'boolean' }).notNull(),
    pork: integer('pork', { mode: 'boolean' }).notNull(),
    vegetarian: integer('vegetarian', { mode: 'boolean' }).notNull(),
    vegan: integer('vegan', { mode: 'boolean' }).notNull(),
    spicy: integer('spicy', { mode: 'boolean' }).notNull(),
    allergens: text('allergens', { mode: 'json' }).$type<StatedAllergens>().notNull(),
    choiceRule: text('choice_rule').$type<ChoiceRule>().notNull().default('auto'),
    rewardKind: text('reward_kind').$type<RewardKind>(),
    /** null: the dish is made at the station of its category. */
    station: text('station').$type<Station>(),
    /** All menus hide an archived dish; old orders keep the dish. */
    isArchived: integer('is_archived', { mode: 'boolean' }).notNull().default(false),
    ...recordColumns,
  },
  (item) => [
    index('menu_item_position').on(item.isArchived, item.position, item.id),
    index('menu_item_name_en').on(item.isArchived, item.nameEnKey, item.id),
    index('menu_item_name_tr').on(item.isArchived, item.nameTrKey, item.id),
    index('menu_item_price').on(item.isArchived, item.priceKurus, item.id),
    index('menu_item_category').on(item.categoryId, item.position),
  ],
);

/** The price history is append-only. */
export const menuPrices = sqliteTable(
  'menu_price',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    itemId: integer('item_id').notNull(),
    priceKurus: integer('price_kurus').notNull(),
    /** The price that this one replaced; rows of older builds lack it. */
    fromKurus: integer('from_kurus'),
    at: integer('at').notNull(),
    by: text('by').notNull(),
  },
  (price) => [index('menu_price_item').on(price.itemId, price.id)],
);

/** The schedule holds future changes of price or availability. */
export const menuSchedule = sqliteTable(
  'menu_schedule',
  {
    id: text('id').primaryKey(),
    ...recordColumns,
    dueAt: text('due_at').notNull(),
    itemId: integer('item_id').notNull(),
    change: text('change').$type<ScheduledChange>().notNull(),
    priceKurus: integer('price_kurus'),
    doneAt: integer('done_at'),
  },
  (change) => [
    index('menu_schedule_due').on(change.dueAt, change.id),
    index('menu_schedule_waiting').on(change.doneAt, change.dueAt),
  ],
);
