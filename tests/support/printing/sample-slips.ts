import type { LineEntryRead, StaffOrder, StaffOrderItem } from '#domain/orders/guest-order';
import type { Slip } from '#domain/printing/printer';
import { billSlip, kitchenSlip, voidSlip } from '#domain/printing/station-slips';
import type { Station } from '#domain/stations/station';
import type { ClosedFigures } from '#domain/till/day-close';
import { daySlip } from '../../../src/i18n/day-slip';

const NIGHT = Date.parse('2026-07-04T23:30:00.000Z');

export function item(
  lineNo: number,
  nameTr: string,
  station: Station,
  more: Partial<StaffOrderItem> = {},
) {
  return {
    ...{ menuItemId: lineNo, name: nameTr, nameEn: `EN ${nameTr}`, nameTr, quantity: 1, lineNo },
    ...{ unitPrice: '400.00', totalPrice: '400.00', imageUrl: '', customizations: {}, station },
    ...{ vatBp: 1_000, billId: 'b', ...more },
  } satisfies StaffOrderItem;
}

export function order(more: Partial<StaffOrder> = {}): StaffOrder {
  return {
    ...{ id: 'o', code: 'B-7K2M', createdAt: '2026-07-04T18:40:00.000Z', totalAmount: '0.00' },
    ...{ deliveryFee: '0.00', status: 'confirmed', statusAt: '2026-07-04T18:50:00.000Z' },
    ...{ statusBy: 'Can', seenAt: null, orderType: 'table' as const, tableNumber: 'S12', v: 1 },
    ...{ guestName: null, guestEmail: null, guestPhone: null, preparedFrom: null },
    ...{ deliveryAddress: null, author: 'Çağrı', billId: 'b' },
    items: [
      item(0, 'Şiş köfte', 'grill', { quantity: 2, customizations: { allergy: 'fıstık' } }),
      item(1, 'Çoban salata', 'kitchen', { customizations: { fries: 'plain', notes: 'soğansız' } }),
      item(2, 'Ayran', 'bar', { quantity: 3 }),
    ],
    ...more,
  };
}

export function entry(more: Partial<LineEntryRead>): LineEntryRead {
  return {
    ...{ id: 'e', lineNo: 0, kind: 'void' as const, quantity: -1, amount: '-400.00', note: null },
    ...{ reason: 'wrong_order', wasMade: false, undoes: null, by: 'Elif', approvedBy: null },
    ...{ isProven: true, at: '2026-07-04T18:55:00.000Z', ...more },
  };
}

const FIGURES: ClosedFigures = {
  totals: {
    ...{ revenue: '2320.00', sales: '2320.00', total: '2320.00', salesCount: 7, tips: '80.00' },
    ...{ cash: '1000.00', card: '1320.00', online: '0.00', transfer: '0.00', refunds: '0.00' },
    ...{ deposits: '0.00', depositsUsed: '0.00', income: '0.00', expenses: '0.00' },
    ...{ salesUndone: '0.00', notRecorded: '0.00' },
  },
  ...{ vat: [], dishes: [], categories: [], hours: [], services: [], people: [], tips: [] },
  ...{ entries: [], cancelled: [], freeDishes: 0, depositsHeld: '0.00', counts: [] },
  ...{
    card: { terminals: [], booked: '1320.00', difference: null },
    corrections: [],
    accepted: [],
  },
};

/** One slip of each kind that a venue prints. */
export function sampleSlips(): Record<'kitchen' | 'void' | 'bill' | 'day', Slip | null> {
  const off = entry({ wasMade: true });
  const grill = { stations: ['grill' as const], language: 'tr' as const };
  const sums = { worthKurus: 240_000, paidKurus: 100_000 };
  const bill = { id: 'b', kind: 'table', label: 'S12', number: '04-007', ...sums } as const;
  const z = { no: 7, closedAt: new Date(NIGHT).toISOString(), by: 'Elif' };
  return {
    kitchen: kitchenSlip({ order: order(), ...grill }),
    void: voidSlip({ order: order({ entries: [off] }), entries: [off], ...grill }),
    bill: billSlip({ bill, orders: [order()], at: NIGHT, language: 'tr' }),
    day: daySlip({ day: '2026-07-04', z, figures: FIGURES, issues: [] }, NIGHT, 'tr'),
  };
}
