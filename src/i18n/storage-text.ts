import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { StorageAdvice } from '#domain/sync/storage-advice';

const TEXT: Record<Exclude<StorageAdvice, 'evicted'>, MessageDescriptor> = {
  refused: msg`This browser saves nothing, perhaps because this is a private window. You can continue, but only while you're online.`,
  full: msg`This device is full, so nothing can be saved here. We try to send it at once instead.`,
  blocked: msg`An older version of Bar Bliss is open in another tab and blocks what is saved here. Close that tab.`,
  keep_open: msg`Keep this page open: this browser can't send while it is closed.`,
  own_storage: msg`Unsent items are in this browser only. The app on the home screen doesn't have them.`,
  may_forget: msg`This browser may clear unsent work when the device gets full. Install the app to keep it safe.`,
  clearing: msg`If you clear this site's data in the browser, unsent items are deleted too.`,
};

/** `lost` counts the mutations that were deleted with the cleared storage. */
export function useStorageText(): (advice: StorageAdvice, lost: number) => string {
  const { _ } = useLingui();
  return (advice, lost) => {
    if (advice !== 'evicted') return _(TEXT[advice]);
    if (lost === 0) return _(msg`Your browser cleared what was saved here. Nothing was waiting.`);
    return _(
      msg`Your browser cleared what was saved here. ${plural(lost, {
        one: '# change had not been sent and is gone.',
        other: '# changes had not been sent and are gone.',
      })}`,
    );
  };
}
