import { useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { may } from '#domain/roles';
import type { DayReport } from '#domain/till/day-close';
import type { DrawerRead, DrawersRead } from '#domain/till/drawer';
import { addDays, businessDay, isDay } from '#domain/venue';
import { textField } from '../../../data/json';
import { useStaffFigures } from '../../../data/react/use-staff';
import { useStaffSession } from '../../../data/react/use-staff-session';
import { formatDay } from '../../../i18n/day-text';
import { useLanguage } from '../../../i18n/language';
import { Button, IconButton } from '../../../ui/controls/controls';
import { Heading, Hint, Row, Stack, Text } from '../../../ui/layout/Flow';
import * as frame from '../../page/Page.css';
import { useClockValue, usePageTitle } from '../../page/page-parts';
import { Read, useMay, useTimeText } from '../../shared/Read';
import * as styles from '../Financials.css';
import { CountDialog, DayReportSection, MoveDialog } from './DayReportSection';

const REFRESH_MS = 10_000;

export function CloseOfDayPage() {
  const { t } = useLingui();
  const isManager = useMay('till.close');
  const asked = useLocation({ select: ({ search }) => textField(search, 'day') ?? '' });
  const today = useClockValue(businessDay, '');
  const day = isDay(asked) && asked <= today ? asked : today;
  const language = useLanguage();
  usePageTitle(t`End of day · Bar Bliss`);
  const navigate = useNavigate();
  const go = (days: number) =>
    void navigate({ to: '/admin/day', search: { day: addDays(day, days) } });
  if (day === '') return null;
  return (
    <div className={frame.page}>
      <Row justify="between">
        <Heading level={2} size="displayM">
          {formatDay(day, language)}
        </Heading>
        {isManager && (
          <Row wrap={false}>
            <IconButton
              label={t`Day before`}
              icon={<ChevronLeft size={20} />}
              onClick={() => go(-1)}
            />
            <IconButton
              label={t`Day after`}
              icon={<ChevronRight size={20} />}
              unavailable={day === today}
              onClick={() => go(1)}
            />
          </Row>
        )}
      </Row>
      {isManager ? <ManagersDay key={day} day={day} /> : <DrawersSection day={day} />}
    </div>
  );
}

/** A closed day has no drawers: what is counted later belongs to the next day. */
function ManagersDay({ day }: { day: string }) {
  const read = useStaffFigures<DayReport>(`/api/admin/days/${day}`, REFRESH_MS);
  const [isShown, setShown] = useState(false);
  const report = <DayReportSection read={read} isShown={isShown} onShow={() => setShown(true)} />;
  if (read.value?.z) return report;
  return (
    <div className={styles.sides}>
      <DrawersSection day={day} onCount={() => setShown(false)} />
      {report}
    </div>
  );
}

function DrawersSection({ day, onCount }: { day: string; onCount?: () => void }) {
  const { t } = useLingui();
  const read = useStaffFigures<DrawersRead>('/api/admin/drawers', REFRESH_MS);
  const { user } = useStaffSession();
  const role = user?.role ?? '';
  const [open, setOpen] = useState<{ drawer: DrawerRead; what: 'count' | 'move' } | null>(null);
  const close = () => setOpen(null);
  const timeText = useTimeText();

  function count(drawer: DrawerRead) {
    onCount?.();
    setOpen({ drawer, what: 'count' });
  }

  return (
    <section aria-labelledby="cash-count" className={frame.section}>
      <Heading level={2} id="cash-count">{t`Cash count`}</Heading>
      <Read of={read}>
        {({ drawers, paidOut }) => (
          <>
            {drawers.map((drawer) => {
              const { id, name, owner, counted } = drawer;
              const by = counted?.by ?? '';
              const ownerName = owner?.name;
              const at = counted ? timeText(counted.at) : '';
              return (
                <Row key={id} justify="between">
                  <Stack gap={0}>
                    <Text size="item">{name}</Text>
                    {ownerName && <Hint>{t`Purse of ${ownerName}`}</Hint>}
                    <Hint>{counted ? t`Last counted by ${by}, ${at}` : t`Not counted yet`}</Hint>
                  </Stack>
                  {/* Another's purse is for its owner and for managers. */}
                  {(!owner || owner.id === user?.id || may(role, 'till.close')) && (
                    <Row>
                      <Button tone="outline" onClick={() => setOpen({ drawer, what: 'move' })}>
                        {t`Cash in or out`}
                      </Button>
                      <Button onClick={() => count(drawer)}>{t`Count the cash`}</Button>
                    </Row>
                  )}
                </Row>
              );
            })}
            {open?.what === 'move' && (
              <MoveDialog {...open} {...{ role, paidOut }} onClose={close} />
            )}
          </>
        )}
      </Read>
      {open?.what === 'count' && <CountDialog drawer={open.drawer} day={day} onClose={close} />}
    </section>
  );
}
