import type { ComponentProps } from 'react';
import { DialogAction } from '../../ui/overlays/Dialog';
import { useOneAtATime } from './sending';
import { useFailedSave } from './use-failed-save';

/** Stores one change at a time: a second tap does nothing, and a change that this tablet could not store is told. */
export function useSave() {
  const failed = useFailedSave();
  const { isBusy, run } = useOneAtATime();
  return {
    isBusy,
    save: (task: () => Promise<unknown>) =>
      void run(async () => {
        await task().catch(failed);
      }),
  };
}

type SaveActionProps = Omit<ComponentProps<typeof DialogAction>, 'busy' | 'onClick'> & {
  task: () => Promise<unknown>;
};

/** The action of a dialog that stores a change. */
export function SaveAction({ task, ...action }: SaveActionProps) {
  const { isBusy, save } = useSave();
  return <DialogAction {...action} busy={isBusy} onClick={() => save(task)} />;
}
