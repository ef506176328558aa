import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, ArrowUpDown, GripVertical } from 'lucide-react';
import { type PointerEvent, type ReactNode, useState } from 'react';
import { localized } from '../../../i18n/localized';
import { useLanguage } from '../../../i18n/use-language';
import { IconButton } from '../../../ui/controls/IconButton';
import { useAnnounce } from '../../../ui/feedback/use-announce';
import { Stack } from '../../../ui/layout/Flow';
import { Dialog } from '../../../ui/overlays/Dialog';
import { DialogAction } from '../../../ui/overlays/DialogAction';
import type { ListAction } from '../../records/RecordsTools';
import { ErrorBox } from '../../shared/Read';
import * as styles from './MenuEdit.css';
import { useChangeMenu } from './use-change-menu';

/** Opens the order dialog. */
export function rearrange(onSelect: () => void): ListAction {
  return {
    id: 'order',
    label: <Trans>Rearrange</Trans>,
    icon: <ArrowUpDown aria-hidden="true" size={20} />,
    onSelect,
  };
}

type OrderedRow = { id: number; nameEn: string; nameTr: string };

type OrderDialogProps = {
  title: string;
  what: 'categories/order' | 'items/order';
  rows: readonly OrderedRow[];
  /** The dialog shows the category's selector above the rows. */
  children?: ReactNode;
  onClose: () => void;
  onSaved: () => void;
};

/** Reorders rows by dragging or by arrow buttons. */
export function OrderDialog({ title, what, rows, children, onClose, onSaved }: OrderDialogProps) {
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

  function step(row: OrderedRow, by: number) {
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
    if (await run({ what, ids: order })) onSaved();
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
                icon={<ArrowUp aria-hidden="true" size={20} />}
                onClick={() => step(row, -1)}
              />
              <IconButton
                label={t`${name}: down`}
                icon={<ArrowDown aria-hidden="true" size={20} />}
                onClick={() => step(row, 1)}
              />
            </li>
          );
        })}
      </Stack>
    </Dialog>
  );
}
