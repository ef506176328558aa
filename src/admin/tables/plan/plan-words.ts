import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Hand, type LucideIcon, ReceiptText } from 'lucide-react';
import type { Call } from '#domain/seatings/seating';
import type { TableState } from '#domain/tables/table-state';
import type { TableShape } from '#domain/tables/venue-table';

export const STATE_WORDS: Record<TableState['state'], MessageDescriptor> = {
  free: msg`Free`,
  soon: msg`Reserved soon`,
  seated: msg`Seated`,
  guests: msg`Seated`,
  late: msg`Guest late`,
  clearing: msg`Needs clearing`,
  blocked: msg`Blocked`,
};

export const CALL_WORDS: Record<Call, MessageDescriptor> = {
  waiter: msg`Calls the team`,
  bill: msg`Asks for the bill`,
};

export const CALL_ICONS: Record<Call, LucideIcon> = { waiter: Hand, bill: ReceiptText };

export const SHAPE_WORDS: Record<TableShape, MessageDescriptor> = {
  round: msg`Round`,
  square: msg`Square`,
  long: msg`Long`,
};
