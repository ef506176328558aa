import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { MessageOnDevice } from '../../data/messages/my-message';
import { useErrorText } from '../../i18n/error-text';
import { useToast } from '../../ui/overlays/use-toast';

/** Announces each message's result once. */
export function useMessageNews(messages: readonly MessageOnDevice[], sentIds: readonly string[]) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { show } = useToast();
  const told = useRef(new Set<string>());

  useEffect(() => {
    for (const { id, state, code } of messages) {
      if (!sentIds.includes(id) || told.current.has(id)) continue;
      if (state === 'sent') show({ tone: 'success', title: t`Message sent successfully!` });
      else if (code) show({ tone: 'error', title: t`Error`, body: errorText(code) });
      else continue;
      told.current.add(id);
    }
  });
}
