import type { TableArea } from '#domain/bookings/booking';

type Party = {
  guestName: string;
  guestPhone: string;
  partySize: number;
  tableId: number;
  language: 'en' | 'tr';
  status: 'pending' | 'confirmed' | 'seated';
  specialRequests: string | null;
};

/** `today` counts slots from now, `tomorrow` names a time, `now` seats a party for half an hour already. */
export type DemoTime =
  | { day: 'today'; slotsAhead: number }
  | { day: 'tomorrow' | 'after'; at: string }
  | { day: 'now' };

export type DemoTable = Party & { when: DemoTime; tablePreference: TableArea };
export type DemoBrunch = Party & {
  when: DemoTime;
  food: string;
  sauce: string | null;
  drink: string;
};

export const DEMO_TABLES: readonly DemoTable[] = [
  {
    ...party('Deniz Arslan', 1, [4, 25], 'tr', 'seated'),
    when: { day: 'now' },
    tablePreference: 'outdoor',
  },
  {
    ...party('Oliver Reed', 2, [2, 21], 'en', 'confirmed'),
    when: { day: 'today', slotsAhead: 1 },
    tablePreference: 'outdoor',
  },
  {
    ...party('Zeynep Kara', 3, [6, 7], 'tr', 'pending'),
    when: { day: 'today', slotsAhead: 3 },
    tablePreference: 'indoor',
    specialRequests: 'Doğum günü, pasta getireceğiz.',
  },
  {
    ...party('Emma Lindqvist', 4, [4, 26], 'en', 'confirmed'),
    when: { day: 'tomorrow', at: '19:00' },
    tablePreference: 'outdoor',
    specialRequests: 'By the water, please.',
  },
  {
    ...party('Mert Şahin', 5, [10, 63], 'tr', 'pending'),
    when: { day: 'tomorrow', at: '20:30' },
    tablePreference: 'privateArea',
  },
];

/** The deposit of the last brunch guest is due. */
export const DEMO_BRUNCHES: readonly DemoBrunch[] = [
  {
    ...party('Sofia Marino', 6, [2, 4], 'en', 'confirmed'),
    when: { day: 'now' },
    food: 'The Bliss Classic',
    sauce: null,
    drink: 'Woo Woo',
  },
  {
    ...party('Ayşe Yıldız', 7, [4, 27], 'tr', 'pending'),
    when: { day: 'after', at: '17:00' },
    food: '3 Chicken Tenders',
    sauce: 'Garlic & Herb',
    drink: 'House Rose',
  },
];

export const DEMO_MESSAGE = {
  name: 'Liam Walker',
  email: 'liam@example.com',
  subject: 'A table for twelve?',
  message: 'We are twelve on Saturday evening. Could you push two tables together by the sea?',
};

/** Returns a party with a phone number and an address that nobody owns. */
function party(
  guestName: string,
  nth: number,
  [partySize, tableId]: [number, number],
  language: Party['language'],
  status: Party['status'],
): Party {
  const guestPhone = `+90 555 000 00 0${nth}`;
  return { guestName, guestPhone, partySize, tableId, language, status, specialRequests: null };
}
