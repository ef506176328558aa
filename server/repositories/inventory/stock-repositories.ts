import type { Gateway } from '../../db/gateway';
import {
  createInventoryRepository,
  createMovementsRepository,
  createRecipesRepository,
  createStockNeedsRepository,
} from './inventory.repository';
import { createStockBookings } from './stock-bookings.repository';

export function createStockRepositories(gateway: Gateway) {
  return {
    inventory: createInventoryRepository(gateway),
    movements: createMovementsRepository(gateway),
    recipes: createRecipesRepository(gateway),
    stockBookings: createStockBookings(gateway),
    stockNeeds: createStockNeedsRepository(gateway),
  };
}
