import { HEADERS } from '#domain/sync/mutation';
import type { Operation } from '#domain/sync/operation';
import type { StaffDeps } from '../admin-db';
import { ApiError } from '../api-client';
import { recordOf, textField } from '../json';
import { readSession } from '../session';

/** Resolves to the path of an item's drawn picture; an empty path shows the category's picture instead. */
export async function drawnPicture(itemId: string | number | null): Promise<string> {
  if (itemId === null) return '';
  const address = `/photos/${itemId}-640.avif`;
  const { ok } = await fetch(address, { method: 'HEAD' });
  return ok ? address : '';
}

const TIMEOUT_MS = 60_000;

type UploadPicture = {
  operation: Operation;
  mutationId: string;
  picture: Blob;
  onProgress: (part: number) => void;
};

/** Resolves to the URL. `fetch` reports no upload progress. @throws ApiError; Error without a response */
export async function uploadPicture(
  { db }: Pick<StaffDeps, 'db'>,
  { operation, mutationId, picture, onProgress }: UploadPicture,
): Promise<string> {
  const token = (await readSession(db))?.token;
  const request = new XMLHttpRequest();
  request.open(operation.method, operation.path);
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
