import type { Declaration, Rule } from 'postcss';
import postcss from 'postcss';
import { cssFeature, cssFunction, isSupported } from './oldest-browsers';

/**
 * Returns the features in a stylesheet that the oldest browsers lack: a selector that loses its rule, or a
 * declaration without a supported one of the same property before it.
 */
export function newerInStyles(text: string): string[] {
  const found = new Set<string>();
  const root = postcss.parse(text);
  root.walkAtRules(({ name }) => {
    if (name !== 'page' && !isSupported(cssFeature('at-rules', name))) found.add(`@${name}`);
  });
  root.walkRules((rule) => {
    for (const name of newerSelectors(rule)) found.add(name);
    for (const node of rule.nodes) if (node.type === 'decl') checkDeclaration(node, found);
  });
  return [...found];
}

/** An unknown pseudo-class loses its whole rule; a prefixed one affects only others in its list. */
function newerSelectors({ selector, selectors }: Rule): string[] {
  const names = [...selector.matchAll(/::?([a-z-]+)/g)].map(([, name = '']) => name);
  return names
    .filter((name) =>
      name.startsWith('-') ? selectors.length > 1 : !isSupported(cssFeature('selectors', name)),
    )
    .map((name) => `:${name}`);
}

function checkDeclaration(declaration: Declaration, found: Set<string>): void {
  const newer = newerIn(declaration);
  if (newer === null) return;
  const siblings = declaration.parent?.nodes ?? [];
  const hasFallback = siblings
    .slice(0, siblings.indexOf(declaration))
    .some((node) => node.type === 'decl' && isFallback(node, declaration));
  if (!hasFallback) found.add(newer);
}

function isFallback(earlier: Declaration, { prop }: Declaration): boolean {
  if (earlier.prop === prop) return newerIn(earlier) === null;
  return earlier.prop.replace(/^-(webkit|moz)-/, '') === prop;
}

/** These properties only add comfort: a browser without them shows the same page. */
const COMFORT =
  /^(overscroll-behavior(-[xy])?|forced-color-adjust|resize|field-sizing|scrollbar-(width|color)|cursor|text-(wrap|size-adjust)|hyphens|orphans|widows|page|content-visibility|contain-intrinsic-size|break-\w+)$/;

function newerIn({ prop, value }: Declaration): string | null {
  if (COMFORT.test(prop)) return null;
  if (prop.startsWith('-')) return prop.startsWith('--') ? newerValue(value) : null;
  if (!isSupported(cssFeature('properties', prop))) return prop;
  const words = value.split(/[\s,/()]+/);
  const keyword = words.find((word) => !isSupported(cssFeature('properties', prop, word)));
  return keyword === undefined ? newerValue(value) : `${prop}: ${keyword}`;
}

const DYNAMIC_UNIT = /\d[dsl]v([whib]|min|max)\b/;

function newerValue(value: string): string | null {
  if (DYNAMIC_UNIT.test(value)) return 'dvh';
  const functions = [...value.matchAll(/([a-z][a-z-]+)\(/g)].map(([, name = '']) => name);
  return functions.find((name) => !isSupported(cssFunction(name))) ?? null;
}
