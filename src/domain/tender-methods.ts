/** `card` is the venue's terminal, `online` the bank's page, `deposit` a brunch deposit that was paid before. */
export const TENDER_METHODS = ['cash', 'card', 'online', 'deposit', 'transfer'] as const;
export type TenderMethod = (typeof TENDER_METHODS)[number];

/** Staff take these; the others come from a card payment or a booking. */
export const TAKEN_METHODS = [
  'cash',
  'card',
  'transfer',
] as const satisfies readonly TenderMethod[];
export type TakenMethod = (typeof TAKEN_METHODS)[number];
