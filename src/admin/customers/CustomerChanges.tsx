import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import * as customers from '#domain/club/customers.operations';
import type { MemberDetail } from '#domain/club/member-record';
import { MEMBERS } from '#domain/club/member-record';
import type { ResourceRecord } from '#domain/resource/resource';
import { useRecords } from '../../data/react/use-records';
import { Button, SearchInput } from '../../ui/controls/controls';
import { SelectInput, TextInput } from '../../ui/form/inputs/inputs';
import { Hint, Row, Stack } from '../../ui/layout/Flow';
import { ConfirmDialog } from '../../ui/overlays/Dialog';
import { useDownload } from '../shared/CsvButton';
import { Entries, Part, SendFailed } from '../shared/Panel';
import * as parts from '../shared/Parts.css';
import { formatCount, useTimeText } from '../shared/Read';
import type { SendFailure } from '../shared/sending';
import { Form, useOperations } from '../shared/sending';
import * as styles from './Customers.css';

function CustomerFailed({ failure }: { failure: SendFailure | null }) {
  const { t } = useLingui();
  const words = {
    not_found: t`Somebody has merged or deleted this customer.`,
    'loyalty.insufficient_points': t`The member has fewer points than that.`,
  };
  return <SendFailed failure={failure} words={words} />;
}

type PointsFormProps = { id: string; onClose: () => void; onDone: () => void };

/** Gives or takes points by hand; the member reads the reason. */
function PointsForm({ id, onClose, onDone }: PointsFormProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState({ way: 'give', points: '', reason: '' });
  const change = useOperations();
  const words: Readonly<Record<string, string>> = {
    'points.invalid': t`Enter whole points, at most 10.000`,
    'points.reason_required': t`Say why the points change`,
  };
  const wrong = (name: string) => {
    const code = change.errors[name];
    return code ? { error: words[code] ?? t`Please check what you entered.` } : {};
  };

  async function submit() {
    const number = /^\d+$/.test(typed.points.trim()) ? Number(typed.points) : Number.NaN;
    const points = typed.way === 'take' ? -number : number;
    const input = { points, reason: typed.reason };
    if (await change.runChecked(customers.correctPoints, { id, input })) onDone();
  }

  return (
    <Form className={parts.form} onSubmit={submit}>
      <SelectInput
        label={t`What happens`}
        value={typed.way}
        options={[
          { value: 'give', label: t`Give points` },
          { value: 'take', label: t`Take points` },
        ]}
        onChange={(way) => setTyped({ ...typed, way })}
      />
      <TextInput
        label={t`Points`}
        inputMode="numeric"
        value={typed.points}
        {...wrong('points')}
        onChange={(points) => setTyped({ ...typed, points })}
      />
      <TextInput
        label={t`Reason`}
        hint={t`The member reads it in their points.`}
        value={typed.reason}
        {...wrong('reason')}
        onChange={(reason) => setTyped({ ...typed, reason })}
      />
      <CustomerFailed failure={change.failure} />
      <Row align="stretch">
        <Button type="submit" busy={change.isBusy}>{t`Correct the points`}</Button>
        <Button tone="outline" onClick={onClose}>{t`Cancel`}</Button>
      </Row>
    </Form>
  );
}

type CustomerPointsProps = {
  customer: MemberDetail;
  mayCorrect: boolean;
  isLocked: boolean;
  onDone: () => void;
};

const FIRST = 5;

export function CustomerPoints({ customer, mayCorrect, isLocked, onDone }: CustomerPointsProps) {
  const { t } = useLingui();
  const timeText = useTimeText();
  const [isOpen, setOpen] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const { transactions } = customer.loyalty;
  const shown = isWhole ? transactions : transactions.slice(0, FIRST);
  return (
    <Part id="customer-points" title={t`Points ledger`}>
      {mayCorrect && !isOpen && (
        <Row align="stretch">
          <Button tone="outline" unavailable={isLocked} onClick={() => !isLocked && setOpen(true)}>
            <Trans>Correct the points</Trans>
          </Button>
        </Row>
      )}
      {isOpen && (
        <PointsForm
          id={customer.id}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            onDone();
          }}
        />
      )}
      <Entries rows={shown} empty={t`No points yet`}>
        {({ id, description, pointsChange: points, createdAt }) => (
          <Entry key={id} amount={points > 0 ? `+${formatCount(points)}` : formatCount(points)}>
            {description}
            <Hint as="span">{timeText(createdAt)}</Hint>
          </Entry>
        )}
      </Entries>
      {shown.length < transactions.length && (
        <Row align="stretch">
          <Button tone="outline" onClick={() => setWhole(true)}>
            <Trans>Show all ({transactions.length})</Trans>
          </Button>
        </Row>
      )}
    </Part>
  );
}

type EntryProps = { amount?: string; end?: ReactNode; children: ReactNode };

export function Entry({ amount, end, children }: EntryProps) {
  return (
    <li className={parts.row}>
      <span className={styles.what}>{children}</span>
      {amount && (
        <span lang="tr" className={styles.amount}>
          {amount}
        </span>
      )}
      {end}
    </li>
  );
}

const MOST = 8;

/** Finds the second membership of the same person, and merges it into the open one. */
function MergeForm({ customer, onDone }: { customer: MemberDetail; onDone: () => void }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(customer.name);
  const [chosen, setChosen] = useState<ResourceRecord | null>(null);
  const query = new URLSearchParams({ q: typed, limit: String(MOST) });
  const { rows } = useRecords(MEMBERS.path, query.toString());
  const others = (rows ?? []).filter(({ id }) => id !== customer.id).slice(0, MOST);
  const change = useOperations();
  const other = String(chosen?.name ?? '');

  async function merge() {
    const input = { from: chosen?.id };
    const isDone = await change.run(customers.merge, { id: customer.id, input });
    setChosen(null);
    if (isDone) onDone();
  }

  return (
    <div className={parts.form}>
      <SearchInput
        label={t`Find the other membership`}
        clearLabel={t`Clear the search`}
        value={typed}
        onChange={setTyped}
      />
      {rows && others.length === 0 && <Hint role="status">{t`Nobody else fits`}</Hint>}
      <Stack as="ul" gap={0}>
        {others.map((row) => (
          <li key={row.id}>
            <button type="button" className={styles.choice} onClick={() => setChosen(row)}>
              {String(row.name)}
              <Hint as="span">
                {String(row.email)} · {formatCount(Number(row.points))} <Trans>points</Trans>
              </Hint>
            </button>
          </li>
        ))}
      </Stack>
      <CustomerFailed failure={change.failure} />
      {chosen && (
        <ConfirmDialog
          title={t`Merge ${other} into ${customer.name}?`}
          confirmLabel={<Trans>Merge</Trans>}
          cancelLabel={<Trans>Cancel</Trans>}
          busy={change.isBusy}
          onConfirm={() => void merge()}
          onCancel={() => setChosen(null)}
        >
          <Trans>
            Points, orders and bookings move here. The other address can't sign in any more. This
            can't be undone.
          </Trans>
        </ConfirmDialog>
      )}
    </div>
  );
}

type CustomerDataProps = { customer: MemberDetail; onMerged: () => void; onForgotten: () => void };

/** Offers the copy and the deletion of a person's data, which the law grants, and merging two memberships. */
export function CustomerData({ customer, onMerged, onForgotten }: CustomerDataProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'merge' | 'forget' | null>(null);
  const { isOffline: isLocked, ...change } = useOperations();
  const { isBusy, download } = useDownload({
    name: `customer-${customer.id}.json`,
    type: 'application/json',
    path: `/api/admin/customers/${customer.id}/export`,
  });

  async function forget() {
    if (await change.run(customers.forget, { id: customer.id })) onForgotten();
    else setOpen(null);
  }

  return (
    <Part id="customer-data" title={t`Personal data`}>
      <Row align="stretch">
        <Button
          tone="outline"
          busy={isBusy}
          unavailable={isLocked}
          icon={<Download size={20} />}
          onClick={() => !isLocked && void download()}
        >
          <Trans>Export the data</Trans>
        </Button>
        <Button
          tone="outline"
          unavailable={isLocked}
          onClick={() => !isLocked && setOpen(open === 'merge' ? null : 'merge')}
        >
          <Trans>Merge another membership</Trans>
        </Button>
        <Button tone="danger" unavailable={isLocked} onClick={() => !isLocked && setOpen('forget')}>
          <Trans>Delete personal data</Trans>
        </Button>
      </Row>
      <CustomerFailed failure={change.failure} />
      {open === 'merge' && (
        <MergeForm
          customer={customer}
          onDone={() => {
            setOpen(null);
            onMerged();
          }}
        />
      )}
      {open === 'forget' && (
        <ConfirmDialog
          title={<Trans>Delete the data of {customer.name}?</Trans>}
          confirmLabel={<Trans>Delete personal data</Trans>}
          cancelLabel={<Trans>Don't delete</Trans>}
          busy={change.isBusy}
          onConfirm={() => void forget()}
          onCancel={() => setOpen(null)}
        >
          <Trans>
            Name, address, phone and messages are deleted, and all points are lost. Sums without a
            name stay in the books. This can't be undone.
          </Trans>
        </ConfirmDialog>
      )}
    </Part>
  );
}
