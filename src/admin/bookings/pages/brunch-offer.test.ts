import { expect, test } from 'vitest';
import type { OfferFacts } from './BrunchMoney';
import { brunchOffer } from './BrunchMoney';

const HOUR = 3_600_000;
/** The time is 17:00 at the venue. */
const SLOT = Date.parse('2026-07-06T14:00:00Z');

function brunch(more: Partial<OfferFacts> = {}): OfferFacts {
  return {
    status: 'confirmed',
    serviceDay: '2026-07-06',
    reservationDate: new Date(SLOT).toISOString(),
    depositRequired: true,
    depositPaidAt: null,
    depositPaidBy: null,
    firstDrinkAt: null,
    ...more,
  };
}

test('a brunch that owes a deposit is confirmed together with the deposit, others at once', () => {
  const pending = brunch({ status: 'pending' });
  expect(brunchOffer(pending, SLOT - 48 * HOUR).big).toBe('deposit_and_confirm');
  const paid = brunch({ status: 'pending', depositPaidAt: '2026-07-04T12:00:00Z' });
  expect(brunchOffer(paid, SLOT - 48 * HOUR).big).toBe('confirm');
});

test('on its evening the first drink is the big step, then the end of the brunch', () => {
  expect(brunchOffer(brunch(), SLOT - 24 * HOUR).big).toBeNull();
  expect(brunchOffer(brunch(), SLOT - HOUR / 2).big).toBe('first_drink');
  const running = brunch({ firstDrinkAt: new Date(SLOT).toISOString() });
  expect(brunchOffer(running, SLOT + HOUR)).toMatchObject({
    big: 'complete',
    mayTakeDrinkBack: true,
  });
});

test('a deposit is recorded late, or taken back where it was a slip', () => {
  expect(brunchOffer(brunch(), SLOT).deposit).toBe('record');
  expect(brunchOffer(brunch({ status: 'expired' }), SLOT).deposit).toBe('record');
  expect(brunchOffer(brunch({ status: 'cancelled' }), SLOT).deposit).toBeNull();
  expect(brunchOffer(brunch({ depositRequired: false }), SLOT).deposit).toBeNull();
  const paid = brunch({ depositPaidAt: '2026-07-04T12:00:00Z' });
  expect(brunchOffer(paid, SLOT).deposit).toBe('take_back');
});

test('a deposit that came by card is refunded, not taken back', () => {
  const paid = { depositPaidAt: '2026-07-04T12:00:00Z', depositPaidBy: 'Elif' };
  expect(brunchOffer(brunch(paid), SLOT).deposit).toBe('take_back');
  expect(brunchOffer(brunch({ ...paid, depositPaidBy: 'card' }), SLOT).deposit).toBeNull();
});
