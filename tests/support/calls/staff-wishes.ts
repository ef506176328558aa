import { DISH } from '../data/test-orders';

/** Lists valid input for the forms of the back office. */
export const TABLE = {
  label: 'T20',
  area: 'outdoor',
  seats: 4,
  shape: 'round',
  x: 0,
  y: 0,
  isActive: true,
};
export const TICK = { lines: [0], isDone: true };
export const SUPPLIER = {
  name: 'Ilgaz Gıda',
  contactName: '',
  phone: '',
  email: '',
  leadDays: 2,
  supplies: '',
  notes: '',
};
export const ITEM = {
  nameEn: 'Mint',
  nameTr: 'Nane',
  category: 'kitchen',
  unit: 'kg',
  minStockLevel: 1,
  unitCost: null,
  supplierId: null,
};
export const CATEGORY = { nameEn: 'Soups', nameTr: 'Çorbalar', slug: 'soups', isVisible: true };
export const DISH_ITEM = { nameEn: 'Lentil soup', nameTr: 'Mercimek', categoryId: 6, price: '120' };
export const SCHEDULED = {
  dueAt: '2026-07-05T16:00',
  itemId: DISH.lemonade,
  change: 'price',
  price: '99.00',
};
export const LETTER = {
  name: 'Deniz',
  email: 'deniz@example.com',
  subject: 'A scarf',
  message: 'Blue.',
};

export const BY_PHONE = {
  guestName: 'Selin Ak',
  serviceDay: '2026-07-05',
  reservationTime: '18:00',
  partySize: 3,
};

export const WAITING = { guestName: 'Deniz', partySize: 2 };

export const DEVICE = { name: 'Grill side', role: 'kitchen', v: 0 };
