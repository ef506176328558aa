import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { TableArea } from '#domain/reservations/booking';
import type { TableState } from '#domain/tables/table-state';
import type { TableShape } from '#domain/tables/venue-table';

export const STATE_WORDS: Record<TableState['state'], MessageDescriptor> = {
  free: msg`Free`,
  soon: msg`Reserved soon`,
  seated: msg`Seated`,
  late: msg`Guest late`,
  clearing: msg`Needs clearing`,
  blocked: msg`Blocked`,
};

export const AREA_WORDS: Record<TableArea, MessageDescriptor> = {
  indoor: msg`Indoor`,
  outdoor: msg`Outdoor`,
  barSeating: msg`Bar`,
  privateArea: msg`Private`,
};

export const SHAPE_WORDS: Record<TableShape, MessageDescriptor> = {
  round: msg`Round`,
  square: msg`Square`,
  long: msg`Long`,
};

const STATUS_WORDS: Record<string, MessageDescriptor> = {
  pending: msg`Pending`,
  confirmed: msg`Confirmed`,
  seated: msg`Seated`,
  completed: msg`Completed`,
  no_show: msg`No-show`,
  cancelled: msg`Cancelled`,
  expired: msg`Expired`,
};

/** What staff call the status of a booking. */
export function useBookingStatusText(): (status: string) => string {
  const { t } = useLingui();
  return (status) => t(STATUS_WORDS[status] ?? STATUS_WORDS.pending ?? msg`Pending`);
}

/** Who booked; who came without a booking has no name here. */
export function useGuestName(): (booking: { guestName: string }) => string {
  const { t } = useLingui();
  return ({ guestName }) => guestName || t`Walk-in`;
}
