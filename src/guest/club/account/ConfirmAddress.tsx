import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { signIn } from '../../../data/club/club-commands';
import { Button } from '../../../ui/controls/Button';
import { Banner } from '../../../ui/feedback/Banner';
import { Row, Stack } from '../../../ui/layout/Flow';
import { useToast } from '../../../ui/overlays/use-toast';
import { CodeStep } from '../CodeStep';
import { useClubAction } from '../use-club-action';

/** Asks the member to verify the address, without which points cannot be used. */
export function ConfirmAddress({ email }: { email: string }) {
  const { t } = useLingui();
  const { show } = useToast();
  const [isOpen, setOpen] = useState(false);
  const { run, isBusy, failure } = useClubAction();
  if (isOpen) {
    const proved = () => show({ tone: 'success', title: t`Your email address is confirmed.` });
    return <CodeStep email={email} onProved={proved} />;
  }

  // Joining has sent a code, so the form sends another only on request.
  async function again() {
    if (await run(() => signIn(email))) setOpen(true);
  }

  return (
    <Stack gap={12}>
      <Banner tone="lagoon" shape="box">
        {failure ?? <Trans>Confirm your email address to use your points.</Trans>}
      </Banner>
      <Row align="stretch">
        <Button tone="tonal" onClick={() => setOpen(true)}>{t`I have the code`}</Button>
        <Button tone="quiet" busy={isBusy} onClick={() => void again()}>
          <Trans>Send another code</Trans>
        </Button>
      </Row>
    </Stack>
  );
}
