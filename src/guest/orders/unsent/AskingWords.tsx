import { Trans } from '@lingui/react/macro';
import { type OutboxRow, useOutbox } from '../../../data/react/use-outbox';

/** Names what needs a decision. */
export function AskingWords() {
  const nouns = new Set(useOutbox().filter(isAsking).map(nounOf));
  const [noun] = nouns;
  if (nouns.size > 1) return <Trans>Several things here need your answer.</Trans>;
  switch (noun) {
    case 'order':
      return <Trans>An order needs your answer before it can be sent.</Trans>;
    case 'reservation':
    case 'brunch':
      return <Trans>A booking needs your answer before it can be sent.</Trans>;
    case 'message':
      return <Trans>A message needs your answer before it can be sent.</Trans>;
    default:
      return <Trans>Something here needs your answer.</Trans>;
  }
}

function isAsking({ state }: OutboxRow): boolean {
  return state !== 'queued' && state !== 'sending';
}

function nounOf({ kind }: OutboxRow): string {
  return kind?.split('.')[0] ?? '';
}
