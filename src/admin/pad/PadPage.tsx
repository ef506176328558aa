import type { Messages } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Suspense, use, useCallback, useMemo, useState } from 'react';
import * as menu from '#domain/menu/menu.operations';
import type { MenuItem } from '#domain/menu/menu-item';
import { itemChoice } from '#domain/menu/menu-item';
import type { Often } from '#domain/menu/often';
import { OFTEN_SHOWN, oftenAt } from '#domain/menu/often';
import type { RoundDish, RoundLine } from '#domain/orders/round';
import { venueTime } from '#domain/venue';
import type { PadDraft } from '../../data/drafts/pad-draft';
import { changePad, EMPTY_PAD } from '../../data/drafts/pad-draft';
import type { OrderOnBoard } from '../../data/react/use-staff';
import {
  barNow,
  useStaffBill,
  useStaffFigures,
  useStaffOrders,
  useStaffSeatings,
  useStaffTables,
} from '../../data/react/use-staff';
import { retryImport } from '../../i18n/i18n';
import type { Language } from '../../i18n/language';
import { languageOf } from '../../i18n/language';
import { Button } from '../../ui/controls/controls';
import { Banner } from '../../ui/feedback/Banner';
import { EmptyState, Skeleton } from '../../ui/feedback/states';
import { Grid, Row } from '../../ui/layout/Flow';
import { useMedia } from '../../ui/layout/use-media';
import { useToast } from '../../ui/overlays/ToastProvider';
import { goBack } from '../../ui/router/go-back';
import { usePageTitle } from '../page/page-parts';
import type { PadTarget } from '../shared/OpenButton';
import { padPath } from '../shared/OpenButton';
import { CannotRead } from '../shared/Read';
import { together } from '../tables/use-table-plan';
import { DishChooser, LineDialog } from './DishChooser';
import * as styles from './Pad.css';
import { ChooseMember, Round, RoundAtFoot } from './Round';
import { TakeBackBar } from './SentRounds';
import type { PadMenu } from './use-pad';
import { usePad, usePadMenu, useRounds } from './use-pad';
import { usePadKeys } from './use-pad-keys';
import type { Place } from './WhereTo';
import { PadHead, PadNotes, usePadTarget, usePlace, WhereTo } from './WhereTo';

const USUAL_PEOPLE = 6;

/** The waiter's entry: dishes, the new round, and the rounds before. */
export function Pad({ place, menu }: { place: Place; menu: PadMenu }) {
  const { t } = useLingui();
  const toast = useToast();
  const leave = useLeave();
  const isWide = useMedia('lg');
  const pad = usePad(place, menu);
  const [openLine, setOpenLine] = useState<Partial<RoundLine> | null>(null);
  const [isNaming, setNaming] = useState(false);
  const [isRoundOpen, setRoundOpen] = useState(false);
  const [optionsOf, setOptionsOf] = useState<MenuItem | null>(null);
  const rounds = useRounds({ place, pad, menu, onFault: () => setRoundOpen(true) });
  const often = useOften(rounds.orders, menu.items);
  const { add, draft } = pad;
  const name = place.kind === 'tab' && !place.bill ? draft.name.trim() : '';
  const { categories } = menu;
  const title = name || place.title;
  usePageTitle(t`${title} · Bar Bliss`);
  /** Returns false for a dish that is sold out. */
  const tap = useCallback(
    (item: MenuItem): boolean => {
      const category = categories.find(({ id }) => id === item.categoryId);
      const choice = category ? itemChoice(item, category) : 'add';
      if (!item.isAvailable || choice === 'out-of-stock') {
        toast.show({ tone: 'info', title: t`Sold out. Put it back on the menu first.` });
        return false;
      }
      if (choice === 'fries' || choice === 'sauce') setOptionsOf(item);
      else add({ itemId: item.id });
      return true;
    },
    [categories, add, toast, t],
  );

  /** The line of a held dish opens as soon as the dish is in the round. */
  const hold = useCallback(
    (item: MenuItem) => {
      if (tap(item)) setOpenLine({ itemId: item.id });
    },
    [tap],
  );

  function back() {
    setOptionsOf(null);
    setOpenLine(null);
  }

  function addWithOptions(dish: RoundDish) {
    add(dish);
    setOptionsOf(null);
  }

  usePadKeys({ onSend: rounds.send, onLeave: optionsOf ? back : leave });
  // The line with this id, or the newest of a dish.
  const line = draft.lines
    .filter(({ id, itemId }) => id === openLine?.id || itemId === openLine?.itemId)
    .at(-1);
  const round = {
    ...{ place, pad, menu, rounds },
    onOpen: ({ id }: RoundLine) => setOpenLine({ id }),
    onMember: () => setNaming(true),
  };
  return (
    <div className={styles.pad}>
      <PadHead place={place} name={name} onLeave={leave} />
      <PadNotes place={place} />
      <Strayed place={place} draft={draft} />
      <div className={styles.body}>
        {isWide && <Round {...round} />}
        <DishChooser
          {...{ menu, often, pad, optionsOf }}
          onTap={tap}
          onHold={hold}
          onAdd={addWithOptions}
          onBack={back}
        />
      </div>
      {!isWide && (
        <RoundAtFoot {...round} isOpen={isRoundOpen} onShow={(isShown) => setRoundOpen(isShown)} />
      )}
      <TakeBackBar orders={rounds.orders} onTakeBack={rounds.takeBack} />
      {isNaming && <ChooseMember place={place} pad={pad} onClose={() => setNaming(false)} />}
      {line && (
        <LineDialog
          line={line}
          item={menu.items.find(({ id }) => id === line.itemId)}
          people={place.partySize ?? place.table?.seats ?? USUAL_PEOPLE}
          onChange={pad.change}
          onClose={() => setOpenLine(null)}
        />
      )}
    </div>
  );
}

/** Goes back to where the pad was opened, else to the floor. */
function useLeave(): () => void {
  const router = useRouter();
  const navigate = useNavigate();
  return useCallback(() => {
    if (router.latestLocation.state.isPanel) return goBack(() => router.history.back());
    void navigate({ to: '/admin/floor' });
  }, [router, navigate]);
}

/** Returns the dishes for the first chip: those of the last round here, then those sold most at this hour. */
function useOften(rounds: readonly OrderOnBoard[], items: readonly MenuItem[]): readonly number[] {
  const { orders } = useStaffOrders();
  const { value } = useStaffFigures<Often>(menu.often.path);
  const { hour } = venueTime(barNow());
  return useMemo(() => {
    const counts = new Map<number, number>();
    for (const { items: lines } of orders ?? []) {
      for (const { menuItemId, quantity } of lines) {
        counts.set(menuItemId, (counts.get(menuItemId) ?? 0) + quantity);
      }
    }
    const here = rounds.at(-1)?.items.map(({ menuItemId }) => menuItemId) ?? [];
    const usual = value ? oftenAt(value, hour) : [];
    const sold = [...counts].sort(([, a], [, b]) => b - a).map(([id]) => id);
    const popular = items.filter(({ isPopular }) => isPopular).map(({ id }) => id);
    const any = items.map(({ id }) => id);
    return [...new Set([...here, ...usual, ...sold, ...popular, ...any])].slice(0, OFTEN_SHOWN);
  }, [rounds, items, orders, value, hour]);
}

/** Tells that the party of an unsent round sits elsewhere by now, or has left; a person says whose the round is. */
function Strayed({ place, draft }: { place: Place; draft: PadDraft }) {
  const { t } = useLingui();
  const router = useRouter();
  const { rows: tables = [] } = useStaffTables();
  const seatings = useStaffSeatings();
  const bill = useStaffBill(draft.billId || undefined);
  const isHere = !bill || bill.id === place.bill?.id;
  if (place.kind !== 'table' || place.isLate || isHere || draft.lines.length === 0) return null;
  const seating = seatings.find(({ id }) => id === bill.id);
  const table = tables.find(({ id }) => id === seating?.tableId);
  const [label, here] = [table?.label ?? bill.label, place.table?.label ?? ''];

  function follow() {
    if (!bill) return;
    const key = table ? `table:${table.id}` : `bill:${bill.id}`;
    changePad(key, (before) => ({ ...draft, lines: [...before.lines, ...draft.lines] }));
    changePad(place.key, () => null);
    router.history.replace(padPath({ bill: bill.id }), router.latestLocation.state);
  }

  function stay() {
    changePad(place.key, () => ({ ...EMPTY_PAD, lines: draft.lines }));
  }

  return (
    <Banner
      tone="danger"
      shape="box"
      action={
        <Row>
          <Button tone="outline" size="compact" onClick={follow}>
            {table ? t`Go to ${label}` : t`To their bill`}
          </Button>
          <Button tone="outline" size="compact" onClick={stay}>{t`For ${here}`}</Button>
        </Row>
      }
    >
      {table
        ? t`The party of this round sits at ${label} now.`
        : t`The party of this round has left.`}
    </Banner>
  );
}

/** Shows the waiter's entry of the place that the URL names, or asks for a place. */
export function PadPage() {
  const target = usePadTarget();
  return (
    <Suspense fallback={<Bones />}>
      <PadWords>
        {target ? <PadOf key={JSON.stringify(target)} target={target} /> : <WhereTo />}
      </PadWords>
    </Suspense>
  );
}

function PadOf({ target }: { target: PadTarget }) {
  const { t } = useLingui();
  const menu = usePadMenu();
  const { place, ...found } = usePlace(target);
  const { state, retry } = together([found, menu]);
  if (state === 'error') {
    return (
      <div className={styles.page}>
        <CannotRead title={t`This tablet can't read its menu right now`} onRetry={retry}>
          <Trans>If it stays like this, reload the page or use another tablet.</Trans>
        </CannotRead>
      </div>
    );
  }
  if (state === 'loading') {
    return (
      <div role="status" aria-label={t`Loading the menu…`}>
        <Bones />
      </div>
    );
  }
  if (!place) {
    return (
      <div className={styles.page}>
        <EmptyState icon={<CircleHelp size={40} />}>
          <Trans>This tablet doesn't know this table or bill.</Trans>
        </EmptyState>
      </div>
    );
  }
  return <Pad place={place} menu={menu} />;
}

function Bones() {
  return (
    <div className={styles.page}>
      <Skeleton shape="title" />
      <Grid layout="quarters">
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((bone) => (
          <Skeleton key={bone} shape="block" />
        ))}
      </Grid>
    </div>
  );
}

const CATALOGS = {
  en: () => import('../../i18n/locales/en/pad.po'),
  tr: () => import('../../i18n/locales/tr/pad.po'),
};
const coming: Partial<Record<Language, Promise<Messages>>> = {};

/** Adds the entry's sentences, which the rest of the staff app does not load, in the language of the page. */
function PadWords({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  const language = languageOf(i18n.locale);
  coming[language] ??= retryImport(CATALOGS[language]).then(({ messages }) => messages);
  // A change of the language replaces all sentences, so they are added at every drawing.
  Object.assign(i18n.messages, use(coming[language]));
  return children;
}
