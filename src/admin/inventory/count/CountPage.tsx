import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import * as inventory from '#domain/inventory/inventory.operations';
import {
  CATEGORY_WORDS,
  INVENTORY,
  INVENTORY_CATEGORIES,
  isUnlikelyAmount,
  numberStyleOf,
} from '#domain/inventory/inventory-item';
import { MOST_LINES } from '#domain/inventory/recipe';
import { quantityOf, typedNumber } from '#domain/quantity';
import type { ResourceRecord } from '#domain/resource/resource';
import { isFound } from '#domain/resource/resource';
import { formatTime } from '#domain/venue';
import type { BookedLine } from '../../../data/commands/inventory';
import { recordOf } from '../../../data/json';
import { useStaffFigures } from '../../../data/react/use-staff';
import { ALL_ITEMS, readAllItems } from '../../../data/staff/staff-session';
import { useLanguage } from '../../../i18n/language';
import { Button } from '../../../ui/controls/controls';
import { EmptyState } from '../../../ui/feedback/states';
import { TextInput } from '../../../ui/form/inputs/inputs';
import { Heading, Hint, Row, Stack } from '../../../ui/layout/Flow';
import { ConfirmDialog } from '../../../ui/overlays/Dialog';
import * as text from '../../../ui/theme/text.css';
import * as frame from '../../page/Page.css';
import { usePageTitle } from '../../page/page-parts';
import { SearchBox } from '../../shared/List';
import { AskButton, Part, SendFailed } from '../../shared/Panel';
import * as parts from '../../shared/Parts.css';
import { formatCount, NotAllowed, Read, useUnderstood } from '../../shared/Read';
import type { SendFailure } from '../../shared/sending';
import { codeOf, isRefusal, useKeptDraft, useOperations } from '../../shared/sending';
import { readAmount, signed, useStockFieldText, useUnitWord } from '../StockForm';
import * as styles from './Count.css';

const countedItem = v.object({
  typed: v.string(),
  /** A person counted at `at` (ms) and saw a colleague's count at `seenAt` (ms). */
  at: v.number(),
  seenAt: v.exactOptional(v.number()),
});
export const countSheet = v.record(v.string(), countedItem);
type CountSheet = v.InferOutput<typeof countSheet>;

/** Returns the lines of the counted items, with the ages of their counts by this device's clock. */
export function countLines(
  sheet: CountSheet,
  items: readonly { id: unknown; unit?: unknown }[],
  now: number,
) {
  const ageOf = (at: number) => Math.max(0, now - at);
  return items.flatMap(({ id, unit }) => {
    const itemId = String(id);
    const own = sheet[itemId];
    if (!own) return [];
    const seen = own.seenAt === undefined ? {} : { seenAgeMs: ageOf(own.seenAt) };
    return [
      {
        itemId,
        counted: typedNumber(own.typed, numberStyleOf(unit)),
        ageMs: ageOf(own.at),
        ...seen,
      },
    ];
  });
}

export function without(sheet: CountSheet, ids: readonly string[]): CountSheet {
  return Object.fromEntries(Object.entries(sheet).filter(([id]) => !ids.includes(id)));
}

const otherCounts = v.object({
  lines: v.array(
    v.object({
      itemId: v.string(),
      by: v.nullable(v.string()),
      at: v.string(),
      counted: v.number(),
    }),
  ),
});
type OtherCount = v.InferOutput<typeof otherCounts>['lines'][number];

/** Keeps a stock count on this device until a person books the count. */
function useCountSheet(items: readonly ResourceRecord[]) {
  const { draft, isReady, keep, forget } = useKeptDraft('stock_count', 'sheet', countSheet);
  const [booked, setBooked] = useState<readonly BookedLine[] | null>(null);
  const booking = useOperations();
  const sheet = draft ?? {};
  const counted = items.filter(({ id }) => sheet[id]);

  function put(next: CountSheet) {
    if (Object.keys(next).length > 0) keep(next);
    else forget();
  }

  async function book() {
    const done: BookedLine[] = [];
    let left = sheet;
    for (let first = 0; first < counted.length; first += MOST_LINES) {
      const part = counted.slice(first, first + MOST_LINES);
      const some = part.map(({ id }) => String(id));
      const lines = countLines(left, part, Date.now());
      const sent = await booking.runChecked<{ lines: BookedLine[] }>(inventory.count, {
        input: { lines },
      });
      if (!sent) break;
      done.push(...sent.result.lines);
      left = without(left, some);
      put(left);
    }
    if (done.length > 0) setBooked(done);
  }

  return {
    ...booking,
    /** False while the stored count is loading. */
    isReady,
    sheet,
    counted,
    isWrong: counted.some((item) => countedMilli(item, sheet) === null),
    unlikely: counted.filter((item) =>
      isUnlikelyAmount(quantityOf(countedMilli(item, sheet) ?? 0), Number(item.currentStock)),
    ),
    others: othersOf(booking.failure).filter(({ itemId }) => sheet[itemId]?.seenAt === undefined),
    booked,
    type(itemId: string, typed: string) {
      if (typed.trim() === '') return put(without(sheet, [itemId]));
      put({ ...sheet, [itemId]: { typed, at: Date.now() } });
    },
    /** Keeps the own count despite a colleague's count. */
    insist(itemId: string) {
      const own = sheet[itemId];
      if (own) put({ ...sheet, [itemId]: { ...own, seenAt: Date.now() } });
    },
    giveUp: (itemId: string) => put(without(sheet, [itemId])),
    clear: () => put({}),
    book,
    again: () => setBooked(null),
  };
}

function othersOf(failure: SendFailure | null): OtherCount[] {
  if (!isRefusal(failure) || failure.code !== 'inventory.counted') return [];
  const read = v.safeParse(otherCounts, recordOf(failure.body));
  return read.success ? read.output.lines : [];
}

function countedMilli({ id, unit }: ResourceRecord, sheet: CountSheet): number | null {
  return readAmount(sheet[String(id)]?.typed ?? '', numberStyleOf(unit));
}

type CountResultProps = {
  lines: readonly BookedLine[];
  items: readonly ResourceRecord[];
  onAgain: () => void;
};

function CountResult({ lines, items, onAgain }: CountResultProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const unitWord = useUnitWord();
  const sorted = [...lines].sort((a, b) => Number(b.change !== 0) - Number(a.change !== 0));
  const different = lines.filter(({ change }) => change !== 0).length;
  return (
    <div className={styles.page}>
      <Heading level={2} size="displayM">{t`Count saved`}</Heading>
      <p role="status">
        {different === 0 ? (
          <Trans>Everything was there.</Trans>
        ) : (
          <Plural value={different} one="# item differs." other="# items differ." />
        )}
      </p>
      <Stack as="ul" gap={0}>
        {sorted.map(({ itemId, expected, change }) => {
          const item = items.find(({ id }) => id === itemId);
          if (!item) return null;
          const should = formatCount(expected ?? 0);
          const is = formatCount(rounded((expected ?? 0) + change));
          const unit = unitWord(item.unit);
          return (
            <li key={itemId} className={parts.row}>
              <span className={styles.what}>
                {INVENTORY.title(item, language)}
                <Hint as="span">{t`Expected ${should} ${unit}, counted ${is} ${unit}`}</Hint>
              </span>
              <strong lang="tr" className={change === 0 ? text.muted : styles.differs}>
                {change === 0 ? '=' : signed(change)}
              </strong>
            </li>
          );
        })}
      </Stack>
      <Button block onClick={onAgain}>{t`Keep counting`}</Button>
    </div>
  );
}

/** Rounds to three decimals: sums of fractions drift. */
function rounded(amount: number): number {
  return Math.round(amount * 1_000) / 1_000;
}

function CountFooter({ sheet }: { sheet: Sheet }) {
  const { t } = useLingui();
  const fieldText = useStockFieldText();
  const { isOffline } = sheet;
  const [isUnlikely, setUnlikely] = useState(false);
  const language = useLanguage();
  const count = sheet.counted.length;
  const isLocked = isOffline || count === 0 || sheet.isWrong || sheet.others.length > 0;
  const names = sheet.unlikely.map((item) => INVENTORY.title(item, language)).join(', ');

  function book() {
    if (isLocked) return;
    if (sheet.unlikely.length > 0) setUnlikely(true);
    else void sheet.book();
  }

  return (
    <div className={styles.footer}>
      {isOffline && (
        <Hint role="status">
          <Trans>Offline: this device keeps the sheet. Save it when you're connected again.</Trans>
        </Hint>
      )}
      {sheet.errors.lines && (
        <p role="alert" className={styles.refused}>
          {fieldText(sheet.errors.lines)}
        </p>
      )}
      <SendFailed failure={sheet.failure} />
      <Button
        size="cta"
        block
        busy={sheet.isBusy}
        unavailable={isLocked}
        trailing={count > 0 && <Plural value={count} one="# item" other="# items" />}
        onClick={book}
      >
        <Trans>Save the count</Trans>
      </Button>
      {count > 0 && (
        <AskButton
          tone="outline"
          block
          ask={t`Empty the sheet?`}
          because={<Trans>What you have typed is deleted. Nothing was saved.</Trans>}
          cancelLabel={<Trans>Keep it</Trans>}
          onConfirm={sheet.clear}
        >
          <Trans>Empty the sheet</Trans>
        </AskButton>
      )}
      {isUnlikely && (
        <ConfirmDialog
          tone="solid"
          title={t`Is this count right?`}
          confirmLabel={<Trans>Save the count</Trans>}
          cancelLabel={<Trans>Check again</Trans>}
          onConfirm={() => {
            setUnlikely(false);
            void sheet.book();
          }}
          onCancel={() => setUnlikely(false)}
        >
          <Trans>More than ten times the expected stock: {names}.</Trans>
        </ConfirmDialog>
      )}
    </div>
  );
}

type Sheet = ReturnType<typeof useCountSheet>;

/** Shows an item of the count and hides the expected stock, which would bias the count. */
function CountRow({ item, sheet }: { item: ResourceRecord; sheet: Sheet }) {
  const { t } = useLingui();
  const language = useLanguage();
  const fieldText = useStockFieldText();
  const id = String(item.id);
  const unit = useUnitWord()(item.unit);
  const style = numberStyleOf(item.unit);
  const understood = useUnderstood();
  const typed = sheet.sheet[id]?.typed ?? '';
  const other = sheet.others.find(({ itemId }) => itemId === id);
  const who = other?.by ?? t`Somebody else`;
  const time = other && formatTime(Date.parse(other.at));
  const amount = other && formatCount(other.counted);
  return (
    <li className={styles.row}>
      <TextInput
        className={styles.field}
        label={`${INVENTORY.title(item, language)} (${unit})`}
        inputMode="decimal"
        enterKeyHint="next"
        value={typed}
        {...understood(typed, style, unit)}
        {...(typed !== '' &&
          readAmount(typed, style) === null && { error: fieldText('quantity.invalid') })}
        onChange={(next) => sheet.type(id, next)}
      />
      {other && (
        <div role="alert" className={styles.refused}>
          <p>{t`${who} counted ${amount} ${unit} at ${time}.`}</p>
          <Row align="stretch">
            <Button tone="tonal" onClick={() => sheet.insist(id)}>{t`Keep my count`}</Button>
            <Button tone="outline" onClick={() => sheet.giveUp(id)}>{t`Take theirs`}</Button>
          </Row>
        </div>
      )}
    </li>
  );
}

const NONE: readonly ResourceRecord[] = [];

/** Counts the stock on a phone: one amount per item, booked together at the end. */
export function CountPage() {
  const { t } = useLingui();
  const all = useStaffFigures(ALL_ITEMS, undefined, readAllItems);
  const sheet = useCountSheet(all.value ?? NONE);
  const isGone = sheet.failure !== null && codeOf(sheet.failure) === 'inventory.item_gone';
  useEffect(() => {
    if (isGone) all.again();
  }, [isGone, all.again]);
  usePageTitle(t`Count the stock · Bar Bliss`);
  if (all.fault === 'forbidden') return <NotAllowed />;
  if (sheet.booked) {
    return <CountResult lines={sheet.booked} items={all.value ?? NONE} onAgain={sheet.again} />;
  }
  return (
    <div className={styles.page}>
      <Heading level={2} size="displayM">{t`Count the stock`}</Heading>
      <Hint>{t`Enter what you counted. Kept on this device for a day.`}</Hint>
      <Read of={{ ...all, value: sheet.isReady ? all.value : null }} isDated>
        {(items) => <SheetBody items={items} sheet={sheet} />}
      </Read>
    </div>
  );
}

function SheetBody({ items, sheet }: { items: readonly ResourceRecord[]; sheet: Sheet }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [q, setQ] = useState('');
  const groups = useMemo(() => {
    const found = items.filter((item) => isFound(INVENTORY, item, q));
    return INVENTORY_CATEGORIES.map((category) => ({
      category,
      rows: found.filter((item) => item.category === category),
    })).filter(({ rows }) => rows.length > 0);
  }, [items, q]);
  return (
    <>
      <div className={frame.tools}>
        <SearchBox label={t`Search the list`} typed={q} onSearch={setQ} />
      </div>
      {groups.length === 0 && <EmptyState title={<Trans>Nothing fits</Trans>} />}
      {groups.map(({ category, rows }) => (
        <Part
          key={category}
          id={`count-${category}`}
          title={CATEGORY_WORDS[category][language]}
          gap={8}
        >
          <Stack as="ul" gap={0}>
            {rows.map((item) => (
              <CountRow key={item.id} item={item} sheet={sheet} />
            ))}
          </Stack>
        </Part>
      ))}
      <CountFooter sheet={sheet} />
    </>
  );
}
