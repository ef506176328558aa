import { Hono } from 'hono';
import type { IdempotencyDeps } from '../../http/idempotency';
import { type StaffEnv, type StaffGateDeps, staffRoute } from '../../http/require-staff';
import { staffUpload } from '../../http/staff-mutation';
import { type AddPictureDeps, addPicture } from '../../usecases/menu/add-picture';

const ADD = { method: 'POST', path: '/api/admin/menu/pictures', need: 'menu.change' } as const;

export function adminPicturesRoutes(deps: StaffGateDeps & IdempotencyDeps & AddPictureDeps) {
  const app = new Hono<StaffEnv>();

  staffRoute(app, deps, ADD, (c) =>
    staffUpload(c, deps, 'picture.add', ({ claim, upload }) =>
      addPicture(deps, { claim, upload, member: c.get('session').member }),
    ),
  );

  return app;
}
