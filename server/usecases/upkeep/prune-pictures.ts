import { retentionOf } from '#domain/settings/retention';
import type { Parts } from '../shared/parts';

type PrunePicturesDeps = Pick<
  Parts,
  'pictures' | 'pictureFiles' | 'sharedRows' | 'now' | 'settings'
>;

const DAY_MS = 24 * 60 * 60_000;
const BUILDS_SHARED_MS = 14 * DAY_MS;

/** Deletes pictures that nothing used for this many days, and files of interrupted uploads. */
export function prunePictures({
  pictures,
  pictureFiles,
  sharedRows,
  now,
  settings,
}: PrunePicturesDeps): Promise<void> {
  return pictureFiles.inTurn(async () => {
    const { technicalDays } = retentionOf((await settings.read()).rules);
    await pictures.prune({ now: now(), before: now() - technicalDays * DAY_MS });
    const hashes = await pictures.hashes();
    await pictureFiles.keepOnly(hashes);
    await sharedRows.prune({ before: now() - BUILDS_SHARED_MS, hashes });
  });
}
