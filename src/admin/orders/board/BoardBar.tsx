import { useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { ChefHat, ChevronDown, Flame, History, Keyboard, List, Plus, ScanLine } from 'lucide-react';
import { useContext } from 'react';
import { createPortal } from 'react-dom';
import { SERVICE_TYPES } from '#domain/orders/order';
import { STATIONS } from '#domain/stations/station';
import {
  BOARD_ORDERS,
  storedBoardOrder,
  storedBoardStation,
} from '../../../data/preferences/board-choices';
import type { OrderOnBoard } from '../../../data/react/use-staff';
import { Button, IconButton } from '../../../ui/controls/controls';
import { LinkButton } from '../../../ui/controls/LinkButton';
import type { MenuEntry } from '../../../ui/controls/Menu';
import { Menu, MenuEntries } from '../../../ui/controls/Menu';
import { VisuallyHidden } from '../../../ui/layout/Flow';
import { useMedia } from '../../../ui/layout/use-media';
import { SoundButton } from '../../alarm/SoundButton';
import { NoticeSlotContext, TopBarActions } from '../../page/page-parts';
import { StatusFilter, useSetSearch } from '../../shared/List';
import { useOpenPad } from '../../shared/OpenButton';
import type { BoardView } from '../shared/board-view';
import { BOARD_WORDS, SERVICE_WORDS } from '../shared/board-view';
import * as styles from './BoardBar.css';

type BoardBarProps = {
  /** Holds all open orders and ignores the filter. */
  open: readonly OrderOnBoard[];
  chosen: ServiceChoice;
  view: BoardView;
  isAllDayOpen: boolean;
  onAllDay: () => void;
  onHelp: () => void;
  ways: BoardWays;
};

export type BoardWays = { onRecent: () => void; onScan: () => void };

/** Shows the board's filter and other views: in a row of their own, or below `lg` in a menu of the top bar. */
export function BoardBar(props: BoardBarProps) {
  const { open, chosen, view, isAllDayOpen, onAllDay, onHelp } = props;
  const { t } = useLingui();
  const setSearch = useSetSearch();
  const slot = useContext(NoticeSlotContext);
  const isWide = useMedia('lg');
  const views = useViewEntries(view);
  const services = SERVICE_CHOICES.map((value) => ({
    value,
    label: value === 'all' ? t`All` : t(SERVICE_WORDS[value]),
    count: ofService(open, value).length,
  }));
  const setService = (value: ServiceChoice) =>
    setSearch({ service: value === 'all' ? undefined : value });
  if (!isWide) return <PackedBar {...props} services={services} onService={setService} />;
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
        <Menu
          trigger={
            <Button tone="outline" size="compact" icon={<Flame size={20} />}>
              {t(BOARD_WORDS[view.station])}
            </Button>
          }
        >
          <MenuEntries entries={views} />
        </Menu>
        <Button
          tone="outline"
          size="compact"
          icon={<ChefHat size={20} />}
          wordsFrom="xl"
          aria-expanded={isAllDayOpen}
          onClick={onAllDay}
        >{t`All day`}</Button>
        <LinkButton asChild tone="outline" size="compact" icon={<List size={20} />} wordsFrom="xl">
          <Link to="/admin/orders/history">{t`List`}</Link>
        </LinkButton>
        <IconButton
          label={t`Shortcuts`}
          icon={<Keyboard size={20} />}
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

type PackedBarProps = BoardBarProps & {
  services: readonly { value: ServiceChoice; label: string; count: number }[];
  onService: (value: ServiceChoice) => void;
};

/** A phone and a tablet held upright keep their height for the tickets. */
function PackedBar({ chosen, view, services, onService, onAllDay, ways }: PackedBarProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const openPad = useOpenPad();
  const isTablet = useMedia('md');
  const entries: MenuEntry[] = [
    ...useViewEntries(view),
    { kind: 'separator', id: 'services' },
    { kind: 'heading', id: 'service', label: t`Which orders` },
    ...services.map(
      ({ value, label, count }): MenuEntry => ({
        kind: 'choice',
        id: `service ${value}`,
        label: `${label} · ${count}`,
        checked: value === chosen,
        onSelect: () => onService(value),
      }),
    ),
    { kind: 'separator', id: 'ways' },
    { id: 'recent', label: t`Recent`, icon: <History {...ICON} />, onSelect: ways.onRecent },
    { id: 'all day', label: t`All day`, icon: <ChefHat {...ICON} />, onSelect: onAllDay },
    { id: 'scan', label: t`Scan order`, icon: <ScanLine {...ICON} />, onSelect: ways.onScan },
    {
      id: 'list',
      label: t`List`,
      icon: <List {...ICON} />,
      onSelect: () => void navigate({ to: '/admin/orders/history' }),
    },
  ];
  const station = view.station === 'pass' ? t`All` : t(BOARD_WORDS[view.station]);
  const service = chosen === 'all' ? undefined : t(SERVICE_WORDS[chosen]);
  return (
    <TopBarActions>
      <Menu
        align="start"
        trigger={
          <Button
            tone="outline"
            size="compact"
            className={styles.station}
            trailing={<ChevronDown size={16} />}
          >
            {[station, service].filter(Boolean).join(' · ')}
            <VisuallyHidden>{t`: board`}</VisuallyHidden>
          </Button>
        }
      >
        <MenuEntries entries={entries} />
      </Menu>
      <IconButton
        label={t`New order`}
        icon={<Plus {...ICON} />}
        tone="solid"
        size="compact"
        onClick={() => openPad()}
      />
      {/* A phone has the sound on the rail and in the person's menu. */}
      {isTablet && <SoundButton wordsFrom="xl" />}
    </TopBarActions>
  );
}

const ICON = { 'aria-hidden': true, size: 20 } as const;

/** Lists whose dishes this device shows, and in which order. */
function useViewEntries(view: BoardView): MenuEntry[] {
  const { t } = useLingui();
  const stations = [...STATIONS, 'pass' as const];
  return [
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
  ];
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
