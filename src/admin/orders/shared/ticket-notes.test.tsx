import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { StaffOrder } from '#domain/orders/guest-order';
import { createTranslator } from '../../../i18n/i18n';
import { GuestReceipt, KitchenTicket } from '../print/OrderPrint';
import * as band from '../ticket/TicketBand.css';
import { TicketLines } from '../ticket/TicketLines';
import * as lines from '../ticket/TicketLines.css';
import { BoardStationContext } from './board-view';
import { TicketAddress, TicketWish } from './TicketNotes';
import * as notes from './ticket-text.css';

/** The order has thirteen dishes, of which only the last has a note, and goes to a guest with a number. */
const ORDER = {
  code: 'BB-1',
  orderType: 'delivery',
  createdAt: '2026-07-04T18:00:00.000Z',
  tableNumber: null,
  guestName: 'Ada',
  guestPhone: '+90 532 123 45 67',
  deliveryAddress: { address: 'Sea Road 1', phone: '+90 532 123 45 67' },
  items: Array.from({ length: 13 }, (_, dish) => ({
    menuItemId: dish + 1,
    nameEn: `Dish ${dish + 1}`,
    nameTr: `Yemek ${dish + 1}`,
    quantity: 2,
    customizations: dish === 12 ? { notes: 'no peanuts' } : {},
  })),
} as unknown as StaffOrder;

async function draw(screen: React.ReactNode): Promise<string> {
  const i18n = await createTranslator('en', 'admin');
  return renderToString(<I18nProvider i18n={i18n}>{screen}</I18nProvider>);
}

/** Returns the text that staff read, without the marks of the page. */
function words(page: string): string {
  return page.replaceAll(/<!--.*?-->/g, '').replaceAll(/<[^>]*>/g, ' ');
}

test('a note to the thirteenth dish stands above the dishes, though that dish is folded away', async () => {
  const ticket = words(
    await draw(
      <>
        <TicketWish order={ORDER} />
        <TicketLines order={ORDER} />
      </>,
    ),
  );
  expect(ticket).toMatch(/2×\s*Dish 13\s*:?\s*no peanuts/);
  expect(ticket.indexOf('no peanuts')).toBeLessThan(ticket.indexOf('Dish 1 '));
  expect(ticket).toContain('+1 more');
  expect(ticket.match(/no peanuts/g)).toHaveLength(1);
});

test('a station reads the notes of its own dishes, and every allergy of the order', async () => {
  const dish = (station: string, notes: string) =>
    ({ ...ORDER.items[0], station, customizations: { notes } }) as StaffOrder['items'][number];
  const items = [
    dish('bar', 'no ice'),
    dish('bar', 'allergic to nuts'),
    dish('grill', 'well done'),
  ];
  const notes = words(
    await draw(
      <BoardStationContext value="grill">
        <TicketWish order={{ ...ORDER, items }} />
      </BoardStationContext>,
    ),
  );
  expect(notes).toContain('allergic to nuts');
  expect(notes).toContain('well done');
  expect(notes).not.toContain('no ice');
});

test('on paper a note comes before the dishes too', async () => {
  const paper = words(await draw(<KitchenTicket order={ORDER} />));
  expect(paper.indexOf('no peanuts')).toBeLessThan(paper.indexOf('Dish 1 '));
});

test('both printed papers say that an order is paid', async () => {
  const paid = { ...ORDER, paidAt: '2026-07-04T18:05:00.000Z', totalAmount: '360.00' };
  for (const [Paper, told] of [
    [KitchenTicket, 'Paid by card'],
    [GuestReceipt, 'Paid: Card'],
  ] as const) {
    expect(words(await draw(<Paper order={paid} />))).toContain(told);
    expect(words(await draw(<Paper order={ORDER} />))).not.toContain(told);
  }
});

test('a ticket shows where a delivery goes, and its number only after a tap', async () => {
  const address = await draw(<TicketAddress order={ORDER} />);
  expect(address).toContain('Sea Road 1');
  expect(address).not.toContain('123 45 67');
  expect(address).not.toContain('tel:');
  expect(words(address)).toContain('Show number');
});

test('text for reading at two metres has the large size', () => {
  const looks = {
    who: band.who,
    late: band.word,
    dish: lines.line,
    extra: lines.extra,
    allergy: notes.allergy,
    wish: notes.wish,
  };
  const small = Object.entries(looks).filter(([, look]) => !look.split(' ').includes(notes.line));
  expect(small).toEqual([]);
});
