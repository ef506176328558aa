import { delayOrOnline } from '../i18n/i18n';

/** A failed file is fetched again after these pauses (ms). */
const PAUSES_MS = [500, 1_500];

/** Each page has the first view's styles from the start (inline-first-view.ts, admin.html). */
const IN_PAGE = /\/home-[\w-]+\.css$/;

/**
 * WebKit imports a script from a link's preload, even without a cache, as in a private window. In Chromium a failed
 * preload makes the later import fail.
 */
const IS_WEBKIT = navigator.vendor.startsWith('Apple');

const isStyles = (file: string) => file.endsWith('.css');

const loads = new Map<string, Promise<void>>();

/**
 * Imports a part after all its files have loaded. The build calls this function for each `import()`
 * (build/load-part.ts), because a browser never fetches a script again whose import has failed (whatwg/html, issue
 * 6768).
 *
 * @param files the part's script and stylesheets, and those it imports
 * @throws {Error} if a file does not load, after the event `lost-part`
 */
export async function loadPart<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  try {
    await Promise.all(files.map((file) => IN_PAGE.test(file) || loadFile(file)));
    return await load();
  } catch (cause) {
    window.dispatchEvent(new Event('lost-part'));
    throw new Error('A part of the app did not load.', { cause });
  }
}

function loadFile(file: string): Promise<void> {
  const load = loads.get(file) ?? fetchFile(file);
  loads.set(file, load);
  load.catch(() => loads.delete(file));
  return load;
}

async function fetchFile(file: string, tries = 0): Promise<void> {
  const pause = PAUSES_MS[tries];
  try {
    await (isStyles(file) || (IS_WEBKIT && tries === 0) ? link(file) : cache(file));
  } catch (error) {
    if (pause === undefined || !navigator.onLine) throw error;
    await delayOrOnline(pause);
    await fetchFile(file, tries + 1);
  }
}

/** The import takes the script from the browser's cache. */
async function cache(file: string): Promise<void> {
  const response = await fetch(`/${file}`);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  await response.arrayBuffer();
}

function link(file: string): Promise<void> {
  const element = document.createElement('link');
  element.rel = isStyles(file) ? 'stylesheet' : 'preload';
  element.as = 'script';
  element.crossOrigin = '';
  element.href = `/${file}`;
  document.head.append(element);
  return new Promise((resolve, reject) => {
    element.onload = () => resolve();
    element.onerror = () => {
      element.remove();
      reject(new Error(file));
    };
  });
}
