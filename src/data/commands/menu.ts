import { changeAvailabilityMutation } from '#domain/menu/change-availability';
import { addPicture } from '#domain/menu/menu.operations';
import { HEADERS } from '#domain/sync/mutation';
import type { AdminDb } from '../admin-db';
import { ApiError } from '../api-client';
import type { DataDeps } from '../deps';
import { recordOf, textField } from '../json';
import { readStaffMenu } from '../menu/staff-menu';
import { enqueue } from '../outbox/enqueue';
import { readSession } from '../session';

/** Resolves to the path of an item's drawn picture; an empty path shows the category's picture instead. */
export async function drawnPicture(itemId: string | number | null): Promise<string> {
  if (itemId === null) return '';
  const address = `/photos/${itemId}-640.avif`;
  const { ok } = await fetch(address, { method: 'HEAD' });
  return ok ? address : '';
}

type AvailabilityChange = { itemId: number; from: boolean; to: boolean };

/**
 * The tablet shows the change at once. The server refuses if a colleague has changed `from`, the value that the person
 * saw. A tap queues no value that is already queued.
 * @throws DomainError unauthorized
 */
export async function changeAvailability(
  deps: DataDeps<AdminDb>,
  { itemId, from, to }: AvailabilityChange,
): Promise<void> {
  const dish = (await readStaffMenu(deps.db)).find(({ id }) => id === itemId);
  if (dish && !dish.conflict && dish.isAvailable === to) return;
  await enqueue(deps, {
    mutation: changeAvailabilityMutation,
    entityId: String(itemId),
    body: { isAvailable: to, from },
  });
}

const TIMEOUT_MS = 60_000;

type UploadPicture = {
  mutationId: string;
  picture: Blob;
  onProgress: (part: number) => void;
};

/** Resolves to the URL. `fetch` reports no upload progress. @throws ApiError; Error without a response */
export async function uploadPicture(
  { db }: Pick<DataDeps<AdminDb>, 'db'>,
  { mutationId, picture, onProgress }: UploadPicture,
): Promise<string> {
  const token = (await readSession(db))?.token;
  const request = new XMLHttpRequest();
  request.open(addPicture.method, addPicture.path);
  request.timeout = TIMEOUT_MS;
  request.setRequestHeader('Content-Type', picture.type);
  request.setRequestHeader(HEADERS.idempotencyKey, mutationId);
  if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
  request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
  await new Promise<void>((resolve, reject) => {
    request.onload = () => resolve();
    for (const event of ['error', 'timeout', 'abort']) {
      request.addEventListener(event, () => reject(new Error('No response.')));
    }
    request.send(picture);
  });
  if (request.getResponseHeader(HEADERS.api) !== '1') throw new ApiError(503, '{"code":"busy"}');
  const imageUrl = textField(recordOf(request.responseText), 'imageUrl');
  if (request.status !== 201 || imageUrl === null) {
    throw new ApiError(request.status, request.responseText);
  }
  return imageUrl;
}
