import { pictureUrl } from '#domain/menu/menu-items';
import type { PicturesRepository } from '../../repositories/resources/pictures.repository';
import type { Claim, MutationResponse } from '../../repositories/stored-responses.repository';
import { drawPicture } from '../../services/files/draw-picture';
import type { PictureFiles } from '../../services/files/picture-files';
import { untilWritten } from '../shared/until-written';

export type AddPictureDeps = {
  pictures: PicturesRepository;
  pictureFiles: PictureFiles;
  now: () => number;
  newId: () => string;
};

type AddPictureRequest = {
  claim: Claim;
  upload: Uint8Array;
  member: { id: string; firstName: string };
};

/** Stores an uploaded picture: first its files, then its row. A later change of an item refers to the picture. */
export function addPicture(
  { pictures, pictureFiles, now, newId }: AddPictureDeps,
  { claim, upload, member }: AddPictureRequest,
): Promise<MutationResponse> {
  // The same queue deletes files without a row, so no deletion can happen in between.
  return pictureFiles.inTurn(async () => {
    const { hash, width, height, files } = await drawPicture(upload);
    await pictureFiles.keep(files);
    const at = now();
    const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0);
    const body = { mutationId: claim.mutationId, imageUrl: pictureUrl(hash), width, height };
    return untilWritten(() =>
      pictures.add(
        { hash, width, height, bytes, addedAt: at, addedBy: member.firstName },
        {
          claim,
          response: { status: 201, body: JSON.stringify(body) },
          entry: {
            id: newId(),
            actor: member.id,
            action: 'picture.add',
            tbl: 'picture',
            pk: hash,
            before: null,
            after: { width, height },
            doneAt: at,
            receivedAt: at,
          },
        },
      ),
    );
  });
}
