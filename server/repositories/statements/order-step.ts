export type OrderStep = {
  id: string;
  from: string;
  to: string;
  /** When it is written, and when it was done: an offline tablet may send it on the next day. */
  at: number;
  doneAt: number;
  by: string | null;
};
