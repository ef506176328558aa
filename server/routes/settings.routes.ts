import type { Context } from 'hono';
import { DomainError } from '#domain/error-codes';
import { VENUE_PICTURE } from '#domain/pictures/pictures';
import * as pictures from '#domain/pictures/pictures.operations';
import { changeSettingInput, isSettingKey } from '#domain/settings/settings';
import * as settings from '#domain/settings/settings.operations';
import { LIMITS, takeToken } from '../http/rate-limit';
import { parse } from '../http/request-facts';
import type { App } from '../http/staff-api';
import { staffApi } from '../http/staff-api';
import type { Deps } from '../setup/deps';
import { addPicture } from '../usecases/menu';
import {
  changeSetting,
  listSettings,
  readGoLive,
  readSettingHistory,
  sendMailTest,
} from '../usecases/settings';

export function settingsRoutes(app: App, deps: Deps): void {
  const staff = staffApi(app, deps);

  staff.read(settings.list, () => listSettings(deps));
  staff.read(settings.history, (c) => readSettingHistory(deps, keyOf(c)));
  staff.change(settings.change, ({ input, ...request }, c) => {
    const key = keyOf(c);
    return changeSetting(deps, { ...request, key, ...parse(changeSettingInput(key), input) });
  });
  staff.upload(pictures.addOfVenue, (request) => addPicture(deps, request, VENUE_PICTURE));
  staff.read(settings.mail, () => deps.mailFacts());
  staff.read(settings.goLive, () => readGoLive(deps));
  staff.change(
    settings.testMail,
    (request) => sendMailTest(deps, request),
    ({ id }) => takeToken(deps.limiter, LIMITS.mailTestByMember, id),
  );
}

function keyOf(c: Context) {
  const key = c.req.param('key') ?? '';
  if (!isSettingKey(key)) throw new DomainError('not_found');
  return key;
}
