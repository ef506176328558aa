import type { CardBrand } from './payment-read';

/** Only our simulator knows the `simulator` numbers; the bank publishes the `bank` numbers on its sandbox page. */
export type TestCard = {
  of: 'simulator' | 'bank';
  pan: string;
  brand: CardBrand;
  expiry: { month: string; year: string };
  cvv: string;
  scenario: TestScenario;
};

export type TestScenario =
  | 'approve'
  | 'not_enrolled'
  | 'auth_unavailable'
  | 'half_secure'
  | 'auth_failed'
  | 'insufficient_funds'
  | 'card_declined'
  | 'card_closed'
  | 'card_details'
  | 'response_lost'
  | 'sale_lost'
  | 'duplicate_callback'
  | 'local_form';

/** Outside live mode the server accepts only these card numbers. */
export const TEST_CARDS: readonly TestCard[] = [
  sim('4000000000000002', 'visa', 'approve'),
  sim('5200000000000007', 'mastercard', 'approve'),
  sim('2223000000000007', 'mastercard', 'approve'),
  sim('9792000000000003', 'troy', 'approve'),
  sim('6500000000000002', 'troy', 'approve'),
  sim('370000000000002', 'amex', 'approve'),
  sim('4000000000000101', 'visa', 'not_enrolled'),
  sim('4000000000000200', 'visa', 'auth_unavailable'),
  sim('4000000000000309', 'visa', 'auth_unavailable'),
  sim('4000000000000408', 'visa', 'half_secure'),
  sim('4000000000000507', 'visa', 'auth_failed'),
  sim('4000000000000606', 'visa', 'insufficient_funds'),
  sim('4000000000000705', 'visa', 'card_declined'),
  sim('4000000000001208', 'visa', 'card_closed'),
  sim('4000000000001307', 'visa', 'card_details'),
  sim('4000000000000804', 'visa', 'response_lost'),
  sim('4000000000000903', 'visa', 'sale_lost'),
  sim('4000000000001000', 'visa', 'duplicate_callback'),
  sim('4000000000001109', 'visa', 'local_form'),
  bank('4355084000000001', 'visa', '000'),
  bank('5521010140829928', 'mastercard', '961'),
  bank('4938410157705591', 'visa', '453'),
];

export function testCard(pan: string): TestCard | null {
  return TEST_CARDS.find((card) => card.pan === pan) ?? null;
}

function sim(pan: string, brand: CardBrand, scenario: TestScenario): TestCard {
  const cvv = brand === 'amex' ? '0000' : '000';
  return { of: 'simulator', pan, brand, expiry: { month: '12', year: '2030' }, cvv, scenario };
}

function bank(pan: string, brand: CardBrand, cvv: string): TestCard {
  const expiry = { month: '12', year: '2029' };
  return { of: 'bank', pan, brand, expiry, cvv, scenario: 'approve' };
}
