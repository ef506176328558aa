import { expect, test } from 'vitest';
import { readXml, textAt } from './bank-config';

function read(inside: string): string | null {
  const root = readXml(`<Response>${inside}</Response>`);
  return root && (textAt(root, 'Text') ?? '');
}

test.each([
  ['<Text><![CDATA[a < b & c]]></Text>', 'a < b & c'],
  ["<Text kind='x'>ok</Text>", 'ok'],
  ['<Text kind="x" nil=\'true\'/>', ''],
  ['<Text>&lt;b&gt;</Text>', '<b>'],
  ['<Text><![CDATA[<Text>]]></Text>', '<Text>'],
  ['<Text>a < b</Text>', null],
  ["<Text kind='x>ok</Text>", null],
])('%s says %s', (xml, text) => {
  expect(read(xml)).toBe(text);
});
