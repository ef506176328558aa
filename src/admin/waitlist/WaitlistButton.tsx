import { useLingui } from '@lingui/react/macro';
import { ListPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { isOnWaitlist } from '#domain/bookings/booking';
import { useStaffWaitlist } from '../../data/react/staff/use-staff-rows';
import { Button } from '../../ui/controls/Button';
import { lazyPart } from '../../ui/layout/lazy-part';

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

/** Opens the waitlist, and counts who waits. */
export function WaitlistButton(props: WaitlistProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const count = useWaitingCount(props);
  return (
    <>
      <Button
        tone="tonal"
        icon={<ListPlus size={20} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {count > 0 ? t`Waitlist · ${count}` : t`Waitlist`}
      </Button>
      {isOpen && (
        <Suspense>
          <WaitlistPanel {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
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
