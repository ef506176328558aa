/** A row with a version and a status, as the API sends it. */
export type StatusRead = {
  id: string;
  v: number;
  status: string;
  /** When the status was set (ISO time). */
  statusAt: string;
  /** First name of the member of staff who set it; null: nobody yet, or the guest. */
  statusBy: string | null;
  createdAt: string;
};
