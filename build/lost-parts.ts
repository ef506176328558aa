import type { PluginOption } from 'vite';
import { LEAF_CHUNKS } from './chunk-families';

/** A failed import stays failed under its URL (whatwg/html#6768). Parts with state must not load under a second one. */
const LOST_PARTS = `
const came = {};
const nameOf = (load) => /\\b(?:${LEAF_CHUNKS.join('|')})-[\\w-]{8}\\.js/.exec(load);
const anew = (path) => import(/* @vite-ignore */ path + "?" + Date.now());
const again = (name, error) => {
  if (!name) throw error;
  const address = /http\\S+\\.js/.exec(error.message);
  const part = address ? anew(address) : anew("./" + name).catch(() => anew("./admin/" + name));
  came[name] = part.catch(() => {
    delete came[name];
    throw error;
  });
  return came[name];
};
// What is taken out of the part stands in the loader's text alone: import("…").then((it) => it.Part).
const taken = (load, part) =>
  [...String(load).matchAll(/=>\\w+\\.(\\w+)/g)].reduce((it, [, key]) => it[key], part);
const loadPart = async (load) => {
  const name = nameOf(load);
  const part = came[name];
  return part
    ? taken(load, await part)
    : load().catch(async (error) => taken(load, await (came[name] ?? again(name, error))));
};
`;

/** Loads a part and its stylesheet again: Vite's helper counts a failed stylesheet as loaded (vitejs/vite#13405). */
export function lostParts(): PluginOption {
  const changes = [
    [/(if \(e\.type === "error"\)) (rej\()/, '$1 link.remove(), $2'],
    [/seen\[href\] = void 0;(\s*throw err)/, 'delete seen[href];$1'],
    // Every page has the first view's styles (inline-first-view.ts).
    [/(?=return preloadOnce\()/, 'if (/\\/home-[\\w-]+\\.css$/.test(dep.href)) return; '],
    [/baseModule\(\)(\.catch\(handlePreloadError\))/, 'loadPart(baseModule)$1'],
  ] as const;
  return {
    name: 'lost-parts',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (!changes.every(([part]) => part.test(code))) {
          this.error("Vite's preload helper has changed");
        }
        const changed = changes.reduce((text, [part, other]) => text.replace(part, other), code);
        return { code: LOST_PARTS + changed, map: null };
      },
    },
  };
}
