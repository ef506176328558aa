import { retentionOf } from '#domain/settings/retention';
import type { PicturesRepository } from '../../repositories/resources/pictures.repository';
import type { SettingsRepository } from '../../repositories/settings.repository';
import type { PictureFiles } from '../../services/files/picture-files';

type PrunePicturesDeps = {
  pictures: PicturesRepository;
  pictureFiles: PictureFiles;
  now: () => number;
  settings: SettingsRepository;
};

const DAY_MS = 24 * 60 * 60_000;

/** Deletes pictures that nothing used for this many days, and files of interrupted uploads. */
export function prunePictures({
  pictures,
  pictureFiles,
  now,
  settings,
}: PrunePicturesDeps): Promise<void> {
  return pictureFiles.inTurn(async () => {
    const { technicalDays } = retentionOf((await settings.read()).rules);
    await pictures.prune({ now: now(), before: now() - technicalDays * DAY_MS });
    await pictureFiles.keepOnly(await pictures.hashes());
  });
}
