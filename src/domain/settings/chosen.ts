import * as v from 'valibot';
import { listOf } from '../fields';
import type { SettingChoice, SettingShape } from './setting';

export function chosenOne<Value extends string>(
  initial: Value,
  choices: readonly SettingChoice<Value>[],
): SettingShape<Value> {
  const values = choices.map(({ value }) => value);
  return { kind: 'choice', schema: v.picklist(values, 'choice.unknown'), initial, choices };
}

type Limits = { least?: number };

/** Some of the choices, in their order. */
export function chosen<Value extends string>(
  initial: readonly Value[],
  choices: readonly SettingChoice<Value>[],
  { least = 0 }: Limits = {},
): SettingShape<Value[]> {
  const values = choices.map(({ value }) => value);
  const schema = v.pipe(
    listOf(v.picklist(values, 'choice.unknown'), values.length, 'choice.unknown'),
    v.check((picked) => picked.length >= least, 'choice.required'),
    v.transform((picked) => values.filter((value) => picked.includes(value))),
  );
  return { kind: 'ticks', schema, initial: [...initial], choices };
}
