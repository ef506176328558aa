import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { useOutbox } from '../../../data/react/use-app';

export function AskingWords() {
  const { t } = useLingui();
  const asking = useOutbox().filter(({ state }) => state !== 'queued' && state !== 'sending');
  const [noun = ''] = asking[0]?.kind?.split('.') ?? [];
  const count = asking.length;
  if (count > 1) {
    return (
      <Plural value={count} one="# thing needs your answer." other="# things need your answer." />
    );
  }
  return t(NEEDS_ANSWER[noun] ?? msg`1 thing needs your answer.`);
}

const NEEDS_ANSWER: Partial<Record<string, MessageDescriptor>> = {
  order: msg`An order needs your answer before it can be sent.`,
  reservation: msg`A booking needs your answer before it can be sent.`,
  brunch: msg`A booking needs your answer before it can be sent.`,
  message: msg`A message needs your answer before it can be sent.`,
};
