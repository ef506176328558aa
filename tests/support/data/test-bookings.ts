import type { TestBrowser, TestResponse } from '../bar/test-browser';

/** Asks for four at 20:00 tomorrow, outdoors; the tests' clock shows the evening of 4 July 2026. */
export function tableWish(more: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    guestName: 'Ada Kaya',
    guestEmail: 'ada@example.com',
    guestPhone: '+90 532 123 45 67',
    reservationDate: '2026-07-05',
    reservationTime: '20:00',
    partySize: 4,
    tablePreference: 'outdoor',
    ...more,
  };
}

type Sent = { id?: string; secret?: string; ageMs?: number; headers?: Record<string, string> };

export function book(
  browser: TestBrowser,
  path: string,
  body: unknown,
  { id, secret, ageMs, headers }: Sent = {},
): Promise<TestResponse> {
  return browser.send(path, {
    body,
    headers: {
      ...(id ? { 'Idempotency-Key': id } : {}),
      ...(secret ? { 'X-BB-Secret': secret } : {}),
      ...(ageMs === undefined ? {} : { 'X-BB-Age-Ms': String(ageMs) }),
      ...headers,
    },
  });
}

export function bookTable(
  browser: TestBrowser,
  body: unknown,
  sent: Sent = {},
): Promise<TestResponse> {
  return book(browser, '/api/reservations', body, sent);
}

/** Asks for three at 17:00 in two days, with tenders, garlic sauce and a glass of rose; a deposit is due. */
export function brunchWish(more: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    guestName: 'Ada Kaya',
    guestEmail: 'ada@example.com',
    guestPhone: '+90 532 123 45 67',
    reservationDate: '2026-07-06',
    reservationTime: '17:00',
    partySize: 3,
    selectedFood: '3 Chicken Tenders',
    selectedSauce: 'Garlic & Herb',
    selectedDrink: 'House Rose',
    specialRequests: null,
    depositRequired: true,
    status: 'pending',
    ...more,
  };
}

export function bookBrunch(
  browser: TestBrowser,
  body: unknown,
  sent: Sent = {},
): Promise<TestResponse> {
  return book(browser, '/api/brunch-reservations', body, sent);
}
