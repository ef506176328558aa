import { expect, test } from 'vitest';
import { ROLES } from '../../../src/domain/roles';
import { mayChangeSetting } from '../../../src/domain/settings/setting-roles';
import { SETTING_KEYS, settingOf } from '../../../src/domain/settings/settings';
import { describeOnFile } from '../../support/bar/test-app';
import { signIn } from '../../support/bar/test-staff';

const PATH = '/api/admin/settings';

describeOnFile('the roles of a setting', (openApp) => {
  test.each(ROLES)('the server lets the role change its own keys only: %s', async (role) => {
    const bar = await openApp();
    const staff = await signIn(bar, role);
    for (const key of SETTING_KEYS) {
      const body = { value: settingOf(key).initial };
      const { status } = await staff.send(`${PATH}/${key}`, { method: 'PUT', body });
      expect([key, status]).toEqual([key, mayChangeSetting(role, key) ? 200 : 403]);
    }
  });

  test('a manager pauses ordering, and reads the delivery fee without changing it', async () => {
    const bar = await openApp();
    const manager = await signIn(bar, 'manager');
    const put = (key: string, value: unknown) =>
      manager.send(`${PATH}/${key}`, { method: 'PUT', body: { value } });
    expect((await put('ordering.paused', true)).body.setting).toMatchObject({ value: true, v: 1 });
    const refused = await put('delivery.fee', '200');
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
    expect((await manager.send(PATH)).status).toBe(200);
    expect(await bar.rows('SELECT key FROM setting')).toEqual([{ key: 'ordering.paused' }]);
  });
});
