import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { open as openFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { prunePictures } from '../../../server/usecases/upkeep/forget-old';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnFile } from '../../support/bar/test-app';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import { newOrderId } from '../../support/data/test-orders';
import { photo, photoWithPlace, uploadPhoto } from '../../support/data/test-pictures';

const DAY = 24 * 60 * 60_000;
const BURGER = '/api/admin/menu/items/1';

function upload(staff: TestStaff, body: Uint8Array, id = newOrderId(), type = 'image/jpeg') {
  return staff.send('/api/admin/menu/pictures', {
    body,
    headers: { 'content-type': type, 'Idempotency-Key': id },
  });
}

async function uploaded(staff: TestStaff, body: Uint8Array): Promise<string> {
  const { status, body: said } = await upload(staff, body);
  expect(status, JSON.stringify(said)).toBe(201);
  return String(said.imageUrl);
}

async function folderOf(bar: TestApp): Promise<string> {
  const [main] = await bar.rows('PRAGMA database_list');
  return join(dirname(String(main?.file)), 'pictures');
}

async function filesOf(bar: TestApp): Promise<string[]> {
  const folder = await folderOf(bar);
  return existsSync(folder) ? readdirSync(folder).toSorted() : [];
}

/** Fetches a picture; `Accept` tells whether AVIF is supported. */
async function fetched({ app }: TestApp, path: string, accept = 'image/avif,image/webp') {
  const response = await app.request(path, { headers: { accept } });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

describeOnFile('a picture of a dish', (openApp) => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'from a %s is served as AVIF and WebP in two sizes, for ever under its address',
    async (format) => {
      const bar = await openApp();
      const imageUrl = await uploaded(await signIn(bar, 'manager'), await photo(format));
      for (const size of [320, 640]) {
        const path = imageUrl.replace('-640.', `-${size}.`);
        const { response, bytes } = await fetched(bar, path);
        expect(response.headers.get('content-type')).toBe('image/avif');
        expect(response.headers.get('cache-control')).toContain('immutable');
        expect(response.headers.get('vary')).toBe('Accept');
        expect(response.headers.get('content-security-policy')).toContain(
          "img-src 'self' data: blob:;",
        );
        const avif = await sharp(bytes).metadata();
        expect([avif.width, avif.height, avif.compression]).toEqual([size, size, 'av1']);
        const older = await fetched(bar, path, 'image/webp,*/*');
        expect((await sharp(older.bytes).metadata()).format).toBe('webp');
      }
      const folder = await folderOf(bar);
      const modes = [folder, ...readdirSync(folder).map((name) => join(folder, name))];
      expect(modes.map((path) => (statSync(path).mode & 0o777).toString(8))).toEqual([
        '700',
        '600',
        '600',
        '600',
        '600',
      ]);
    },
  );

  test('carries nothing of the upload but what is seen, and stands upright', async () => {
    const bar = await openApp();
    const hidden = Buffer.concat([
      await photoWithPlace(),
      Buffer.from('<script>alert(1)</script>PK'),
    ]);
    expect((await sharp(hidden).metadata()).exif?.includes('Deniz Secret')).toBe(true);
    const imageUrl = await uploaded(await signIn(bar, 'manager'), new Uint8Array(hidden));
    for (const accept of ['image/avif', 'image/webp']) {
      const { bytes } = await fetched(bar, imageUrl, accept);
      for (const trace of ['Deniz', 'Exif', '<script>', 'GPS', 'ICC_PROFILE']) {
        expect(bytes.includes(trace), `${trace} in ${accept}`).toBe(false);
      }
      const { exif, xmp, icc, orientation } = await sharp(bytes).metadata();
      expect([exif, xmp, icc, orientation]).toEqual(Array(4).fill(undefined));
      // Red increases from left to right in the upload; a rotation by 90° makes red increase from top to bottom.
      const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
      expect(data[639 * 640 * 3]).toBeGreaterThan((data[639 * 3] ?? 0) + 100);
    }
  });

  test('that two people upload is one file and one row, each with their audit row', async () => {
    const bar = await openApp();
    const body = await photo('png');
    const first = await uploaded(await signIn(bar, 'manager'), body);
    const second = await uploaded(await signIn(bar, 'admin'), body);
    expect(second).toBe(first);
    expect(await filesOf(bar)).toHaveLength(4);
    expect(await bar.rows('SELECT hash FROM picture')).toHaveLength(1);
    expect(await bar.rows("SELECT id FROM audit WHERE action = 'picture.add'")).toHaveLength(2);
  });

  test('sent again after a lost response is answered once more and not drawn again', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const [id, body] = [newOrderId(), await photo('jpeg')];
    const first = await upload(staff, body, id);
    const keep = vi.spyOn(bar.deps.pictureFiles, 'keep');
    const again = await upload(staff, body, id);
    expect([again.text, again.headers.get('x-bb-replay')]).toEqual([first.text, '1']);
    expect(keep).not.toHaveBeenCalled();
    expect((await upload(staff, await photo('jpeg', 280, 280), id)).body.code).toBe('key_reused');
  });

  test('shows on the menu as soon as the item names it; one that is not kept is refused', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const imageUrl = await uploaded(staff, await photo('jpeg'));
    const { version } = await bar.deps.menu.read();
    const { status } = await staff.send(BURGER, { method: 'PUT', body: { imageUrl } });
    expect(status).toBe(200);
    const menu = await bar.deps.menu.read();
    expect(menu.items.find(({ id }) => id === 1)?.imageUrl).toBe(imageUrl);
    expect(menu.version).not.toBe(version);
    const gone = `/pictures/${'0'.repeat(32)}-640.avif`;
    const refused = await staff.send(BURGER, { method: 'PUT', body: { imageUrl: gone } });
    expect([refused.status, refused.body.code]).toEqual([409, 'picture.gone']);
    const elsewhere = { imageUrl: 'https://elsewhere.example/1.jpg' };
    expect((await staff.send(BURGER, { method: 'PUT', body: elsewhere })).status).toBe(400);
  });

  test('leaves other requests to go on while it is drawn, and the sixth at once waits its turn', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const large = await photo('jpeg', 5_000, 4_000);
    const uploads = Array.from({ length: 7 }, () => upload(staff, large));
    let isDrawing = true;
    void Promise.all(uploads).then(() => {
      isDrawing = false;
    });
    expect((await bar.app.request('/api/health')).status).toBe(200);
    expect(isDrawing).toBe(true);
    const codes = (await Promise.all(uploads)).map(({ status }) => status);
    expect(codes.toSorted()).toEqual([201, 201, 201, 201, 201, 503, 503]);
  });

  test('goes when no item has had it for KEEP_DAYS; until then it is served', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const [shown, unused] = [
      await uploaded(staff, await photo('jpeg')),
      await uploaded(staff, await photo('jpeg', 900, 700, 20)),
    ];
    await staff.send(BURGER, { method: 'PUT', body: { imageUrl: shown } });
    bar.clock.advance(29 * DAY);
    await prunePictures(bar.deps);
    expect((await fetched(bar, unused)).response.status).toBe(200);
    bar.clock.advance(2 * DAY);
    await prunePictures(bar.deps);
    expect((await fetched(bar, unused)).response.status).toBe(404);
    expect((await fetched(bar, shown)).response.status).toBe(200);
    expect(await filesOf(bar)).toHaveLength(4);
    // The retention starts when no item uses the picture any more, not at the upload.
    await bar.rows(`UPDATE menu_item SET image_url = '' WHERE id = 1`);
    await prunePictures(bar.deps);
    expect((await fetched(bar, shown)).response.status).toBe(200);
  });

  test('of the venue is wide, stands on the home page and on shared links, and stays while a setting names it', async () => {
    const bar = await openApp();
    const owner = await signIn(bar, 'super_admin');
    expect((await uploadPhoto(await signIn(bar, 'manager'), 'settings')).status).toBe(403);
    const { body } = await uploadPhoto(owner, 'settings');
    const imageUrl = String(body.imageUrl);
    for (const width of [640, 1280, 1920]) {
      const { bytes } = await fetched(bar, imageUrl.replace('-1280', `-${width}`), 'image/webp');
      const size = await sharp(bytes).metadata();
      expect([size.width, size.height]).toEqual([width, Math.round(width / 1.5)]);
    }
    await owner.send('/api/admin/settings/venue.heroPhoto', {
      method: 'PUT',
      body: { value: imageUrl },
    });
    const page = await (await bar.app.request('/legal/privacy')).text();
    expect(page).toContain(`${imageUrl.replace('avif', 'webp')}">`);
    bar.clock.advance(40 * DAY);
    await prunePictures(bar.deps);
    expect((await fetched(bar, imageUrl)).response.status).toBe(200);
  });

  test('for which the disk has no room gets 503, and leaves nothing behind', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const probe = await openFile(join(bar.dataDir, 'probe'), 'w');
    const sync = vi.spyOn(Object.getPrototypeOf(probe), 'sync').mockRejectedValueOnce(full);
    await probe.close();
    const refused = await upload(staff, await photo('jpeg'));
    expect([refused.status, refused.body.code]).toEqual([503, 'busy']);
    expect(refused.headers.get('retry-after')).toBe('30');
    expect(await filesOf(bar)).toEqual([]);
    sync.mockRestore();
    expect((await upload(staff, await photo('jpeg'))).status).toBe(201);
  });

  test('whose upload ended between file and row leaves nothing that an item could name', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const kept = await uploaded(staff, await photo('jpeg'));
    vi.spyOn(bar.deps.pictures, 'add').mockRejectedValueOnce(new Error('killed'));
    expect((await upload(staff, await photo('jpeg', 900, 700, 20))).status).toBe(500);
    writeFileSync(join(await folderOf(bar), `${'a'.repeat(32)}-640.avif.part`), 'half');
    expect(await filesOf(bar)).toHaveLength(9);
    const [orphan = ''] = (await filesOf(bar)).filter((name) => !kept.includes(name.slice(0, 32)));
    const imageUrl = `/pictures/${orphan.slice(0, 32)}-640.avif`;
    const named = await staff.send(BURGER, { method: 'PUT', body: { imageUrl } });
    expect(named.body.code).toBe('picture.gone');
    await prunePictures(bar.deps);
    expect(await filesOf(bar)).toHaveLength(4);
    expect(readFileSync(join(await folderOf(bar), kept.slice('/pictures/'.length)))).toBeTruthy();
  });
});
