import type { PicturesRepository } from '../../repositories/resources/pictures.repository';
import type { PictureFiles } from '../../services/files/picture-files';

type PrunePicturesDeps = {
  pictures: PicturesRepository;
  pictureFiles: PictureFiles;
  now: () => number;
  keepDays: number;
};

const DAY_MS = 24 * 60 * 60_000;

/** Deletes pictures that nothing used for this many days, and files of interrupted uploads. */
export function prunePictures({
  pictures,
  pictureFiles,
  now,
  keepDays,
}: PrunePicturesDeps): Promise<void> {
  return pictureFiles.inTurn(async () => {
    await pictures.prune({ now: now(), before: now() - keepDays * DAY_MS });
    await pictureFiles.keepOnly(await pictures.hashes());
  });
}
