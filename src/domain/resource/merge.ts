import type { Values } from './resource';

/**
 * What a person changed since they saw the record (`from`), against the record as it stands. A field that somebody
 * else changed meanwhile to another value is a conflict; fields that the person left alone keep their present value.
 */
export function mergeChange({
  wanted,
  from,
  current,
}: Record<'wanted' | 'from' | 'current', Values>) {
  const changed = Object.keys(wanted).filter((name) => !isSame(wanted[name], from[name]));
  const open = changed.filter((name) => !isSame(wanted[name], current[name]));
  return {
    /** Fields to write, with their values. */
    after: pick(wanted, open),
    before: pick(current, open),
    conflicts: open.filter((name) => !isSame(from[name], current[name])),
  };
}

/** Two JSON values with the same content. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

function pick(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}
