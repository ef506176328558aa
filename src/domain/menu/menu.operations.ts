import { operation } from '../sync/operation';
import { changePricesInput } from './change-prices';
import { orderMenuInput } from './guest-menu';

const [read, change] = ['menu.read', 'menu.change'] as const;
const MENU = '/api/admin/menu';

export const prices = operation('menu.price_history', `GET ${MENU}/items/:id/prices`, read);
/** By the hour of the venue's clock: the dishes that a waiter's tablet offers first. */
export const often = operation('menu.often', `GET ${MENU}/often`, 'orders.change');
export const changePrices = operation(
  'menu.prices',
  `POST ${MENU}/prices`,
  change,
  changePricesInput,
);
export const orderCategories = operation(
  'menu.order_categories',
  `POST ${MENU}/categories/order`,
  change,
  orderMenuInput,
);
export const orderItems = operation(
  'menu.order_items',
  `POST ${MENU}/items/order`,
  change,
  orderMenuInput,
);
