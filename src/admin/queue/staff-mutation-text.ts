import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StaffMutation } from '#domain/registry/mutations';
import { useMutationText } from '../../i18n/outbox-text';

const STAFF_TEXT: Record<StaffMutation['kind'], (code: string) => MessageDescriptor> = {
  'order.status': (code) => msg`Status of order ${code}`,
  'order.seen': (code) => msg`Order ${code} was seen`,
  'order.acknowledge': (code) => msg`Alarm for order ${code} acknowledged`,
  'message.status': (code) => msg`Status of message ${code}`,
  'reservation.status': (code) => msg`Status of table booking ${code}`,
  'brunch.status': (code) => msg`Status of brunch ${code}`,
  'order.handover': (code) => msg`Order ${code} from a guest's phone`,
  'menu.availability': (code) => msg`Availability of ${code}`,
  'reservation.table': (code) => msg`Table for booking ${code}`,
  'brunch.table': (code) => msg`Table for brunch ${code}`,
  'reservation.walk_in': (code) => msg`Walk-in ${code}`,
  'table.clear': () => msg`Table cleared`,
  'brunch.deposit': (code) => msg`Deposit of brunch ${code}`,
  'brunch.first_drink': (code) => msg`First drink of brunch ${code}`,
  'staff.pin_lock': () => msg`PIN locked after wrong tries`,
  'seating.move': () => msg`Party moved to another table`,
  'seating.call': () => msg`Call of a table taken`,
  'bill.tender': () => msg`Payment of a bill`,
  'bill.tender_undo': () => msg`Payment taken back`,
  'bill.refund': () => msg`Money given back`,
  'bill.close': () => msg`Bill closed`,
  'line.void': () => msg`Line taken off a bill`,
  'line.price': () => msg`Price on a bill lowered`,
  'line.move': () => msg`Lines moved to another bill`,
  'entry.undo': () => msg`Reduction taken back`,
  'cash.move': () => msg`Cash in or out of a drawer`,
  'cash.count': () => msg`Cash count`,
  'bill.print': () => msg`Bill printed`,
  'seating.let_in': () => msg`Phone at a table answered`,
};

export function useStaffMutationText(): ReturnType<typeof useMutationText> {
  return useMutationText(STAFF_TEXT);
}
