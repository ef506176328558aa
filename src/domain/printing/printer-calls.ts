import { guestOperation } from '../sync/operation';

/** Printers call these; they know no staff and no guest. */
export const PRINTER_CALLS = {
  epson: guestOperation('print.epson', 'POST /api/print/epson/:token'),
  starPoll: guestOperation('print.star_poll', 'POST /api/print/star/:token'),
  starJob: guestOperation('print.star_job', 'GET /api/print/star/:token'),
  starSaid: guestOperation('print.star_said', 'DELETE /api/print/star/:token'),
} as const;
