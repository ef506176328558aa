import { isRecord, textField } from '../json';
import type { BookingResponse, MyBooking } from './my-booking';

export function responseFromReceipt(booking: MyBooking, receipt: unknown): BookingResponse | null {
  const id = textField(receipt, 'reservationId');
  if (id === null) return null;
  const createdAt = textField(receipt, 'createdAt') ?? '';
  const { wish, kind, startsAt } = booking;
  const shared = {
    id,
    v: 0,
    status: textField(receipt, 'status') ?? 'pending',
    statusAt: createdAt,
    statusBy: null,
    createdAt,
    reservationDate: textField(receipt, 'reservationDate') ?? new Date(startsAt).toISOString(),
    serviceDay: wish.serviceDay,
    reservationTime: wish.reservationTime,
    partySize: wish.partySize,
    tableId: null,
    tableLabel: textField(receipt, 'tableLabel'),
    guestName: '',
    guestEmail: null,
    guestPhone: '',
    specialRequests: null,
    ...linksOf(receipt),
  };
  if (kind === 'reservation') return { ...shared, tablePreference: booking.wish.tablePreference };
  const { selectedFood, selectedSauce, selectedDrink, otherChoices = [] } = booking.wish;
  return {
    ...shared,
    selectedFood,
    selectedSauce,
    selectedDrink,
    otherChoices,
    totalAmount: textField(receipt, 'totalAmount'),
    depositRequired: isRecord(receipt) && receipt.depositRequired === true,
    depositDueAt: textField(receipt, 'depositDueAt'),
    depositPaidAt: null,
    depositPaidBy: null,
    firstDrinkAt: null,
    firstDrinkBy: null,
  };
}

function linksOf(receipt: unknown): Pick<BookingResponse, 'manageUrl' | 'calendarUrl'> {
  const manageUrl = textField(receipt, 'manageUrl');
  const calendarUrl = textField(receipt, 'calendarUrl');
  return manageUrl && calendarUrl ? { manageUrl, calendarUrl } : {};
}
