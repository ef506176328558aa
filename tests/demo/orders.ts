import { liraText } from '../../src/domain/money';
import { onBill, take } from '../support/data/test-bills';
import { newOrderId } from '../support/data/test-orders';
import type { Category, MenuItemRead } from './menu-types';
import type { Scene } from './story';
import type { DemoVenue } from './venue';

const FRIES_KURUS = 10_000;
const COURIER_KURUS = 15_000;
const STREETS = ['Çalış Plajı', 'Ölüdeniz Caddesi', 'Kordon Boyu', 'Karagözler'];

export type DemoMenu = { items: MenuItemRead[]; tables: { label: string }[] };

export async function readMenu({ app }: DemoVenue): Promise<DemoMenu> {
  const read = async (path: string) => (await app.request(path)).json();
  const categories = (await read('/api/menu/categories')) as Category[];
  const slugOf = new Map(categories.map(({ id, slug }) => [id, slug]));
  const items = (await read('/api/menu/items')) as MenuItemRead[];
  const tables = ['1', '2', '3', '4', '5', '6', '7', '8'].map((nth) => ({ label: `S${nth}` }));
  return {
    tables,
    items: items
      .filter((item) => !item.name.includes('Bottomless') && !/sweet potato/i.test(item.name))
      .map((item) => ({ ...item, slug: slugOf.get(item.categoryId) ?? '' })),
  };
}

/**
 * Lets a guest or a member order, the kitchen prepare and the guest pay. Late orders of tonight stay open on the
 * board.
 */
export async function orderOnce(
  scene: Scene,
  menu: DemoMenu,
  { isTonight }: { isTonight: boolean },
): Promise<void> {
  const { random, venue, regulars, manager, told } = scene;
  const member = regulars.length > 0 && random.chance(0.45) ? random.pick(regulars) : null;
  const serviceType = random.pick(['table', 'table', 'table', 'table', 'collection', 'delivery']);
  const isAway = serviceType !== 'table';
  const offered = menu.items.filter(({ alcohol, tobacco }) => !isAway || (!alcohol && !tobacco));
  const items = Array.from({ length: random.between(1, 4) }, () => lineOf(scene, offered));
  const kurus = items.reduce((sum, line) => sum + line.kurus * line.quantity, 0);
  const fee = serviceType === 'delivery' ? COURIER_KURUS : 0;
  const browser = member?.browser ?? venue.browser();
  const name = member ? `${member.firstName} ${member.lastName}` : 'Guest';
  const { status, body } = await browser.send('/api/orders', {
    headers: { 'Idempotency-Key': newOrderId() },
    body: {
      items: items.map(({ kurus: _, ...line }) => line),
      totalAmount: liraText(kurus + fee),
      serviceType,
      ...(isAway ? {} : { tableNumber: random.pick(menu.tables).label }),
      ...(member ? { userId: member.id, guestEmail: member.email } : {}),
      guestName: name,
      guestPhone: member?.phone ?? '+905320000000',
      ...(serviceType === 'delivery' ? { deliveryAddress: homeOf(scene, name) } : {}),
    },
  });
  if (status !== 201) return void noteRefusal(status, body);
  told.orders += 1;
  if (isTonight && random.chance(0.7)) return;
  const method = random.chance(0.4) ? 'cash' : 'card';
  const end = random.chance(0.04)
    ? { status: 'cancelled', reason: 'sold_out' }
    : { status: 'completed', ...(isAway ? { paidBy: method } : {}) };
  const { body: moved } = await manager.move(body.orderId, end);
  const seatingId = (moved.order as { seatingId?: string } | undefined)?.seatingId;
  if (!seatingId) return;
  await payBill(scene, { billId: seatingId, orderId: body.orderId, method });
}

type Served = { billId: string; orderId: unknown; method: string };

/** Takes what is open, sometimes after a discount and sometimes with a tip, and frees the table. */
async function payBill({ random, manager, venue }: Scene, { billId, orderId, method }: Served) {
  if (random.chance(0.06)) {
    const lines = [{ orderId, lineNo: 0 }];
    const off = random.pick([
      { off: { kind: 'discount', percent: 10 }, reason: 'regular' },
      { off: { kind: 'comp' }, reason: 'waited_long' },
    ]);
    await onBill(manager, billId, 'reductions', { lines, ...off });
  }
  const bill = (await venue.deps.bills.find(billId))?.row;
  if (!bill) return;
  const worth = liraText(bill.worthKurus);
  const rest = bill.worthKurus - bill.paidKurus;
  const tip = random.chance(0.3) ? { tip: `${10 * random.between(2, 15)}.00` } : {};
  if (rest > 0) await take(manager, billId, liraText(rest), method, tip);
  await onBill(manager, billId, 'close', { worth, paid: worth, isServed: true, freesTable: true });
}

const refusals = new Set<string>();

/** Logs each refusal once, except sold-out dishes; the refusal leaves a gap in the story. */
function noteRefusal(status: number, body: Record<string, unknown>): void {
  const said = `${status} ${body.code}`;
  if (body.code === 'sold_out' || refusals.has(said)) return;
  refusals.add(said);
  console.error(`An order was refused: ${said}`);
}

function lineOf({ random }: Scene, offered: readonly MenuItemRead[]) {
  const item = random.pick(offered);
  const hasFries = /^(burgers|hotdogs)$/.test(item.slug);
  const hasSauce = item.slug === 'wings-tenders' || /chicken (wings|tenders)/i.test(item.name);
  const price = Math.round(Number(item.price) * 100);
  return {
    originalMenuItemId: item.id,
    quantity: random.chance(0.25) ? 2 : 1,
    kurus: price + (hasFries ? FRIES_KURUS : 0),
    customizations: {
      ...(hasFries ? { fries: random.pick(['plain', 'seasoned']) } : {}),
      ...(hasSauce ? { sauce: random.pick(['bbq', 'garlic', 'spicy']) } : {}),
    },
  };
}

function homeOf({ random }: Scene, fullName: string) {
  const address = `${random.pick(STREETS)} ${random.between(1, 90)}`;
  return { fullName, phone: '0532 123 45 67', address, city: 'Fethiye' };
}
