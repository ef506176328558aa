import type { EntryKind } from '../bills/line-entry';
import type { ServiceType } from '../orders/order';
import type { LiraTotals, VatRow } from './summary';

/** A list of figures has at most this many parts; its sums count all of them. */
export const MOST_PARTS = 5_000;

type Named = { nameEn: string; nameTr: string };

/** Amounts are lira as text, VAT included; `pieces` counts dishes. */
export type SoldPart = { pieces: number; amount: string };

/** Pieces and value that were taken off lines by one person for one reason. */
export type EntryPart = {
  kind: EntryKind;
  by: string | null;
  approvedBy: string | null;
  reason: string | null;
  /** null means that nobody said so. */
  wasMade: boolean | null;
  count: number;
  amount: string;
};

/** What both ledgers say about a period. The dashboard, the summary, the report and the close of day read it. */
export type DayFigures = {
  totals: LiraTotals;
  /** Splits revenue by the rate that each line was ordered with; null means that the licence was not chosen. */
  vat: VatRow[];
  /** null stands for delivery fees and corrections, which belong to no dish. */
  dishes: (SoldPart & { item: Named | null })[];
  categories: (SoldPart & { category: Named | null })[];
  /** The hour of the order by the venue's clock. */
  hours: (SoldPart & { hour: number })[];
  services: (SoldPart & { service: ServiceType })[];
  /** null means the guest or the server. */
  people: (SoldPart & { by: string | null })[];
  tips: { by: string | null; count: number; amount: string }[];
  entries: EntryPart[];
  cancelled: { by: string | null; reason: string | null; count: number; amount: string }[];
  freeDishes: number;
  /** Deposits that no bill has used yet, of all days up to the last one. */
  depositsHeld: string;
  /** Sold: deposits of parties that did not come. Days that were closed before do not say. */
  depositsKept?: string;
};
