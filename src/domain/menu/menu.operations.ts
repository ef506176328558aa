import { operation } from '../sync/operation';
import { changePricesInput } from './change-prices';
import { orderMenuInput } from './guest-menu';

const [read, change] = ['menu.read', 'menu.change'] as const;
const MENU = '/api/admin/menu';

export const prices = operation('menu.price_history', `GET ${MENU}/items/:id/prices`, read);
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
/** The body is the picture itself. */
export const addPicture = operation('picture.add', `POST ${MENU}/pictures`, change);
