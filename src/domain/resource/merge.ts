import type { Values } from './resource';

/** A field conflicts if a colleague has meanwhile set another value; fields that the person left alone do not. */
export function mergeChange({
  wanted,
  from,
  current,
}: Record<'wanted' | 'from' | 'current', Values>) {
  const changed = Object.keys(wanted).filter((name) => !isSame(wanted[name], from[name]));
  const open = changed.filter((name) => !isSame(wanted[name], current[name]));
  return {
    after: pick(wanted, open),
    before: pick(current, open),
    conflicts: open.filter((name) => !isSame(from[name], current[name])),
  };
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

function pick(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}
