import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/controls/Button';
import { MyBookings } from '../my-bookings/MyBookings';
import { BookTableForm } from './BookTableForm';

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
