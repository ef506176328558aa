import type { AnyNode, Node } from 'acorn';
import { parse } from 'acorn';
import { globalNamed, isSupported, methodsByName } from './oldest-browsers';

const methods = methodsByName();
/** These objects exist once; the list names their types in MDN's data. */
const SINGLE: Record<string, string> = {
  navigator: 'Navigator',
  document: 'Document',
  window: 'Window',
  globalThis: 'Window',
  self: 'WorkerGlobalScope',
  performance: 'Performance',
  crypto: 'Crypto',
  screen: 'Screen',
  history: 'History',
  location: 'Location',
};

/**
 * Returns the features in a script that the oldest browsers lack and that the function around them does not test
 * for.
 * @throws SyntaxError for syntax newer than ES2022
 */
export function newerInScript(code: string): string[] {
  const found = new Set<string>();
  const script = parse(code, { ecmaVersion: 2022, sourceType: 'module' });
  visit(script, [], { found, own: ownNames(script) });
  return [...found];
}

type Findings = { found: Set<string>; own: ReadonlySet<string> };

function visit(node: AnyNode, scopes: readonly AnyNode[], findings: Findings): void {
  const inside = isScope(node) ? [...scopes, node] : scopes;
  const used = newerUse(node);
  const isAskedFor = ({ name }: { name: string }) =>
    findings.own.has(name) || inside.some((scope) => askedIn(scope).has(name));
  if (used && !isAskedFor(used)) findings.found.add(used.text);
  for (const child of childrenOf(node)) visit(child, inside, findings);
}

/** Returns the script's own upper-case variables, because a minified one may have an interface's name. */
function ownNames(script: AnyNode): ReadonlySet<string> {
  const names = new Set<string>();
  const collect = (node: AnyNode): void => {
    const id = node.type === 'VariableDeclarator' ? node.id : null;
    if (id?.type === 'Identifier' && /^[A-Z]/.test(id.name)) names.add(id.name);
    for (const child of childrenOf(node)) collect(child);
  };
  collect(script);
  return names;
}

function isScope({ type }: AnyNode): boolean {
  return type === 'Program' || /Function/.test(type);
}

type Use = { name: string; text: string } | null;

function newerUse(node: AnyNode): Use {
  switch (node.type) {
    case 'StaticBlock':
      return { name: 'static {', text: 'static {…}' };
    case 'Literal': {
      const pattern = 'regex' in node && node.regex ? node.regex.pattern : String(node.value);
      return /\(\?<[=!]/.test(pattern) ? { name: 'lookbehind', text: `lookbehind` } : null;
    }
    case 'NewExpression':
      return node.callee.type === 'Identifier' ? newerGlobal(node.callee.name, true) : null;
    case 'CallExpression':
      if (node.optional) return null;
      if (node.callee.type === 'Identifier') return newerFunction(node.callee.name);
      return node.callee.type === 'MemberExpression'
        ? newerMember(node.callee.object, node.callee.property)
        : null;
    case 'MemberExpression':
      // Two property accesses need the first property: navigator.locks.request needs `locks`.
      return node.object.type === 'MemberExpression' && !node.optional
        ? newerOwn(node.object.object, node.object.property)
        : node.object.type === 'Identifier'
          ? newerGlobal(node.object.name)
          : null;
    default:
      return null;
  }
}

function newerGlobal(name: string, isMade = false): Use {
  if (!/^[A-Z]/.test(name)) return null;
  const feature = globalNamed(name);
  const isNewer = !isSupported(feature) || (isMade && !isSupported(feature?.[name]));
  return isNewer ? { name, text: isMade ? `new ${name}()` : name } : null;
}

function newerFunction(name: string): Use {
  const feature = globalNamed('Window')?.[name];
  return isSupported(feature) ? null : { name, text: `${name}()` };
}

/** Looks a called method up by its object if that is known, otherwise by its name alone. */
function newerMember(object: Node, property: Node): Use {
  const name = nameOf(property);
  if (name === null) return null;
  const own = newerOwn(object, property);
  if (own || isKnown(object)) return own;
  const owners = methods.get(name) ?? [];
  const isNewer = owners.length > 0 && !owners.some(isSupported);
  return isNewer ? { name, text: `.${name}()` } : null;
}

function newerOwn(object: Node, property: Node): Use {
  const name = nameOf(property);
  const owner = ownerOf(object);
  if (name === null || owner === null) return null;
  const feature = globalNamed(owner);
  const member = feature?.[`${name}_static`] ?? feature?.[name];
  return isSupported(member) ? null : { name, text: `${owner}.${name}` };
}

function isKnown(object: Node): boolean {
  const owner = ownerOf(object);
  return owner !== null && globalNamed(owner) !== undefined;
}

function ownerOf(object: Node): string | null {
  const node = object as AnyNode;
  const name =
    node.type === 'Identifier'
      ? node.name
      : node.type === 'MemberExpression'
        ? nameOf(node.property)
        : null;
  if (name === null) return null;
  return Object.hasOwn(SINGLE, name)
    ? (SINGLE[name] ?? null)
    : /^[A-Z]\w{2}/.test(name)
      ? name
      : null;
}

function nameOf(property: Node): string | null {
  const node = property as AnyNode;
  return node.type === 'Identifier' ? node.name : null;
}

const asked = new WeakMap<AnyNode, ReadonlySet<string>>();

/**
 * Returns the names that a function tests for: `typeof X`, `'x' in y`, `y.x?.()`, `if (y.x)`. A test in one function
 * does not cover its neighbours.
 */
function askedIn(scope: AnyNode): ReadonlySet<string> {
  const known = asked.get(scope);
  if (known) return known;
  const names = new Set<string>();
  for (const child of childrenOf(scope)) collect(child, names, scope.type === 'Program');
  asked.set(scope, names);
  return names;
}

function collect(node: AnyNode, names: Set<string>, isShallow: boolean): void {
  if (isShallow && isScope(node)) return;
  for (const asking of askingParts(node)) addNames(asking, names);
  for (const child of childrenOf(node)) collect(child, names, isShallow);
}

function askingParts(node: AnyNode): Node[] {
  switch (node.type) {
    case 'UnaryExpression':
      return node.operator === 'typeof' ? [node.argument] : [];
    case 'BinaryExpression':
      return /^(in|[!=]==?)$/.test(node.operator) ? [node.left] : [];
    case 'IfStatement':
    case 'ConditionalExpression':
      return [node.test];
    case 'LogicalExpression':
      return [node.left];
    case 'CallExpression':
      return node.optional ? [node.callee] : [];
    case 'MemberExpression':
      return node.optional ? [node.object] : [];
    default:
      return [];
  }
}

function addNames(node: Node, names: Set<string>): void {
  const any = node as AnyNode;
  if (any.type === 'Identifier') names.add(any.name);
  if (any.type === 'Literal') names.add(String(any.value));
  // The minifier writes strings with backticks.
  if (any.type === 'TemplateLiteral') names.add(any.quasis[0]?.value.cooked ?? '');
  if (any.type === 'MemberExpression') addNames(any.property, names);
  if (any.type === 'UnaryExpression') addNames(any.argument, names);
  // The minifier writes `f(); if (x)` as `if (f(), x)`.
  if (any.type === 'SequenceExpression') for (const part of any.expressions) addNames(part, names);
  if (any.type === 'ChainExpression') addNames(any.expression, names);
}

function childrenOf(node: AnyNode): AnyNode[] {
  const children: AnyNode[] = [];
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) children.push(...value.filter(isNode));
    else if (isNode(value)) children.push(value);
  }
  return children;
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'start' in value;
}
