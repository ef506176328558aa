import { isRecord, textField } from '../json';
import type { BookingResponse, MyBooking } from './my-booking';

export function responseFromConfirmation(
  booking: MyBooking,
  confirmation: unknown,
): BookingResponse | null {
  const id = textField(confirmation, 'reservationId');
  if (id === null) return null;
  const createdAt = textField(confirmation, 'createdAt') ?? '';
  const { wish, kind, startsAt } = booking;
  const shared = {
    id,
    v: 0,
    status: textField(confirmation, 'status') ?? 'pending',
    statusAt: createdAt,
    createdAt,
    reservationDate: textField(confirmation, 'reservationDate') ?? new Date(startsAt).toISOString(),
    serviceDay: wish.serviceDay,
    reservationTime: wish.reservationTime,
    partySize: wish.partySize,
    tableLabel: textField(confirmation, 'tableLabel'),
    guestName: '',
    guestEmail: null,
    guestPhone: '',
    specialRequests: null,
    ...linksOf(confirmation),
  };
  if (kind === 'reservation') return { ...shared, tablePreference: booking.wish.tablePreference };
  const depositAmount = textField(confirmation, 'depositAmount');
  const { selectedFood, selectedSauce, selectedDrink, otherChoices = [], names } = booking.wish;
  return {
    ...shared,
    selectedFood,
    selectedSauce,
    selectedDrink,
    otherChoices,
    ...(names && { names }),
    totalAmount: textField(confirmation, 'totalAmount'),
    depositRequired: isRecord(confirmation) && confirmation.depositRequired === true,
    depositDueAt: textField(confirmation, 'depositDueAt'),
    ...(depositAmount !== null && { depositAmount }),
    depositPaidAt: null,
    firstDrinkAt: null,
  };
}

function linksOf(confirmation: unknown): Pick<BookingResponse, 'manageUrl' | 'calendarUrl'> {
  const manageUrl = textField(confirmation, 'manageUrl');
  const calendarUrl = textField(confirmation, 'calendarUrl');
  return manageUrl && calendarUrl ? { manageUrl, calendarUrl } : {};
}
