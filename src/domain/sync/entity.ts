/** The outbox sends mutations of one entity in order; other entities do not wait. */
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

export function entityKey(entity: Entity, id: string): string {
  return `${entity}:${id}`;
}

export function entityIdOf(key: string): string {
  return key.slice(key.indexOf(':') + 1);
}
