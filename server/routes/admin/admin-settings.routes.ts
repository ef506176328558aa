import { type Context, Hono } from 'hono';
import { DomainError } from '#domain/error-codes';
import { mailTestInput } from '#domain/settings/mail-test';
import { changeSettingInput, isSettingKey } from '#domain/settings/settings';
import type { IdempotencyDeps } from '../../http/idempotency';
import { LIMITS, type LimitDeps, takeToken } from '../../http/rate-limit';
import { staffAgeMs } from '../../http/request-facts';
import { type StaffEnv, type StaffGateDeps, staffRoute } from '../../http/require-staff';
import { staffMutation } from '../../http/staff-mutation';
import { parseJson } from '../../http/validate';
import { type ChangeSettingDeps, changeSetting } from '../../usecases/settings/change-setting';
import { type ListSettingsDeps, listSettings } from '../../usecases/settings/list-settings';
import {
  type ReadSettingHistoryDeps,
  readSettingHistory,
} from '../../usecases/settings/read-setting-history';
import { type SendMailTestDeps, sendMailTest } from '../../usecases/settings/send-mail-test';

const PATH = '/api/admin/settings';
const LIST = { method: 'GET', path: PATH, need: 'settings.read' } as const;
const HISTORY = { method: 'GET', path: `${PATH}/:key/history`, need: 'settings.read' } as const;
const MAIL = { method: 'GET', path: '/api/admin/mail', need: 'settings.read' } as const;
const MAIL_TEST = {
  method: 'POST',
  path: '/api/admin/mail/test',
  need: 'settings.change',
} as const;
const CHANGE = { method: 'PUT', path: `${PATH}/:key`, need: 'settings.daily' } as const;

type AdminSettingsDeps = StaffGateDeps &
  IdempotencyDeps &
  LimitDeps &
  ChangeSettingDeps &
  ListSettingsDeps &
  SendMailTestDeps &
  ReadSettingHistoryDeps;

export function adminSettingsRoutes(deps: AdminSettingsDeps) {
  const app = new Hono<StaffEnv>();

  staffRoute(app, deps, LIST, async (c) => c.json(await listSettings(deps)));

  staffRoute(app, deps, HISTORY, async (c) => c.json(await readSettingHistory(deps, keyOf(c))));

  staffRoute(app, deps, CHANGE, (c) =>
    staffMutation(c, deps, 'setting.change', async ({ claim, text }) => {
      const key = keyOf(c);
      const wish = parseJson(changeSettingInput(key), text);
      const { member } = c.get('session');
      return changeSetting(deps, { claim, member, ageMs: staffAgeMs(c), key, ...wish });
    }),
  );

  staffRoute(app, deps, MAIL, async (c) => c.json(await deps.mailFacts()));

  staffRoute(app, deps, MAIL_TEST, (c) => {
    const { member } = c.get('session');
    takeToken(deps.limiter, LIMITS.mailTestByMember, member.id);
    return staffMutation(c, deps, 'mail.test', ({ claim, text }) =>
      sendMailTest(deps, { claim, member, input: parseJson(mailTestInput, text) }),
    );
  });

  return app;
}

function keyOf(c: Context) {
  const key = c.req.param('key') ?? '';
  if (!isSettingKey(key)) throw new DomainError('not_found');
  return key;
}
