import { expect, test } from 'vitest';
import { sourceFiles } from './source-files';

/** A message or a body's text may change with the language or the build; a code does not. */
const COMPARED =
  /\b(error|reason|cause|response)\.(body|message|text)\.(includes|startsWith|match)\(/g;

function comparedTexts(text: string): string[] {
  return [...text.matchAll(COMPARED)].map(([found]) => found);
}

test('errors are told apart by their codes, not by their texts', () => {
  const files = sourceFiles(['src', 'server'], /\.tsx?$/).filter(
    ({ path }) => !/\.test\./.test(path),
  );
  const found = files.flatMap(({ path, text }) =>
    comparedTexts(text).map((one) => `${path}: ${one}`),
  );
  expect(found).toEqual([]);
  expect(comparedTexts("error.body.includes('pin.too_easy')")).toHaveLength(1);
});

/** A loop that failed tries again by itself, and the dialog lists what is not sent. */
const MAY_ONLY_LOG = ['src/admin/queue/QueueDialog.tsx'];

test('staff are told of a change that failed: no handler only logs it', () => {
  const onlyLogged = /[(,]\s*console\.error\s*\)/;
  const found = sourceFiles(['src/admin'], /\.tsx?$/).filter(({ text }) => onlyLogged.test(text));
  expect(found.map(({ path }) => path)).toEqual(MAY_ONLY_LOG);
  expect(onlyLogged.test('void save().catch(console.error)')).toBe(true);
});
