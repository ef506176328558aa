import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Armchair, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/controls/controls';
import { Banner } from '../../ui/feedback/Banner';
import { EmptyState } from '../../ui/feedback/states';
import { Stack } from '../../ui/layout/Flow';
import { SidePanel } from '../shared/Panel';
import { UndoBar } from '../shared/UndoBar';
import type { Waiting } from './WaitlistForm';
import { useWaiting, useWaitlistActions, WaitingParty, WaitlistForm } from './WaitlistForm';

type WaitlistPanelProps = { serviceDay?: string | undefined; onClose: () => void };

/** Lists who waits, the first one first, and puts parties on the list. */
export function WaitlistPanel({ serviceDay, onClose }: WaitlistPanelProps) {
  const waiting = useWaiting(serviceDay);
  const actions = useWaitlistActions();
  const [isAdding, setAdding] = useState(false);
  const { length: count } = waiting;
  if (isAdding) return <WaitlistForm onClose={() => setAdding(false)} />;
  return (
    <SidePanel
      title={<Trans>Waitlist</Trans>}
      description={count > 0 && <Plural value={count} one="# party" other="# parties" />}
      onClose={onClose}
      footer={
        <Stack gap={8}>
          <UndoBar of={actions} place="panel" />
          <Button size="cta" block onClick={() => setAdding(true)}>
            <Trans>Add a party</Trans>
          </Button>
        </Stack>
      }
    >
      {waiting.length === 0 ? (
        <EmptyState icon={<ListChecks size={40} />}>
          <Trans>Guests who find no free time, and walk-ins without a table, wait here.</Trans>
        </EmptyState>
      ) : (
        <Stack as="ul" gap={12}>
          {waiting.map((one) => (
            <WaitingParty
              key={one.entry.id}
              waiting={one}
              hasDay={serviceDay === undefined}
              actions={actions}
            />
          ))}
        </Stack>
      )}
    </SidePanel>
  );
}

/** Names the first party that can have a free place, with one button that offers it. */
export function FreePlaces({ serviceDay }: { serviceDay?: string | undefined }) {
  const waiting = useWaiting(serviceDay);
  const actions = useWaitlistActions();
  const first = waiting.find(({ place }) => place !== null);
  return (
    <>
      {first && (
        <Banner
          tone="honey"
          shape="box"
          icon={<Armchair size={20} />}
          action={
            <Button onClick={() => actions.offer(first)}>
              <Trans>Offer</Trans>
            </Button>
          }
        >
          <FirstFit waiting={first} />
        </Banner>
      )}
      <UndoBar of={actions} />
    </>
  );
}

function FirstFit({ waiting: { entry, place } }: { waiting: Waiting }) {
  const { t } = useLingui();
  const { guestName: name, partySize } = entry;
  const label = place?.label ?? '';
  const time = place?.reservationTime ?? '';
  return entry.isWalkIn
    ? t`Table ${label} is free for ${name} (${partySize}) on the waitlist.`
    : t`Table ${label} is free at ${time} for ${name} (${partySize}) on the waitlist.`;
}
