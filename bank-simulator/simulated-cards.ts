/** A synthetic card determines the bank's behaviour. The simulator accepts no other card and stores no card number. */
export type SimulatedCard = {
  pan: string;
  brand: '100' | '200' | '300' | '400';
  enrolled: 'Y' | 'N' | 'U' | 'E';
  /** The callback carries this status. */
  status: 'Y' | 'A' | 'N';
  saleCode: string;
  fault?: 'drop_after_commit' | 'drop_before_commit' | 'double_callback';
  hasLocalForm?: true;
};

const GOOD = { enrolled: 'Y', status: 'Y', saleCode: '0000' } as const;

export const SIMULATED_CARDS: readonly SimulatedCard[] = [
  { pan: '4000000000000002', brand: '100', ...GOOD },
  { pan: '5200000000000007', brand: '200', ...GOOD },
  { pan: '2223000000000007', brand: '200', ...GOOD },
  { pan: '9792000000000003', brand: '300', ...GOOD },
  { pan: '6500000000000002', brand: '300', ...GOOD },
  { pan: '370000000000002', brand: '400', ...GOOD },
  { pan: '4000000000000606', brand: '100', ...GOOD, saleCode: '0051' },
  { pan: '4000000000000705', brand: '100', ...GOOD, saleCode: '0005' },
  { pan: '4000000000001208', brand: '100', ...GOOD, saleCode: '0093' },
  { pan: '4000000000001307', brand: '100', ...GOOD, saleCode: '0312' },
  { pan: '4000000000000101', brand: '100', ...GOOD, enrolled: 'N' },
  { pan: '4000000000000200', brand: '100', ...GOOD, enrolled: 'U' },
  { pan: '4000000000000309', brand: '100', ...GOOD, enrolled: 'E' },
  { pan: '4000000000000408', brand: '100', ...GOOD, status: 'A' },
  { pan: '4000000000000507', brand: '100', ...GOOD, status: 'N' },
  { pan: '4000000000000804', brand: '100', ...GOOD, fault: 'drop_after_commit' },
  { pan: '4000000000000903', brand: '100', ...GOOD, fault: 'drop_before_commit' },
  { pan: '4000000000001000', brand: '100', ...GOOD, fault: 'double_callback' },
  { pan: '4000000000001109', brand: '100', ...GOOD, hasLocalForm: true },
];

export function cardIndex(pan: string): number {
  return SIMULATED_CARDS.findIndex((card) => card.pan === pan);
}

export function cardAt(index: number): SimulatedCard {
  const card = SIMULATED_CARDS[index];
  if (!card) throw new Error(`No simulated card ${index}`);
  return card;
}

/** Returns the first digits and the last four, as the bank shows a card. */
export function maskedPan({ pan }: SimulatedCard): string {
  return `${pan.slice(0, 8)}****${pan.slice(-4)}`;
}

/** Returns the ECI of full authentication: 05 for Visa and Amex, 02 for Mastercard and local cards. */
export function eciOf({ brand, status }: SimulatedCard): string {
  const isFull = status === 'Y';
  if (brand === '200' || brand === '300') return isFull ? '02' : '01';
  return isFull ? '05' : '06';
}
