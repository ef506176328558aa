/** Bounds of the map, and its size in SVG units. */
const WEST = 28.97;
const EAST = 29.274;
const NORTH = 36.69;
const SOUTH = 36.53;
export const MAP_WIDTH = 640;
export const MAP_HEIGHT = 420;

/** A point of the map from degrees; null: outside. */
export function onMap(longitude: number, latitude: number): { x: number; y: number } | null {
  if (longitude < WEST || longitude > EAST || latitude < SOUTH || latitude > NORTH) return null;
  return {
    x: Math.round(((longitude - WEST) / (EAST - WEST)) * MAP_WIDTH),
    y: Math.round(((NORTH - latitude) / (NORTH - SOUTH)) * MAP_HEIGHT),
  };
}
