import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { sourceFiles } from './source-files';

type Node = { type: string; start: number; end: number; [part: string]: unknown };

const SHORT_FUNCTION_LINES = 8;
const COMMENT = /^\s*\/\/|\*\/$/;

function isNode(part: unknown): part is Node {
  return typeof part === 'object' && part !== null && 'type' in part && 'start' in part;
}

/** Returns the casts of a file without a comment above the cast, its statement or its short function. */
function unexplained(path: string, text: string): string[] {
  const { program } = parseSync(path, text);
  const lines = text.split('\n');
  const lineOf = (place: number) => text.slice(0, place).split('\n').length;
  const isExplained = ({ start }: Node) => COMMENT.test(lines[lineOf(start) - 2] ?? '');
  const found: string[] = [];

  function isShort({ type, start, end }: Node): boolean {
    return /Function/.test(type) && lineOf(end) - lineOf(start) < SHORT_FUNCTION_LINES;
  }

  function walk(node: Node, around: readonly Node[]): void {
    if (node.type === 'TSAsExpression' && text.slice(node.start, node.end).endsWith(' as const')) {
      return;
    }
    if (node.type === 'TSAsExpression') {
      const statement = around.findLast(({ type }) => /Statement$|Declaration$/.test(type));
      const reasons = [node, statement, ...around.filter(isShort)];
      const exported = around.filter(({ type }) => type === 'ExportNamedDeclaration');
      const places = [...reasons, ...(around.some(isShort) ? exported : [])];
      if (!places.some((one) => one && isExplained(one))) {
        found.push(`${path}:${lineOf(node.start)}`);
      }
    }
    for (const part of Object.values(node).flat()) if (isNode(part)) walk(part, [...around, node]);
  }

  if (isNode(program)) walk(program, []);
  return found;
}

test('every cast has its reason in a comment', () => {
  const files = sourceFiles(['src', 'server', 'build'], /(?<!\.test)\.tsx?$/);
  const casting = files.filter(({ text }) => /[^*] as (?!const\b)/.test(text));
  expect(casting.flatMap(({ path, text }) => unexplained(path, text))).toEqual([]);
});

test.each([
  ['const id = row.id as string;', 1],
  ['// The database has checked it.\nconst id = row.id as string;', 0],
  ['/** Every row has one. */\nexport function idOf(row: Row) {\n  return row.id as string;\n}', 0],
  ['// The id.\nconst a = 1;\nconst id = row.id as string;', 1],
  ["const KINDS = ['a', 'b'] as const;", 0],
])('%j has %i casts without a reason', (text, count) => {
  expect(unexplained('row.ts', text)).toHaveLength(count);
});
