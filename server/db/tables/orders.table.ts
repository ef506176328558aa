import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Customizations } from '#domain/menu/extras';
import type { ServiceType } from '#domain/orders/order';

export const orders = sqliteTable(
  'order',
  {
    id: text('id').primaryKey(),
    v: integer('v').notNull().default(1),
    status: text('status').notNull(),
    statusAt: integer('status_at').notNull(),
    statusBy: text('status_by'),
    /** Why staff cancelled it; null: they did not, or the guest did. */
    cancelReason: text('cancel_reason'),
    /** When a tablet of the bar first showed it, and whose tablet that was. */
    seenAt: integer('seen_at'),
    seenBy: text('seen_by'),
    /** When a member of staff ended its alarm, and who. */
    acknowledgedAt: integer('acknowledged_at'),
    acknowledgedBy: text('acknowledged_by'),
    serviceType: text('service_type').$type<ServiceType>().notNull(),
    totalKurus: integer('total_kurus').notNull(),
    feeKurus: integer('fee_kurus').notNull(),
    /** When it was paid by card, ms; null: it is paid on receipt. */
    paidAt: integer('paid_at'),
    tableNumber: text('table_number'),
    guestName: text('guest_name'),
    guestEmail: text('guest_email'),
    guestPhone: text('guest_phone'),
    deliveryAddress: text('delivery_address', { mode: 'json' }).$type<Record<string, unknown>>(),
    /** When the guest tapped, by the server's clock: received minus the age that the device told. */
    placedAt: integer('placed_at').notNull(),
    receivedAt: integer('received_at').notNull(),
    preparedFrom: integer('prepared_from'),
    deviceHash: text('device_hash'),
    secretHash: text('secret_hash'),
    /** The member of the club who was signed in; what it will earn them is fixed with the prices. */
    memberId: text('member_id'),
    earnPoints: integer('earn_points').notNull().default(0),
    /** The bill that it stands on; null: it is not for a table of the venue. */
    seatingId: text('seating_id'),
    /** The number of the phone at its table. */
    seatNo: integer('seat_no'),
  },
  (order) => [
    index('order_received_at').on(order.receivedAt),
    index('order_status').on(order.status, order.receivedAt, order.totalKurus),
    index('order_member').on(order.memberId, order.receivedAt),
    index('order_seating').on(order.seatingId),
  ],
);

/** Names, prices and pictures are copied: what was ordered does not change with the menu. */
export const orderLines = sqliteTable(
  'order_line',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    lineNo: integer('line_no').notNull(),
    menuItemId: integer('menu_item_id').notNull(),
    nameEn: text('name_en').notNull(),
    nameTr: text('name_tr').notNull(),
    imageUrl: text('image_url').notNull(),
    quantity: integer('quantity').notNull(),
    unitKurus: integer('unit_kurus').notNull(),
    customizations: text('customizations', { mode: 'json' }).$type<Customizations>().notNull(),
    /** Paid with points. */
    isRedeemed: integer('is_redeemed', { mode: 'boolean' }).notNull().default(false),
  },
  (line) => [primaryKey({ columns: [line.orderId, line.lineNo] })],
);
