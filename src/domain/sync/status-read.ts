export type StatusRead = {
  id: string;
  v: number;
  status: string;
  statusAt: string;
  /** First name of the member of staff who set it; null: none yet, or the guest. */
  statusBy: string | null;
  createdAt: string;
};
