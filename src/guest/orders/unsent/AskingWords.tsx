import { Plural, Trans } from '@lingui/react/macro';
import { useOutbox } from '../../../data/react/use-outbox';

export function AskingWords() {
  const asking = useOutbox().filter(({ state }) => state !== 'queued' && state !== 'sending');
  const [noun] = asking[0]?.kind?.split('.') ?? [];
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
