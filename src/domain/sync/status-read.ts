export type StatusRead = {
  id: string;
  v: number;
  status: string;
  statusAt: string;
  /** Holds the first name of the member of staff who set the status; null means nobody so far, or the guest. */
  statusBy: string | null;
  createdAt: string;
};
