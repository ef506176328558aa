import {
  type CountCashBody,
  countCashMutation,
  type MoveCashBody,
  moveCashMutation,
} from '#domain/till/drawer';
import type { AdminDb } from '../admin-db';
import type { DataDeps } from '../deps';
import { enqueue } from '../outbox/enqueue';

type Deps = DataDeps<AdminDb>;

/** Records cash that went into or out of a drawer; the server knows an approval by `id`. @throws DomainError unauthorized */
export async function moveCash(
  deps: Deps,
  { drawer, id, ...body }: MoveCashBody & { drawer: string; id?: string },
): Promise<void> {
  await enqueue(deps, {
    mutation: moveCashMutation,
    entityId: drawer,
    body,
    ...(id && { id }),
  });
}

/** Records a count of a drawer. @throws DomainError unauthorized */
export async function countCash(
  deps: Deps,
  { drawer, ...body }: CountCashBody & { drawer: string },
): Promise<void> {
  await enqueue(deps, { mutation: countCashMutation, entityId: drawer, body });
}
