import * as customers from '#domain/club/customers.operations';
import type { AddKioskInput, ChangeKioskInput } from '#domain/kiosks/kiosk';
import * as kiosks from '#domain/kiosks/kiosks.operations';
import type { PreviewCampaignInput, TypedPreview } from '#domain/marketing/campaign';
import * as marketing from '#domain/marketing/marketing.operations';
import { launch, stop, test } from '#domain/marketing/marketing.operations';
import { addTo, changeIn, removeFrom } from '#domain/resource/record-operations';
import type { ResourceRecord, Values } from '#domain/resource/resource';
import type { AdminDb } from '../admin-db';
import { ApiError } from '../api-client';
import type { DataDeps } from '../deps';
import { send } from './send';

export type ChangeCampaign = {
  /** A retry has the same `mutationId`. */
  mutationId: string;
  id: string;
  what: 'test' | 'launch' | 'stop';
  input: unknown;
};

const CAMPAIGN_CHANGES = { test, launch, stop };

/** Needs a connection. @throws ApiError with the reason; another error without a response */
export async function changeCampaign(
  deps: DataDeps<AdminDb>,
  { mutationId, id, what, input }: ChangeCampaign,
): Promise<void> {
  await send(deps, CAMPAIGN_CHANGES[what], { id, input, mutationId });
}

/** Asks the server for both mails with these texts; nothing is saved. @throws ApiError; TypeError */
export function previewCampaign(
  deps: DataDeps<AdminDb>,
  input: PreviewCampaignInput,
): Promise<TypedPreview> {
  return send(deps, marketing.previewTyped, { input });
}

export type ChangeCustomer = {
  /** A retry has the same `mutationId`. */
  mutationId: string;
  id: string;
  /** `forget` deletes the person's data. */
  what: 'points' | 'merge' | 'forget';
  input: unknown;
};

const CUSTOMER_CHANGES = {
  points: customers.correctPoints,
  merge: customers.merge,
  forget: customers.forget,
};

/** Sends a change; needs a connection. @throws ApiError with the reason; another error without a response */
export async function changeCustomer(
  deps: DataDeps<AdminDb>,
  { mutationId, id, what, input }: ChangeCustomer,
): Promise<void> {
  await send(deps, CUSTOMER_CHANGES[what], { id, input, mutationId });
}

type KioskChange =
  | { verb: 'add'; input: AddKioskInput }
  | { verb: 'change'; id: string; input: ChangeKioskInput }
  | { verb: 'remove'; id: string };

const KIOSK_CHANGES = { add: kiosks.add, change: kiosks.edit, remove: kiosks.remove };

/** Retries keep `mutationId`. @throws ApiError kiosk.code_unknown, table.blocked, not_found; another error offline */
export async function manageKiosk(
  deps: DataDeps<AdminDb>,
  { mutationId, ...change }: KioskChange & { mutationId: string },
): Promise<void> {
  await send(deps, KIOSK_CHANGES[change.verb], {
    id: change.verb === 'add' ? '' : change.id,
    input: change.verb === 'remove' ? {} : change.input,
    mutationId,
  });
}

export type SaveRecord = {
  /** A retry has the same `mutationId`. */
  mutationId: string;
  path: string;
  id: string | number | null;
  input: Values;
  from: Values | null;
};

/** Needs a connection. @throws ApiError conflict with the present record, forbidden; other errors without a response */
export async function saveRecord(
  deps: DataDeps<AdminDb>,
  { mutationId, path, id, input, from }: SaveRecord,
): Promise<ResourceRecord> {
  const { record } = await send<{ record: ResourceRecord }>(
    deps,
    id === null ? addTo(path) : changeIn(path),
    { id: id ?? '', input: from === null ? input : { ...input, from }, mutationId },
  );
  return record;
}

type RemoveRecord = { mutationId: string; path: string; id: string | number };

/** Removes a record, also one that a colleague has removed. @throws ApiError why it must stay; another error offline */
export async function removeRecord(
  deps: DataDeps<AdminDb>,
  { mutationId, path, id }: RemoveRecord,
): Promise<void> {
  try {
    await send(deps, removeFrom(path), { id, mutationId });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
  }
}
