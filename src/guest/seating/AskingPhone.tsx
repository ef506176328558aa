import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { SeatRead } from '#domain/seatings/seating';
import { answerPhone } from '../../data/seatings/seat';
import { Button } from '../../ui/controls/controls';
import { Banner } from '../../ui/feedback/Banner';
import { Row, Stack } from '../../ui/layout/Flow';

/** Asks a phone that is let in about another one, one question after another. */
export function AskingPhone({ asking }: Pick<SeatRead, 'asking'>) {
  const { t } = useLingui();
  const [hasFailed, setFailed] = useState(false);
  const [first] = asking;
  if (!first) return null;
  const { seatNo } = first;
  const answer = (isLetIn: boolean) => {
    void answerPhone({ seatNo, isLetIn }).then((isTold) => setFailed(!isTold));
  };
  return (
    <Banner tone="honey" shape="box">
      <Stack gap={12}>
        <p>
          <Trans>
            Phone {seatNo} has scanned the code of your table. May it see your names and orders?
          </Trans>
        </p>
        <Row gap={12} align="stretch">
          <Button tone="solid" onClick={() => answer(true)}>{t`Yes, it's with us`}</Button>
          <Button tone="outline" onClick={() => answer(false)}>{t`No`}</Button>
        </Row>
        <p role="alert">
          {hasFailed && t`Your answer wasn't sent. Check your connection, then try again.`}
        </p>
      </Stack>
    </Banner>
  );
}
