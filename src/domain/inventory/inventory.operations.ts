import { operation } from '../sync/operation';
import {
  bookCorrectionInput,
  bookCountInput,
  bookDeliveryInput,
  bookWasteInput,
  changeRecipeInput,
} from './recipe';

const [read, change] = ['inventory.read', 'inventory.change'] as const;
const ALL = '/api/admin/inventory';
const ONE = `${ALL}/:id` as const;

/** The dashboard and the shift report list low stock, so every role reads it. */
export const lowStock = operation('inventory.low', `GET ${ALL}/low-stock`, 'dashboard.read');
export const needs = operation('inventory.needs', `GET ${ALL}/needs`, read);
export const movements = operation('inventory.movements', `GET ${ONE}/movements`, read);
export const deliveries = operation(
  'supplier.deliveries',
  'GET /api/admin/suppliers/:id/deliveries',
  'suppliers.read',
);
export const count = operation('inventory.count', `POST ${ALL}/counts`, change, bookCountInput);
export const delivery = operation(
  'inventory.delivery',
  `POST ${ALL}/deliveries`,
  change,
  bookDeliveryInput,
);
export const waste = operation('inventory.waste', `POST ${ONE}/waste`, change, bookWasteInput);
export const correction = operation(
  'inventory.correction',
  `POST ${ONE}/corrections`,
  change,
  bookCorrectionInput,
);
export const recipes = operation('recipe.list', 'GET /api/admin/recipes', read);
export const changeRecipe = operation(
  'recipe.change',
  'PUT /api/admin/recipes/:part',
  change,
  changeRecipeInput,
);
