import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Customizations } from '#domain/menu/extras';
import type { OrderRemark, ServiceType } from '#domain/orders/order';
import type { PaymentKind } from '#domain/seatings/seating';
import type { Station } from '#domain/stations/station';
import { refersTo } from './record-columns';

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
    index('order_member').on(order.memberId, order.receivedAt),
    index('order_seating').on(order.seatingId),
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
