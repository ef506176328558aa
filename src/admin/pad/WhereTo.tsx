import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Bike, ShoppingBag, UserRound } from 'lucide-react';
import { TABLE_AREAS } from '#domain/bookings/booking';
import { type BillOnTablet, useStaffBills } from '../../data/react/staff/use-staff-bills';
import { useStaffTables } from '../../data/react/staff/use-staff-rows';
import { useStaffSeatings } from '../../data/react/staff/use-staff-seatings';
import { Button } from '../../ui/controls/Button';
import { Heading, Row, Stack, Text } from '../../ui/layout/Flow';
import { Sum } from '../bills/bill-parts';
import { areaWords } from '../bookings/BookingBadges';
import { usePageTitle } from '../page/Page';
import { useOpenPad } from '../shared/use-open-pad';
import * as styles from './Pad.css';
import * as tiles from './Tile.css';

const NEW = [
  { kind: 'tab', icon: UserRound, words: msg`New tab` },
  { kind: 'collection', icon: ShoppingBag, words: msg`Collection` },
  { kind: 'delivery', icon: Bike, words: msg`Delivery` },
] as const;

export function WhereTo() {
  const { t } = useLingui();
  const openPad = useOpenPad('replace');
  const { rows: tables = [] } = useStaffTables();
  const { rows: bills = [] } = useStaffBills();
  const seatings = useStaffSeatings();
  const tabs = bills.filter(({ kind, closedAt }) => kind === 'tab' && closedAt === null);
  usePageTitle(t`New order · Bar Bliss`);
  const billAt = (tableId: number) => {
    const seating = seatings.find((one) => one.tableId === tableId);
    return bills.find(({ id }) => id === seating?.id);
  };
  return (
    <div className={styles.page}>
      <Heading level={1}>{t`New order`}</Heading>
      <Row>
        {NEW.map(({ kind, icon: Icon, words }) => (
          <Button
            key={kind}
            tone="tonal"
            size="cta"
            icon={<Icon size={20} />}
            onClick={() => openPad({ for: kind })}
          >
            {t(words)}
          </Button>
        ))}
      </Row>
      {tabs.length > 0 && (
        <Stack as="section" gap={8}>
          <Heading level={2} size="item">{t`Tabs`}</Heading>
          <div className={tiles.places}>
            {tabs.map((bill) => (
              <PlaceButton
                key={bill.id}
                label={bill.label}
                bill={bill}
                onClick={() => openPad({ bill: bill.id })}
              />
            ))}
          </div>
        </Stack>
      )}
      {TABLE_AREAS.map((area) => {
        const here = tables.filter((table) => table.area === area);
        if (here.length === 0) return null;
        return (
          <Stack as="section" key={area} gap={8}>
            <Heading level={2} size="item">
              {t(areaWords(area))}
            </Heading>
            <div className={tiles.places}>
              {here.map(({ id, label }) => (
                <PlaceButton
                  key={id}
                  label={label}
                  bill={billAt(id)}
                  onClick={() => openPad({ table: id })}
                />
              ))}
            </div>
          </Stack>
        );
      })}
    </div>
  );
}

type PlaceButtonProps = { label: string; bill: BillOnTablet | undefined; onClick: () => void };

function PlaceButton({ label, bill, onClick }: PlaceButtonProps) {
  return (
    <Button tone="outline" size="cta" onClick={onClick}>
      <Stack as="span" gap={0} align="center">
        {label}
        {bill && (
          <Text as="span" size="small">
            <Sum kurus={Math.max(0, bill.openKurus)} />
          </Text>
        )}
      </Stack>
    </Button>
  );
}
