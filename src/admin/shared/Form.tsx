import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & { onSubmit: () => unknown };

/** A form whose fields show their own errors; the page stays. */
export function Form({ onSubmit, ...form }: FormProps) {
  return (
    <form
      noValidate
      {...form}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    />
  );
}

type SaveWordsProps = { isDirty: boolean; isBusy: boolean; isNew?: boolean };

export function SaveWords({ isDirty, isBusy, isNew = false }: SaveWordsProps) {
  if (isBusy) return <Trans>Saving…</Trans>;
  if (isDirty) return <Trans>Unsaved changes</Trans>;
  return isNew ? null : <Trans>Saved</Trans>;
}
