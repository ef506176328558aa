import type { BrunchWish, TableWish } from '../../../src/data/db';

const ADA = {
  guestName: 'Ada Kaya',
  guestEmail: 'ada@example.com',
  guestPhone: '+90 532 123 45 67',
  specialRequests: 'By the sea, please',
};

/** Asks for four outdoors at 20:00 on the evening after that of the tests. */
export const TABLE_TOMORROW: TableWish = {
  ...ADA,
  serviceDay: '2026-07-05',
  reservationTime: '20:00',
  partySize: 4,
  tablePreference: 'outdoor',
};

/** Asks for three at 17:00 in two days, with a deposit. */
export const BRUNCH_MONDAY: BrunchWish = {
  ...ADA,
  serviceDay: '2026-07-06',
  reservationTime: '17:00',
  partySize: 3,
  selectedFood: '3 Chicken Tenders',
  selectedSauce: 'Garlic & Herb',
  selectedDrink: 'House Rose',
  depositRequired: true,
};
