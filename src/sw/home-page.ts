import { KEPT_PAGE_HEADER } from '#domain/pages/drawn-page';
import { keepVenuePictures } from './caches';
import { isPageOfOurs } from './server-pages';

const CACHE = 'bb-home';

/** Stores the last server-rendered guest page of one build, so that the page opens at once, also offline. */
export function homePage(build: string, isOfBuild: (path: string) => boolean) {
  const key = new URL(`/?build=${build}`, location.origin).href;

  /** Stores only a page that names files of this build: after a deploy the server renders for the next build. */
  async function keep(): Promise<void> {
    const headers = { [KEPT_PAGE_HEADER]: '1' };
    const response = await fetch('/', { cache: 'no-cache', headers });
    if (!isPageOfOurs(response) || !(await namesOnly(response.clone(), isOfBuild))) return;
    const cache = await caches.open(CACHE);
    const page = await response.clone().text();
    await cache.put(key, response);
    await keepVenuePictures(page);
  }

  return {
    keep,
    async kept(): Promise<Response | undefined> {
      const cache = await caches.open(CACHE);
      return cache.match(key, { ignoreVary: true });
    },
    async dropOld(): Promise<void> {
      const cache = await caches.open(CACHE);
      const old = (await cache.keys()).filter(({ url }) => url !== key);
      await Promise.all(old.map((request) => cache.delete(request)));
    },
  };
}

async function namesOnly(page: Response, isOfBuild: (path: string) => boolean): Promise<boolean> {
  const named = (await page.text()).match(/\/assets\/[\w.-]+/g) ?? [];
  return named.length > 0 && named.every(isOfBuild);
}
