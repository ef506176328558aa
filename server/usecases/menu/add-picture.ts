import { pictureUrl } from '#domain/menu/menu-items';
import type { PicturesRepository } from '../../repositories/resources/pictures.repository';
import type { Claim, MutationResponse } from '../../repositories/stored-responses.repository';
import { drawPicture, type PictureFiles } from '../../services/files/picture-files';
import { type AuditDeps, staffOnce } from '../shared/audit-row';
import { untilWritten } from '../shared/until-written';

export type AddPictureDeps = AuditDeps & {
  pictures: PicturesRepository;
  pictureFiles: PictureFiles;
};

type AddPictureRequest = {
  claim: Claim;
  upload: Uint8Array;
  member: { id: string; firstName: string };
};

/** Stores an uploaded picture: first its files, then its row. A later change of an item refers to the picture. */
export function addPicture(
  deps: AddPictureDeps,
  request: AddPictureRequest,
): Promise<MutationResponse> {
  const { pictures, pictureFiles } = deps;
  // The same queue deletes files without a row, so no deletion can happen in between.
  return pictureFiles.inTurn(async () => {
    const { hash, width, height, files } = await drawPicture(request.upload);
    await pictureFiles.keep(files);
    const at = deps.now();
    const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0);
    const row = { hash, width, height, bytes, addedAt: at, addedBy: request.member.firstName };
    const fact = { action: 'picture.add', tbl: 'picture', pk: hash, after: { width, height }, at };
    const response = { status: 201, body: { imageUrl: pictureUrl(hash), width, height } };
    return untilWritten(() => pictures.add(row, staffOnce(deps, request, fact, response)));
  });
}
