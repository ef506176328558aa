import type { Gateway } from '../../db/gateway';
import { createInventoryRepository } from './inventory.repository';
import { createMovementsRepository } from './movements.repository';
import { createRecipesRepository } from './recipes.repository';
import { createStockBookings } from './stock-bookings.repository';
import { createStockNeedsRepository } from './stock-needs.repository';

export function createStockRepositories(gateway: Gateway) {
  return {
    inventory: createInventoryRepository(gateway),
    movements: createMovementsRepository(gateway),
    recipes: createRecipesRepository(gateway),
    stockBookings: createStockBookings(gateway),
    stockNeeds: createStockNeedsRepository(gateway),
  };
}
