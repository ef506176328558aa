import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/controls/Button';
import { BookTableForm } from './BookTableForm';
import { MyBookings } from './MyBookings';

/** The bookings of this device, and the form for another one. */
export function BookTable() {
  const [sentId, setSentId] = useState<string | null>(null);
  return (
    <>
      <MyBookings sentId={sentId} onReplaced={setSentId} />
      {sentId === null ? (
        <BookTableForm onBooked={setSentId} />
      ) : (
        <Button tone="outline" size="cta" onClick={() => setSentId(null)}>
          <Trans>Book another table</Trans>
        </Button>
      )}
    </>
  );
}
