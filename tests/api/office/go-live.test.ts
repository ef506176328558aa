import { expect, test } from 'vitest';
import type { GoLive } from '#domain/launch/go-live';
import { describeOnFile } from '../../support/bar/test-app';
import { signIn } from '../../support/bar/test-staff';

const PATH = '/api/admin/go-live';

describeOnFile('the list before the first guest', (openApp) => {
  test('follows the settings and the photos of the menu, and is told to admins', async () => {
    const bar = await openApp();
    const owner = await signIn(bar, 'super_admin');
    // The response has this shape.
    const read = async () => (await owner.send(PATH)).body as unknown as GoLive;
    const isOpen = ({ points }: GoLive, name: string) =>
      points.some(({ point, isDone }) => point === name && !isDone);
    const first = await read();
    expect(first).toMatchObject({ isLiveWithoutLegal: false, photos: 0 });
    expect(['phone', 'pictures', 'mail'].every((point) => isOpen(first, point))).toBe(true);
    const body = { value: '+902520000000' };
    await owner.send('/api/admin/settings/venue.phone', { method: 'PUT', body });
    await bar.rows("UPDATE menu_item SET image_url = '/pictures/0a-640.avif' WHERE id = 1");
    const next = await read();
    expect([isOpen(next, 'phone'), next.photos]).toEqual([false, 1]);
    const statuses = ['admin', 'manager', 'staff'] as const;
    const told = statuses.map(async (role) => (await (await signIn(bar, role)).send(PATH)).status);
    expect(await Promise.all(told)).toEqual([200, 403, 403]);
  });
});
