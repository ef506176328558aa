import * as v from 'valibot';

/** List what a kiosk in the guests' room may read. */
export const kioskFacts = v.object({
  name: v.string(),
  tableLabel: v.nullable(v.string()),
  isOutOfOrder: v.boolean(),
});

export const pairedKiosk = v.object({ code: v.string(), expiresAt: v.string() });
export const reportedKiosk = v.object({ kiosk: kioskFacts });
export const unlockedKiosk = v.object({ isOpen: v.literal(true) });
