import { liraText } from '../../src/domain/money';
import { TAKEN_METHODS } from '../../src/domain/tender-methods';
import { addDays } from '../../src/domain/venue';
import { onBill, take } from '../support/data/test-bills';
import { newOrderId } from '../support/data/test-orders';
import { personOf } from './people';
import type { Scene } from './story';

const SLOTS = ['18:00', '19:00', '19:30', '20:00', '20:30', '21:00'];
const FOODS = ['The Bliss Classic', 'The BBQ Bliss Stack', 'The Fine Falafel Burger (V)'];
const DRINKS = ['Classic Mojito', 'Efes', 'House Rose', 'Margarita'];
const AREAS = ['indoor', 'outdoor', 'barSeating'];

export type Booked = { id: string; kind: 'table' | 'brunch'; day: string; isOver: boolean };

/** Books tables for tomorrow and brunches for the next weekend; guests pay due deposits. */
export async function bookEvening(scene: Scene, day: string): Promise<Booked[]> {
  const { random } = scene;
  const made: Booked[] = [];
  for (let nth = random.between(2, 6); nth > 0; nth -= 1) {
    const booked = await book(scene, 'table', addDays(day, 1));
    if (booked) made.push(booked);
  }
  if (random.chance(0.4)) {
    const booked = await book(scene, 'brunch', addDays(day, 2));
    if (booked) made.push(booked);
  }
  return made;
}

async function book(scene: Scene, kind: Booked['kind'], day: string): Promise<Booked | null> {
  const { random, venue, regulars, manager, told } = scene;
  const member = regulars.length > 0 && random.chance(0.4) ? random.pick(regulars) : null;
  const person = member ?? personOf(random, 100 + random.between(0, 300));
  const wish = {
    guestName: `${person.firstName} ${person.lastName}`,
    guestEmail: person.email,
    guestPhone: person.phone,
    reservationDate: day,
  };
  const body =
    kind === 'table'
      ? {
          ...wish,
          reservationTime: random.pick(SLOTS),
          partySize: random.pick([2, 2, 2, 4, 4, 6]),
          tablePreference: random.pick(AREAS),
        }
      : {
          ...wish,
          reservationTime: random.pick(['15:00', '16:00', '17:00']),
          partySize: random.between(2, 5),
          selectedFood: random.pick(FOODS),
          selectedSauce: null,
          selectedDrink: random.pick(DRINKS),
          specialRequests: null,
          depositRequired: true,
          status: 'pending',
        };
  const path = kind === 'table' ? '/api/reservations' : '/api/brunch-reservations';
  const response = await (member?.browser ?? venue.browser()).send(path, {
    body,
    headers: { 'Idempotency-Key': newOrderId() },
  });
  // A full evening refuses further bookings.
  if (response.status !== 201) return null;
  told.bookings += 1;
  const id = String(response.body.reservationId ?? response.body.id);
  if (kind === 'brunch') {
    await manager.send(`/api/admin/brunch-reservations/${id}/deposit`, {
      method: 'PATCH',
      body: { isPaid: true, method: random.pick(TAKEN_METHODS) },
    });
  }
  await move(scene, { id, kind }, 'confirmed');
  return { id, kind, day, isOver: false };
}

/** Completes a booking, or marks it as a no-show. */
export async function endBooking(scene: Scene, booked: Booked): Promise<void> {
  const end = scene.random.chance(0.08) ? 'no_show' : 'completed';
  if (booked.kind === 'table' && end === 'completed') await move(scene, booked, 'seated');
  if (booked.kind === 'brunch' && end === 'completed') await drinkAndPay(scene, booked);
  await move(scene, booked, end);
  if (booked.kind === 'brunch' && end === 'no_show') {
    await scene.manager.send(`/api/admin/brunch-reservations/${booked.id}/deposit/keep`, {
      body: { reason: 'No-show' },
      headers: { 'Idempotency-Key': newOrderId() },
    });
  }
}

/** The party comes, sometimes with one person less, and pays what its deposit leaves open. */
async function drinkAndPay({ manager, random, venue }: Scene, { id }: Booked): Promise<void> {
  const booked = (await venue.deps.brunches.find(id))?.row.partySize ?? 1;
  const people = random.chance(0.2) ? Math.max(1, booked - 1) : booked;
  await manager.send(`/api/admin/brunch-reservations/${id}/first-drink`, {
    method: 'PATCH',
    body: { isServed: true, isEarly: true, isTogether: true, people },
  });
  const billId = (await venue.deps.orders.find(id))?.row.billId ?? id;
  const bill = (await venue.deps.bills.find(billId))?.row;
  if (!bill) return;
  const rest = bill.worthKurus - bill.paidKurus;
  if (rest > 0) await take(manager, billId, liraText(rest), random.chance(0.4) ? 'cash' : 'card');
  const sum = liraText(Math.max(bill.worthKurus, bill.paidKurus));
  const end = { worth: liraText(bill.worthKurus), paid: sum, isServed: true, freesTable: true };
  await onBill(manager, billId, 'close', end);
}

function move({ manager }: Scene, { id, kind }: Pick<Booked, 'id' | 'kind'>, status: string) {
  const path = kind === 'table' ? 'reservations' : 'brunch-reservations';
  return manager.send(`/api/admin/${path}/${id}/status`, { method: 'PATCH', body: { status } });
}
