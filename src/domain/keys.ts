/** Returns the keys of a record that has only the keys of its type. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  // TypeScript knows the keys of every object as texts only.
  return Object.keys(record) as Key[];
}

/** Returns a record with a value for each key. */
export function byKey<Key extends string, Value>(
  keys: readonly Key[],
  value: (key: Key) => Value,
): Record<Key, Value> {
  // The entries cover all keys.
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;
}

export function isKeyOf<Record extends object>(
  record: Record,
  key: PropertyKey,
): key is keyof Record {
  return Object.hasOwn(record, key);
}
