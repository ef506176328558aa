import { Trans, useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { Hourglass, Send, TriangleAlert } from 'lucide-react';
import { cancelOrder } from '../../data/commands/cancel-order';
import { useCommand } from '../../data/react/use-command';
import { useNet } from '../../data/react/use-net';
import { Banner } from '../../ui/feedback/Banner';
import { Stack } from '../../ui/layout/Stack';
import { AskFirst } from './AskFirst';
import { LocalReceipt } from './LocalReceipt';
import { OrderCode } from './OrderCode';
import type { LocalOrder } from './order-on-device';
import { ShowToTeam } from './ShowToTeam';
import { StateHeader } from './StateHeader';

type WaitingOrderProps = { local: LocalOrder; isSending: boolean };

/** On this phone and not yet at the bar: it looks and reads nothing like a confirmation. */
export function WaitingOrder({ local, isSending }: WaitingOrderProps) {
  const { t } = useLingui();
  const cancel = useCommand(cancelOrder);
  const isUnsaved = useRouterState({ select: ({ location }) => location.state.isUnsaved });
  return (
    <>
      <StateHeader
        tone="honey"
        icon={
          isSending ? (
            <Send aria-hidden="true" size={32} />
          ) : (
            <Hourglass aria-hidden="true" size={32} />
          )
        }
        title={waitingTitle()}
        pageTitle={isSending ? t`Sending your order…` : t`Waiting to send`}
      >
        <WaitingWords isSending={isSending} isUnsaved={isUnsaved === true} />
        <OrderCode code={local.code} />
      </StateHeader>
      {isUnsaved && <UnsavedWarning />}
      <ShowToTeam local={local} />
      <LocalReceipt local={local} />
      <AskFirst
        act={() => cancel({ orderId: local.id })}
        label={t`Cancel this order`}
        question={t`Cancel this order?`}
        keep={t`Keep it`}
      >
        {isSending ? (
          <Trans>It may have reached the bar already. We'll tell them that you cancelled.</Trans>
        ) : (
          <Trans>It hasn't reached the bar yet. Nothing will be sent.</Trans>
        )}
      </AskFirst>
    </>
  );

  function waitingTitle(): string {
    if (isSending) return t`Sending your order…`;
    return isUnsaved ? t`Your order is waiting to be sent` : t`Order saved on this phone`;
  }
}

function WaitingWords({ isSending, isUnsaved }: { isSending: boolean; isUnsaved: boolean }) {
  const { state } = useNet();
  if (isSending) {
    return (
      <p>
        <Trans>It hasn't reached the bar yet.</Trans>{' '}
        {state === 'slow' && <Trans>Slow connection. Still trying…</Trans>}
      </p>
    );
  }
  if (isUnsaved) {
    return (
      <p>
        <Trans>It hasn't reached the bar yet.</Trans>
      </p>
    );
  }
  return (
    <p>
      <Trans>
        It hasn't reached the bar yet. It sends by itself when you're back online. Keep this page
        open.
      </Trans>
    </p>
  );
}

function UnsavedWarning() {
  return (
    <Banner tone="danger" shape="box" icon={<TriangleAlert aria-hidden="true" size={20} />}>
      <Stack gap={4}>
        <strong>
          <Trans>This phone could not save the order.</Trans>
        </strong>
        <span>
          <Trans>
            Keep this page open until it is sent. If you close or reload it, the order is gone.
          </Trans>
        </span>
      </Stack>
    </Banner>
  );
}
