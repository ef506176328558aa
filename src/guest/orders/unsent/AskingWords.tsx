import { Plural, Trans } from '@lingui/react/macro';
import { type OutboxRow, useOutbox } from '../../../data/react/use-outbox';

export function AskingWords() {
  const asking = useOutbox().filter(isAsking).map(nounOf);
  const [noun] = asking;
  const count = asking.length;
  if (count > 1) {
    return (
      <Plural value={count} one="# thing needs your answer." other="# things need your answer." />
    );
  }
  switch (noun) {
    case 'order':
      return <Trans>An order needs your answer before it can be sent.</Trans>;
    case 'reservation':
    case 'brunch':
      return <Trans>A booking needs your answer before it can be sent.</Trans>;
    case 'message':
      return <Trans>A message needs your answer before it can be sent.</Trans>;
    default:
      return <Trans>1 thing needs your answer.</Trans>;
  }
}

function isAsking({ state }: OutboxRow): boolean {
  return state !== 'queued' && state !== 'sending';
}

function nounOf({ kind }: OutboxRow): string {
  return kind?.split('.')[0] ?? '';
}
