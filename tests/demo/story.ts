import { dayBegins } from '../../src/domain/bookings/booking';
import { createClock } from '../support/bar/test-clock';
import type { TestStaff } from '../support/bar/test-staff';
import { signIn } from '../support/bar/test-staff';
import type { TestMember } from '../support/data/test-members';
import { newMember } from '../support/data/test-members';
import type { Booked } from './bookings';
import { bookEvening, endBooking } from './bookings';
import { closeDay, spendDay, stockDay } from './office';
import { orderOnce, readMenu } from './orders';
import type { Person } from './people';
import { LETTERS, personOf } from './people';
import type { Random } from './random';
import { writeRecipes } from './recipes';
import { nameSuppliers } from './suppliers';
import type { DemoVenue } from './venue';

const HOUR_MS = 60 * 60_000;
const MEMBERS = 48;
/** The venue gets this many orders on each evening from Sunday to Saturday. */
const ORDERS_BY_WEEKDAY = [17, 11, 12, 13, 16, 26, 30] as const;

export type Told = { orders: number; bookings: number; members: number };
export type Regular = TestMember & Person;

/** Holds everything that a day of the demo needs. */
export type Scene = {
  venue: DemoVenue;
  random: Random;
  owner: TestStaff;
  manager: TestStaff;
  regulars: Regular[];
  told: Told;
};

export async function createStory(venue: DemoVenue, random: Random) {
  const told: Told = { orders: 0, bookings: 0, members: 0 };
  const menu = await readMenu(venue);
  const regulars: Regular[] = [];
  const waiting: Booked[] = [];

  async function join(): Promise<void> {
    if (regulars.length >= MEMBERS) return;
    const person = personOf(random, regulars.length + 1);
    const bar = { ...venue, clock: createClock(venue.clock.at), rows: rowsOf(venue) };
    const member = await newMember(bar as never, person);
    regulars.push({ ...member, ...person });
    told.members += 1;
    for (const channel of ['email', 'sms']) {
      if (!random.chance(0.5)) continue;
      const body = { channel, isGranted: true };
      await member.browser.send(`/api/users/${member.id}/consents`, { body });
    }
  }

  return {
    told,

    /** Plays one evening, up to the present moment. */
    async playDay(day: string, until: number): Promise<void> {
      const began = dayBegins(day);
      const at = (hour: number) => began + (hour - 4) * HOUR_MS;
      // Sessions last twelve hours, until the drawer is counted.
      venue.clock.at = at(14);
      if (venue.clock.at > until) return;
      const [owner, manager] = [await signIn(venue, 'super_admin'), await signIn(venue, 'manager')];
      const scene: Scene = { venue, random, owner, manager, regulars, told };
      if (told.orders === 0) {
        await nameSuppliers(scene);
        await writeRecipes(scene, menu);
        const licence = { method: 'PUT', body: { value: 'restaurant' } };
        await owner.send('/api/admin/settings/vat.licence', licence);
      }
      await stockDay(scene);
      if (random.chance(0.9)) await join();
      waiting.push(...(await bookEvening(scene, day)));
      if (random.chance(0.5)) await write();
      const orders = ORDERS_BY_WEEKDAY[new Date(`${day}T12:00:00Z`).getUTCDay()] ?? 12;
      const times = Array.from({ length: orders + random.between(-3, 4) }, () =>
        Math.min(random.between(15 * 60, 24 * 60 + 30), random.between(17 * 60, 25 * 60 - 10)),
      ).sort((one, other) => one - other);
      for (const minutes of times) {
        venue.clock.at = at(minutes / 60);
        if (venue.clock.at > until) return;
        await orderOnce(scene, menu, { isTonight: until - venue.clock.at < HOUR_MS });
      }
      for (const booked of waiting.splice(0).filter((one) => one.day > day || !one.isOver)) {
        if (booked.day > day) waiting.push(booked);
        else await endBooking(scene, booked);
      }
      venue.clock.at = at(25.5);
      if (venue.clock.at > until) return;
      await spendDay(scene, day);
      await closeDay(scene, day);
    },
  };

  async function write(): Promise<void> {
    const [subject, message] = random.pick(LETTERS);
    const { firstName: name, email } = personOf(random, 500 + random.between(0, 80));
    await venue.browser().send('/api/contact', { body: { name, email, subject, message } });
  }
}

function rowsOf({ deps }: DemoVenue) {
  return async (text: string) => (await deps.gateway.client.execute(text)).rows;
}
