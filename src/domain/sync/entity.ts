/** The entities of mutations. Mutations of one entity are sent one after another; other entities do not wait. */
export const ENTITIES = [
  'order',
  'seen',
  'alarm',
  'res',
  'brunch',
  'msg',
  'dish',
  'table',
  'seating',
  'call',
  'pin',
] as const;
export type Entity = (typeof ENTITIES)[number];

/** The key that keeps the mutations about one thing in line: `order:<id>`. */
export function entityKey(entity: Entity, id: string): string {
  return `${entity}:${id}`;
}

/** The id inside such a key. */
export function entityIdOf(key: string): string {
  return key.slice(key.indexOf(':') + 1);
}
