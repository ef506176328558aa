/** `comp`: the house pays; `refund`: money of a card went back for the order as a whole. */
export const ENTRY_KINDS = ['void', 'discount', 'comp', 'staff', 'refund', 'undo'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** The number of the line that stands for the order as a whole: its delivery fee, its refunds. */
export const WHOLE_ORDER = -1;
