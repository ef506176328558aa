import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GuestDb } from '../db';
import { guestReceivers } from '../receive/guest-receivers';
import { storageNotice } from '../storage/keep-storage';
import { checkEviction, watchDb } from './guest-device';

function openBrowser() {
  const document = {
    jar: new Map<string, string>(),
    get cookie() {
      return [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=');
      this.jar.set(name, value);
    },
  };
  vi.stubGlobal('document', document);
  return document;
}

function openDb(indexedDB = new IDBFactory()): GuestDb {
  return new GuestDb(guestReceivers, { indexedDB, IDBKeyRange });
}

test('a person who leaves the page in the middle of a write ends its transaction', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const db = openDb();
  watchDb(db);
  vi.unstubAllGlobals();
  const write = (persisted: boolean) =>
    db.transaction('rw', db.meta, async () => {
      await db.meta.put({ k: 'cursor', v: persisted });
      page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));
    });
  await write(false);
  await expect(write(true)).rejects.toMatchObject({ name: 'AbortError' });
  expect(await db.meta.get('cursor')).toMatchObject({ v: false });
});

describe('a browser that cleared what was kept here', () => {
  beforeEach(() => storageNotice.set(null));
  afterEach(() => vi.unstubAllGlobals());

  test('is none on the first visit', async () => {
    const { jar } = openBrowser();
    await checkEviction(openDb());
    expect(storageNotice.get()).toBeNull();
    expect(jar.has('bb_init')).toBe(true);
  });

  test('is none when everything is where it was', async () => {
    openBrowser();
    const indexedDB = new IDBFactory();
    await checkEviction(openDb(indexedDB));
    await checkEviction(openDb(indexedDB));
    expect(storageNotice.get()).toBeNull();
  });

  test('is reported once when the cookie is there and the mark is gone', async () => {
    openBrowser();
    await checkEviction(openDb());
    const emptied = new IDBFactory();
    await checkEviction(openDb(emptied));
    expect(storageNotice.get()).toEqual({ kind: 'evicted', unsent: 0 });
    storageNotice.set(null);
    await checkEviction(openDb(emptied));
    expect(storageNotice.get()).toBeNull();
  });

  test('is not reported when the cookies are gone too', async () => {
    openBrowser();
    await checkEviction(openDb());
    openBrowser();
    await checkEviction(openDb());
    expect(storageNotice.get()).toBeNull();
  });
});
