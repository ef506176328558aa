import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ChefHat, Flame, Keyboard, List } from 'lucide-react';
import { useContext } from 'react';
import { createPortal } from 'react-dom';
import { SERVICE_TYPES, type ServiceType } from '#domain/orders/order';
import { STATIONS } from '#domain/stations/station';
import {
  BOARD_ORDERS,
  storedBoardOrder,
  storedBoardStation,
} from '../../../data/preferences/board-choices';
import type { OrderOnBoard } from '../../../data/react/staff/use-staff-rows';
import { Button } from '../../../ui/controls/Button';
import { IconButton } from '../../../ui/controls/IconButton';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { Menu, MenuEntries, type MenuEntry } from '../../../ui/controls/Menu';
import { useMedia } from '../../../ui/layout/use-media';
import { hiddenBelowXl } from '../../../ui/layout/VisuallyHidden.css';
import { media } from '../../../ui/theme/breakpoints';
import { NoticeSlotContext } from '../../page/Page';
import { StatusFilter, useSetSearch } from '../../shared/List';
import { BOARD_WORDS, type BoardView } from '../shared/board-view';
import { SERVICE_WORDS } from '../shared/board-words';
import * as styles from './BoardBar.css';

type BoardBarProps = {
  /** Holds all open orders and ignores the filter. */
  open: readonly OrderOnBoard[];
  chosen: ServiceChoice;
  view: BoardView;
  isAllDayOpen: boolean;
  onAllDay: () => void;
  onHelp: () => void;
};

/** Shows the board's filter and other views. */
export function BoardBar(props: BoardBarProps) {
  const { open, chosen, view, isAllDayOpen, onAllDay, onHelp } = props;
  const { t } = useLingui();
  const setSearch = useSetSearch();
  const slot = useContext(NoticeSlotContext);
  const counts = serviceCounts(open);
  const services = SERVICE_CHOICES.map((value) => ({
    value,
    label: value === 'all' ? t`All` : t(SERVICE_WORDS[value]),
    count: counts[value],
  }));
  const setService = (value: ServiceChoice) =>
    setSearch({ service: value === 'all' ? undefined : value });
  const bar = (
    <section aria-label={t`Orders`} className={styles.bar}>
      <div className={styles.filter}>
        <StatusFilter
          label={t`Which orders`}
          value={chosen}
          choices={services}
          onChange={setService}
        />
      </div>
      <div className={styles.ways}>
        <ViewMenu view={view} services={services} chosen={chosen} onService={setService} />
        <Button
          tone="outline"
          size="compact"
          icon={<ChefHat aria-hidden="true" size={20} />}
          aria-expanded={isAllDayOpen}
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
            <span className={hiddenBelowXl}>{t`List`}</span>
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

type ViewMenuProps = {
  view: BoardView;
  services: readonly { value: ServiceChoice; label: string; count: number }[];
  chosen: ServiceChoice;
  onService: (value: ServiceChoice) => void;
};

/** Chooses whose dishes this device shows, in which order, and on a phone of which service. */
function ViewMenu({ view, services, chosen, onService }: ViewMenuProps) {
  const { t } = useLingui();
  const hasChips = useMedia(media.two);
  const stations = [...STATIONS, 'pass' as const];
  const entries: MenuEntry[] = [
    { kind: 'heading', id: 'station', label: t`Station` },
    ...stations.map(
      (station): MenuEntry => ({
        kind: 'choice',
        id: station,
        label: t(BOARD_WORDS[station]),
        checked: station === view.station,
        onSelect: () => storedBoardStation.set(station),
      }),
    ),
    { kind: 'separator', id: 'line' },
    { kind: 'heading', id: 'order', label: t`Order` },
    ...BOARD_ORDERS.map(
      (order): MenuEntry => ({
        kind: 'choice',
        id: order,
        label: order === 'columns' ? t`Four columns` : t`Oldest first`,
        checked: order === view.order,
        onSelect: () => storedBoardOrder.set(order),
      }),
    ),
    ...(hasChips
      ? []
      : [
          { kind: 'separator' as const, id: 'end' },
          { kind: 'heading' as const, id: 'service', label: t`Which orders` },
          ...services.map(
            ({ value, label, count }): MenuEntry => ({
              kind: 'choice',
              id: `service ${value}`,
              label: `${label} · ${count}`,
              checked: value === chosen,
              onSelect: () => onService(value),
            }),
          ),
        ]),
  ];
  const service = hasChips || chosen === 'all' ? undefined : t(SERVICE_WORDS[chosen]);
  return (
    <Menu
      trigger={
        <Button tone="outline" size="compact" icon={<Flame aria-hidden="true" size={20} />}>
          {[t(BOARD_WORDS[view.station]), service].filter(Boolean).join(' · ')}
        </Button>
      }
    >
      <MenuEntries entries={entries} />
    </Menu>
  );
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
