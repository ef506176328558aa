export type OrderStep = {
  id: string;
  from: string;
  to: string;
  /** Times of writing and of the tap; an offline tablet may send the mutation on the next day. */
  at: number;
  doneAt: number;
  by: string | null;
};
