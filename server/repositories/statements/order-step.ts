export type OrderStep = {
  id: string;
  from: string;
  to: string;
  /** The step has a time of writing and a time of the tap; an offline tablet may send it on the next day. */
  at: number;
  doneAt: number;
  by: string | null;
};
