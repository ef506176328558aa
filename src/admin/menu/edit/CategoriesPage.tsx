import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, ArrowUpDown, GripVertical } from 'lucide-react';
import type { PointerEvent, ReactNode } from 'react';
import { useMemo, useState } from 'react';
import type { PriceRule } from '#domain/menu/change-prices';
import { newPrice } from '#domain/menu/change-prices';
import * as menu from '#domain/menu/menu.operations';
import { orderCategories } from '#domain/menu/menu.operations';
import { CATEGORY_RECORDS, SCHEDULE_RECORDS } from '#domain/menu/menu-items';
import { liraText, wholeKurus } from '#domain/money';
import { typedNumber } from '#domain/quantity';
import type { Choice, RecordPage } from '#domain/resource/resource';
import type { Operation } from '#domain/sync/operation';
import { useCategoryRows, useStaffMenu, useStaffReading } from '../../../data/react/use-staff';
import { formatMoney, localized, useLanguage } from '../../../i18n/language';
import { IconButton } from '../../../ui/controls/controls';
import { useAnnounce } from '../../../ui/feedback/states';
import { SelectInput, TextInput } from '../../../ui/form/inputs/inputs';
import { Stack, VisuallyHidden } from '../../../ui/layout/Flow';
import { Dialog, DialogAction } from '../../../ui/overlays/Dialog';
import { RecordsPage } from '../../records/RecordsPage';
import type { ListAction } from '../../records/RecordsTools';
import { useFailureText } from '../../shared/Panel';
import { ErrorBox, useMay } from '../../shared/Read';
import { isRefusal, useOperations } from '../../shared/sending';
import * as styles from './MenuEdit.css';

type NamedRow = { id: number; nameEn: string; nameTr: string };

export function choicesOf(rows: readonly NamedRow[]): readonly Choice[] {
  return rows.map(({ id, nameEn, nameTr }) => ({
    value: String(id),
    label: { en: nameEn, tr: nameTr || nameEn },
  }));
}

function useItemChoices(): readonly Choice[] {
  const { rows } = useStaffMenu();
  return useMemo(() => choicesOf(rows ?? []), [rows]);
}

type ItemRow = NamedRow & { price: string };

/** Reads a category's items from the server, in the menu's order. */
export function useCategoryItems(
  categoryId: string,
  about: unknown = null,
): readonly ItemRow[] | null {
  const path =
    categoryId === '' ? null : `/api/admin/menu/items?categoryId=${categoryId}&limit=200`;
  const { value } = useStaffReading<RecordPage>(path, about);
  // The records of this resource have these fields.
  return value && (value.rows as unknown as ItemRow[]);
}

function useChangeMenu() {
  const failureText = useFailureText();
  const { run, isBusy, failure } = useOperations();
  const cause = isRefusal(failure) ? failure : 'no_response';
  return { isBusy, failure: failure && failureText(cause), run };
}

type DialogProps = { onClose: () => void; onSaved: () => void };
/** The options are the menu's categories. */
export type CategoryDialogProps = DialogProps & { options: { value: string; label: string }[] };

type Typed = { kind: PriceRule['kind']; by: string; roundTo: '0' | '5' | '10' };

export function BulkPrices({ options, onClose, onSaved }: CategoryDialogProps) {
  const { t } = useLingui();
  const { isBusy, failure, run } = useChangeMenu();
  const [category, setCategory] = useState(options[0]?.value ?? '');
  const [typed, setTyped] = useState<Typed>({ kind: 'percent', by: '', roundTo: '5' });
  // After a refusal the preview reads the items again.
  const rows = useCategoryItems(category, failure) ?? [];
  const rule = ruleOf(typed);
  const prices = rows.map((row) => {
    const kurus = wholeKurus(row.price);
    return { row, kurus, next: rule ? newPrice(kurus, rule) : kurus };
  });
  const changed = prices.filter(({ kurus, next }) => kurus !== next);

  async function save() {
    const wanted = changed.map(({ row, next }) => ({
      id: row.id,
      from: row.price,
      to: liraText(next),
    }));
    if (wanted.length > 0 && (await run(menu.changePrices, { input: { prices: wanted } })))
      onSaved();
  }

  return (
    <Dialog
      title={t`Change many prices`}
      onClose={onClose}
      footer={
        <DialogAction busy={isBusy} unavailable={changed.length === 0} onClick={() => void save()}>
          <Trans>Save ({changed.length})</Trans>
        </DialogAction>
      }
    >
      <div className={styles.rule}>
        <SelectInput
          label={t`Category`}
          value={category}
          options={options}
          onChange={setCategory}
        />
        <SelectInput
          label={t`Change by`}
          value={typed.kind}
          options={[
            { value: 'percent', label: t`Per cent` },
            { value: 'amount', label: t`Lira` },
          ]}
          onChange={(kind) => setTyped({ ...typed, kind: kind === 'amount' ? kind : 'percent' })}
        />
        <TextInput
          label={typed.kind === 'percent' ? t`Per cent` : t`Lira`}
          hint={t`−10 lowers prices by 10 %`}
          inputMode="decimal"
          value={typed.by}
          onChange={(by) => setTyped({ ...typed, by })}
        />
        <SelectInput
          label={t`Round to`}
          value={typed.roundTo}
          options={[
            { value: '5', label: t`5 lira` },
            { value: '10', label: t`10 lira` },
            { value: '0', label: t`Not rounded` },
          ]}
          onChange={(roundTo) =>
            setTyped({ ...typed, roundTo: roundTo === '5' || roundTo === '10' ? roundTo : '0' })
          }
        />
      </div>
      {failure && <ErrorBox>{failure}</ErrorBox>}
      <Preview prices={prices} />
    </Dialog>
  );
}

type NewPrice = { row: NamedRow; kurus: number; next: number };

function Preview({ prices }: { prices: readonly NewPrice[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <table className={styles.prices}>
      <VisuallyHidden as="caption">{t`Prices before and after`}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{t`Item`}</th>
          <th scope="col" className={styles.price}>{t`Now`}</th>
          <th scope="col" className={styles.price}>{t`New`}</th>
        </tr>
      </thead>
      <tbody>
        {prices.map(({ row, kurus, next }) => (
          <tr key={row.id}>
            <th scope="row">{localized(row, 'name', language)}</th>
            <td lang="tr" className={styles.price}>
              {formatMoney(kurus, 'tr')}
            </td>
            <td lang="tr" className={kurus === next ? styles.price : styles.priceNow}>
              {formatMoney(next, 'tr')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Returns the rule, or null while the form is incomplete. */
function ruleOf({ kind, by, roundTo }: Typed): PriceRule | null {
  const number = Number(typedNumber(by));
  if (by.trim() === '' || Number.isNaN(number)) return null;
  const steps = { '0': 0, '5': 5, '10': 10 } as const;
  return { kind, by: number, roundTo: steps[roundTo] };
}

export function rearrange(onSelect: () => void): ListAction {
  return {
    id: 'order',
    label: <Trans>Rearrange</Trans>,
    icon: <ArrowUpDown size={20} />,
    onSelect,
  };
}

type OrderDialogProps = DialogProps & {
  title: string;
  operation: Operation;
  rows: readonly NamedRow[];
  children?: ReactNode;
};

export function OrderDialog(props: OrderDialogProps) {
  const { title, operation, rows, children, onClose, onSaved } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const announce = useAnnounce();
  const { isBusy, failure, run } = useChangeMenu();
  const [ids, setIds] = useState<readonly number[] | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const order = ids ?? rows.map(({ id }) => id);
  const known = new Map(rows.map((row) => [row.id, row]));

  function put(id: number, place: number) {
    const rest = order.filter((one) => one !== id);
    setIds([...rest.slice(0, place), id, ...rest.slice(place)]);
  }

  function step(row: NamedRow, by: number) {
    const place = order.indexOf(row.id) + by;
    if (place < 0 || place >= order.length) return;
    put(row.id, place);
    const [name, at] = [localized(row, 'name', language), place + 1];
    announce(t`${name}: place ${at}`);
  }

  function follow(event: PointerEvent<HTMLElement>) {
    if (dragged === null) return;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const over = Number(under?.closest('[data-row]')?.getAttribute('data-row'));
    if (known.has(over) && over !== dragged) put(dragged, order.indexOf(over));
  }

  async function save() {
    if (await run(operation, { input: { ids: order } })) onSaved();
  }

  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <DialogAction busy={isBusy} unavailable={!ids} onClick={() => ids && void save()}>
          <Trans>Save</Trans>
        </DialogAction>
      }
    >
      {children}
      {failure && <ErrorBox>{failure}</ErrorBox>}
      <Stack as="ol" gap={4}>
        {order.map((id) => {
          const row = known.get(id);
          if (!row) return null;
          const name = localized(row, 'name', language);
          return (
            <li key={id} data-row={id} className={styles.ordered} data-dragged={dragged === id}>
              <span
                aria-hidden="true"
                className={styles.grip}
                onPointerDown={(event) => {
                  event.currentTarget.setPointerCapture(event.pointerId);
                  setDragged(id);
                }}
                onPointerMove={follow}
                onPointerUp={() => setDragged(null)}
                onPointerCancel={() => setDragged(null)}
              >
                <GripVertical size={20} />
              </span>
              <span className={styles.orderedName}>{name}</span>
              <IconButton
                label={t`${name}: up`}
                icon={<ArrowUp size={20} />}
                onClick={() => step(row, -1)}
              />
              <IconButton
                label={t`${name}: down`}
                icon={<ArrowDown size={20} />}
                onClick={() => step(row, 1)}
              />
            </li>
          );
        })}
      </Stack>
    </Dialog>
  );
}

export function SchedulePage() {
  const itemId = useItemChoices();
  return <RecordsPage resource={SCHEDULE_RECORDS} choices={{ itemId }} />;
}

export function CategoriesPage() {
  const { t } = useLingui();
  const mayChange = useMay(CATEGORY_RECORDS.change);
  const rows = useCategoryRows();
  const [isOrdering, setOrdering] = useState(false);
  const [saved, setSaved] = useState(0);
  return (
    <RecordsPage
      key={saved}
      resource={CATEGORY_RECORDS}
      actions={mayChange ? [rearrange(() => setOrdering(true))] : []}
      tools={
        isOrdering && (
          <OrderDialog
            title={t`Rearrange the categories`}
            operation={orderCategories}
            rows={rows}
            onClose={() => setOrdering(false)}
            onSaved={() => {
              setOrdering(false);
              setSaved(saved + 1);
            }}
          />
        )
      }
    />
  );
}
