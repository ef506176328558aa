export type OrderStep = {
  id: string;
  from: string;
  to: string;
  /** Time of writing and of the tap: an offline tablet may send it on the next day. */
  at: number;
  doneAt: number;
  by: string | null;
};
