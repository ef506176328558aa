import type { TableArea } from '#domain/bookings/booking';
import { firstPlaces, shapeFor } from '#domain/tables/table-plan';
import type { TableShape } from '#domain/tables/venue-table';

type SeedTable = {
  id: number;
  label: string;
  area: TableArea;
  seats: number;
  shape: TableShape;
  x: number;
  y: number;
};

/** The letter in a default table's label names the area. */
export const VENUE_TABLES: readonly SeedTable[] = [
  ...tables('indoor', 'S', 1, [2, 2, 2, 4, 4, 4, 6, 6, 8, 10]),
  ...tables('outdoor', 'T', 21, [2, 2, 2, 2, 4, 4, 4, 4, 6, 6, 8, 10]),
  ...tables('barSeating', 'B', 41, [2, 2, 2, 2, 4]),
  ...tables('privateArea', 'P', 61, [4, 6, 10]),
];

function tables(area: TableArea, letter: string, firstId: number, seats: number[]): SeedTable[] {
  return firstPlaces(seats.length).map((place, index) => {
    const count = seats[index] ?? 0;
    const label = `${letter}${index + 1}`;
    return { id: firstId + index, label, area, seats: count, shape: shapeFor(count), ...place };
  });
}
