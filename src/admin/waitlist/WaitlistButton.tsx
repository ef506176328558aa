import { useLingui } from '@lingui/react/macro';
import { ListPlus } from 'lucide-react';
import { Suspense } from 'react';
import { isOnWaitlist } from '#domain/bookings/booking';
import { useStaffWaitlist } from '../../data/react/staff/use-staff-rows';
import { lazyPart } from '../../ui/layout/Flow';
import { OpenButton } from '../shared/OpenButton';

const WaitlistPanel = lazyPart(() => import('./WaitlistPanel').then((part) => part.WaitlistPanel));
const FreePlaces = lazyPart(() => import('./WaitlistPanel').then((part) => part.FreePlaces));

/** `serviceDay` is the evening that the page shows; a missing one: all. */
type WaitlistProps = { serviceDay?: string | undefined };

function useWaitingCount({ serviceDay }: WaitlistProps): number {
  const { rows = [] } = useStaffWaitlist();
  return rows.filter(
    (row) =>
      isOnWaitlist(row.status) && (serviceDay === undefined || row.serviceDay === serviceDay),
  ).length;
}

export function WaitlistButton(props: WaitlistProps) {
  const { t } = useLingui();
  const count = useWaitingCount(props);
  return (
    <OpenButton
      tone="tonal"
      icon={<ListPlus size={20} />}
      opens={(close) => <WaitlistPanel {...props} onClose={close} />}
    >
      {count > 0 ? t`Waitlist · ${count}` : t`Waitlist`}
    </OpenButton>
  );
}

/** Says which waiting party can have a place that is free. */
export function WaitlistNews(props: WaitlistProps) {
  if (useWaitingCount(props) === 0) return null;
  return (
    <Suspense>
      <FreePlaces {...props} />
    </Suspense>
  );
}
