import * as v from 'valibot';
import { listOf, requiredText } from '../fields';
import type { Words } from '../resource/field';
import { numbered, type SettingShape } from './setting';

type Numbers = { from: number; to: number; unit: Words; parts: readonly Words[] };

/** A number for each part; `isRising`: each is larger than the one before. */
export function listedNumbers(
  initial: readonly number[],
  { parts, isRising = false, ...range }: Numbers & { isRising?: boolean },
): SettingShape<number[]> {
  const { schema: number } = numbered(range.from, range);
  const schema = v.pipe(
    listOf(number, parts.length, 'number.invalid'),
    v.length(parts.length, 'number.invalid'),
    v.check((list) => !isRising || list.every(isLarger), 'number.order'),
  );
  return { kind: 'numbers', schema, initial: [...initial], unit: range.unit, parts };
}

const NAME_MAX = 20;

/** A name for each part, all different. */
export function listedNames(
  initial: readonly string[],
  parts: readonly Words[],
): SettingShape<string[]> {
  // The history separates the names with slashes.
  const name = v.pipe(requiredText('name.required', NAME_MAX), v.excludes('/', 'invalid'));
  const schema = v.pipe(
    listOf(name, parts.length, 'name.required'),
    v.length(parts.length, 'name.required'),
    v.check((names) => new Set(names).size === names.length, 'name.taken'),
  );
  return { kind: 'names', schema, initial: [...initial], parts };
}

function isLarger(number: number, at: number, all: readonly number[]): boolean {
  return at === 0 || number > (all[at - 1] ?? 0);
}
