import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ChefHat, Keyboard, List } from 'lucide-react';
import { useContext } from 'react';
import { createPortal } from 'react-dom';
import { SERVICE_TYPES, type ServiceType } from '#domain/orders/order';
import type { OrderOnBoard } from '../../../data/react/staff/use-staff-rows';
import { Button } from '../../../ui/controls/Button';
import { IconButton } from '../../../ui/controls/IconButton';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { NoticeSlotContext } from '../../page/Page';
import { StatusFilter, useSetSearch } from '../../shared/List';
import { SERVICE_WORDS } from '../shared/board-words';
import * as styles from './BoardBar.css';

type BoardBarProps = {
  /** Holds all open orders and ignores the filter. */
  open: readonly OrderOnBoard[];
  chosen: ServiceChoice;
  onAllDay: () => void;
  onHelp: () => void;
};

/** Shows the board's filter and other views. */
export function BoardBar({ open, chosen, onAllDay, onHelp }: BoardBarProps) {
  const { t } = useLingui();
  const setSearch = useSetSearch();
  const slot = useContext(NoticeSlotContext);
  const counts = serviceCounts(open);
  const bar = (
    <section aria-label={t`Orders`} className={styles.bar}>
      <div className={styles.filter}>
        <StatusFilter
          label={t`Which orders`}
          value={chosen}
          choices={SERVICE_CHOICES.map((value) => ({
            value,
            label: value === 'all' ? t`All` : t(SERVICE_WORDS[value]),
            count: counts[value],
          }))}
          onChange={(value) => setSearch({ service: value === 'all' ? undefined : value })}
        />
      </div>
      <div className={styles.ways}>
        <Button
          tone="outline"
          size="compact"
          icon={<ChefHat aria-hidden="true" size={20} />}
          aria-haspopup="dialog"
          onClick={onAllDay}
        >
          <span className={styles.wayName}>{t`All day`}</span>
        </Button>
        <LinkButton
          asChild
          tone="outline"
          size="compact"
          icon={<List aria-hidden="true" size={20} />}
        >
          <Link to="/admin/orders/history">
            <span className={styles.wayName}>{t`List`}</span>
          </Link>
        </LinkButton>
        <IconButton
          label={t`Shortcuts`}
          icon={<Keyboard aria-hidden="true" size={20} />}
          tone="outline"
          size="compact"
          aria-haspopup="dialog"
          onClick={onHelp}
        />
      </div>
    </section>
  );
  return slot && createPortal(bar, slot);
}

/** Lists the choices: all orders, or those of one service. */
const SERVICE_CHOICES = ['all', ...SERVICE_TYPES] as const;
type ServiceChoice = (typeof SERVICE_CHOICES)[number];

/** Parses the URL; unknown values mean all. */
export function serviceChoice(text: string | undefined): ServiceChoice {
  return SERVICE_CHOICES.find((choice) => choice === text) ?? 'all';
}

export function ofService(
  orders: readonly OrderOnBoard[],
  choice: ServiceChoice,
): readonly OrderOnBoard[] {
  return choice === 'all' ? orders : orders.filter(({ orderType }) => orderType === choice);
}

/** Counts the open orders per choice. */
export function serviceCounts(open: readonly OrderOnBoard[]): Record<ServiceChoice, number> {
  const count = (type: ServiceType) => open.filter(({ orderType }) => orderType === type).length;
  return {
    all: open.length,
    table: count('table'),
    collection: count('collection'),
    delivery: count('delivery'),
  };
}
