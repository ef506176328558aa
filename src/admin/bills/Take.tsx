import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { TenderFor } from '#domain/bills/bill';
import type { BillLine } from '#domain/bills/bill-split';
import { personShares } from '#domain/bills/bill-split';
import type { OrderOnBoard } from '../../data/orders/staff-board';
import type { BillOnTablet } from '../../data/react/use-staff';
import { barNow } from '../../data/react/use-staff';
import { Button } from '../../ui/controls/controls';
import { QuantityStepper } from '../../ui/controls/QuantityStepper';
import { CheckboxInput, TextInput } from '../../ui/form/inputs/inputs';
import { Hint, Row, Stack, Text } from '../../ui/layout/Flow';
import { useUnderstood } from '../shared/Read';
import type { Ending, TakeState } from './BillNotices';
import { changeOf, freshFor, tipOf, useTake, wantedOf } from './BillNotices';
import { Choice, MethodChoice, Sum, useIsSeated, usePersonText } from './bill-parts';
import * as styles from './Money.css';

/** Dishes that were ordered longer ago than this are taken as served (ms). */
const SERVED_AFTER_MS = 30 * 60_000;
const NOTES = [200, 500, 1_000];
const MOST_SHARERS = 40;

type TakeProps = {
  bill: BillOnTablet;
  label: string;
  orders: readonly OrderOnBoard[];
  lines: readonly BillLine[];
  chosen: ReadonlySet<string>;
  /** `isShareLeft`: others who share the chosen line still pay. */
  onTaken: (ending: Ending, isShareLeft: boolean) => void;
};

/** Takes a payment of a bill: what for, by which method, and with the last one the closing. */
export function Take({ bill, label, orders, lines, chosen, onTaken }: TakeProps) {
  const { t } = useLingui();
  const [typed, setState] = useState<TakeState>(() => freshFor(bill));
  const [picked, setPicked] = useState<string | null>(null);
  const choice = [...chosen].join();
  const hasPicked = chosen.size > 0 && choice !== picked;
  const state = hasPicked ? { ...typed, share: 'lines' as const, sharers: null } : typed;
  const set = (patch: Partial<TakeState>) => {
    setPicked(choice);
    setState({ ...state, ...patch });
  };
  const ending = useEnding(bill, orders);
  const { take, close, isBusy } = useTake(bill, (how, isShareLeft) => {
    setPicked(null);
    setState((before) => ({ ...freshFor(bill), share: before.share, people: before.people }));
    onTaken(how, isShareLeft);
  });
  const wanted = wantedOf(state, bill, lines, chosen);
  const kurus = wanted?.kurus ?? 0;
  const change = changeOf(state, kurus);
  const isAmount = kurus > 0 && kurus <= bill.openKurus;
  const isReady = isAmount && state.method !== null && change >= 0 && tipOf(state, kurus) !== null;
  const isLast = isAmount && kurus === bill.openKurus;
  const frees = isLast && ending.end?.freesTable === true;

  if (bill.openKurus <= 0) {
    return ending.end && !bill.closedAt ? (
      <Stack gap={12}>
        <EndingChoice {...ending} label={label} />
        <Button size="cta" block busy={isBusy} onClick={() => ending.end && close(ending.end)}>
          {ending.end.freesTable ? t`Free ${label}` : t`Close the bill`}
        </Button>
      </Stack>
    ) : null;
  }
  return (
    <Stack gap={12}>
      <ShareChoice {...{ state, set, bill, lines, chosen }} />
      {wanted && state.share !== 'all' && (
        <p className={styles.row}>
          <PartWord covers={wanted.covers} />
          <Text as="span" size="title">
            <Sum kurus={kurus} />
          </Text>
        </p>
      )}
      <MethodChoice
        method={state.method}
        onChoose={(method) => set({ method, given: 0, keepsChange: false })}
      />
      {state.method === 'cash' && <Cash state={state} set={set} kurus={kurus} />}
      {(state.method === 'card' || state.method === 'transfer') && (
        <MoreOfCard state={state} set={set} />
      )}
      {isLast && <EndingChoice {...ending} label={label} />}
      <Stack gap={8} className={styles.action}>
        <Button
          size="cta"
          block
          busy={isBusy}
          unavailable={!isReady}
          onClick={() => isReady && wanted && take(state, wanted, isLast ? ending.end : null)}
        >
          {frees ? (
            <Trans>
              Take <Sum kurus={kurus} /> and free {label}
            </Trans>
          ) : (
            <Trans>
              Take <Sum kurus={kurus} />
            </Trans>
          )}
        </Button>
        {!isReady && <Missing state={state} change={change} />}
      </Stack>
    </Stack>
  );
}

/** Says what is missing before the payment can be taken. */
function Missing({ state: { method, share }, change }: { state: TakeState; change: number }) {
  return (
    <Hint>
      {method === null ? (
        <Trans>Choose how it is paid.</Trans>
      ) : change < 0 ? (
        <Trans>
          <Sum kurus={-change} /> are missing.
        </Trans>
      ) : share === 'lines' ? (
        <Trans>Tap the lines that are paid.</Trans>
      ) : share === 'person' ? (
        <Trans>Choose a person.</Trans>
      ) : (
        <Trans>Enter an amount up to what is open.</Trans>
      )}
    </Hint>
  );
}

type PartProps = { state: TakeState; set: (patch: Partial<TakeState>) => void };

type ShareChoiceProps = PartProps & Pick<TakeProps, 'bill' | 'lines' | 'chosen'>;

/** Offers all, these lines, a person, one of n parts, or an amount. */
function ShareChoice({ state, set, bill, lines, chosen }: ShareChoiceProps) {
  const { t } = useLingui();
  const understood = useUnderstood();
  const personText = usePersonText();
  const { share, people, typed } = state;
  const persons = personShares(lines, bill.payments, bill.openKurus);
  const [line, another] = lines.filter(({ key }) => chosen.has(key));
  const words = {
    all: t`All`,
    lines: t`These`,
    person: t`Person`,
    part: t`1 of n`,
    amount: t`Amount`,
  };
  const offered = (['all', 'lines', 'person', 'part', 'amount'] as const).filter(
    (one) =>
      (one !== 'lines' || chosen.size > 0 || share === 'lines') &&
      (one !== 'person' || persons.length > 1),
  );
  return (
    <>
      <fieldset
        aria-label={t`What is paid`}
        className={offered.length === 4 ? styles.four : styles.choices}
      >
        {offered.map((one) => (
          <Choice key={one} isChosen={one === share} onClick={() => set({ share: one, given: 0 })}>
            {words[one]}
          </Choice>
        ))}
      </fieldset>
      {share === 'part' && (
        <Sharers min={2} people={people} onChange={(next) => set({ people: next })} />
      )}
      {share === 'lines' && line && !another && (
        <Sharers
          min={1}
          people={state.sharers ?? line.shared?.of ?? 1}
          onChange={(next) => set({ sharers: next })}
        />
      )}
      {share === 'person' && (
        <fieldset aria-label={t`Person`} className={styles.choices}>
          {persons.map((person) => (
            <Choice
              key={person.key}
              isChosen={person.key === state.personKey}
              onClick={() => set({ personKey: person.key })}
            >
              {personText(person)} <Sum kurus={person.openKurus} />
            </Choice>
          ))}
        </fieldset>
      )}
      {share === 'amount' && (
        <TextInput
          label={t`Amount (₺)`}
          name="amount"
          inputMode="decimal"
          value={typed}
          {...understood(typed)}
          onChange={(next) => set({ typed: next })}
        />
      )}
    </>
  );
}

type SharersProps = { min: number; people: number; onChange: (people: number) => void };

function Sharers({ min, people, onChange }: SharersProps) {
  const { t } = useLingui();
  return (
    <Row justify="between">
      <span>{t`People who share`}</span>
      <QuantityStepper
        quantity={people}
        min={min}
        max={MOST_SHARERS}
        label={t`People who share`}
        decreaseLabel={t`One fewer`}
        increaseLabel={t`One more`}
        onChange={onChange}
      />
    </Row>
  );
}

function PartWord({ covers }: { covers: TenderFor }) {
  const { t } = useLingui();
  const share = covers.kind === 'lines' ? covers.share : covers.kind === 'part' ? covers : null;
  if (!share) return <Trans>To pay</Trans>;
  const { part, of } = share;
  return t`${part} of ${of}`;
}

/** Counts the notes that the guest gives, and shows the change. */
function Cash({ state, set, kurus }: PartProps & { kurus: number }) {
  const { t } = useLingui();
  const { given, keepsChange } = state;
  const change = changeOf(state, kurus);
  return (
    <>
      <fieldset aria-label={t`The guest gives`} className={styles.four}>
        <Choice isChosen={given === 0} onClick={() => set({ given: 0, keepsChange: false })}>
          <Trans>Exact</Trans>
        </Choice>
        {NOTES.map((lira) => (
          <Choice
            key={lira}
            isChosen={false}
            onClick={() => set({ given: given + lira * 100, keepsChange: false })}
          >
            +<Sum kurus={lira * 100} />
          </Choice>
        ))}
      </fieldset>
      {given > 0 && (
        <div role="status">
          <p className={styles.row}>
            <Trans>Given</Trans>
            <Sum kurus={given} />
          </p>
          <p className={styles.open}>
            {keepsChange ? t`Tip` : t`Change due`}
            <Sum kurus={Math.max(0, change)} className={styles.change} />
          </p>
        </div>
      )}
      {change > 0 && (
        <Button tone="tonal" onClick={() => set({ keepsChange: !keepsChange })}>
          {keepsChange ? t`Give the change after all` : t`Keep the change: tip`}
        </Button>
      )}
    </>
  );
}

function MoreOfCard({ state, set }: PartProps) {
  const { t } = useLingui();
  return (
    <Row align="start">
      {state.method === 'card' && (
        <TextInput
          label={t`Slip number`}
          optional
          name="slip"
          value={state.slip}
          onChange={(slip) => set({ slip })}
        />
      )}
      <TextInput
        label={t`Tip (₺)`}
        optional
        name="tip"
        inputMode="decimal"
        value={state.tip}
        onChange={(tip) => set({ tip })}
      />
    </Row>
  );
}

/** Says what the last payment does with the table and with dishes that are being made. */
function useEnding({ id, kind }: BillOnTablet, orders: readonly OrderOnBoard[]) {
  const isSeated = useIsSeated(id);
  const making = orders.filter(({ status }) => status === 'confirmed' || status === 'preparing');
  const isMade = making.length > 0;
  const newest = Math.max(0, ...making.map(({ createdAt }) => Date.parse(createdAt)));
  const [served, setServed] = useState<boolean | null>(null);
  const [frees, setFrees] = useState<boolean | null>(null);
  const isServed = isMade && (served ?? barNow() - newest > SERVED_AFTER_MS);
  const freesTable = isSeated && (frees ?? (!isMade || isServed));
  const isAnswered = orders.every(({ status }) => status !== 'pending');
  // null: the bill cannot be closed with this payment.
  const end: Ending = kind !== 'order' && isAnswered ? { isServed, freesTable } : null;
  return { end, isMade, isSeated, isServed, freesTable, setServed, setFrees };
}

function EndingChoice(props: ReturnType<typeof useEnding> & { label: string }) {
  const { end, isMade, isSeated, isServed, freesTable, setServed, setFrees, label } = props;
  const { t } = useLingui();
  if (end === null) return null;
  return (
    <>
      {isMade && (
        <fieldset aria-label={t`Dishes that are being made`} className={styles.choices}>
          <Choice isChosen={!isServed} onClick={() => setServed(false)}>{t`Still to come`}</Choice>
          <Choice isChosen={isServed} onClick={() => setServed(true)}>{t`All served`}</Choice>
        </fieldset>
      )}
      {isSeated && (
        <CheckboxInput
          label={t`Free ${label}`}
          checked={freesTable}
          onChange={(event) => setFrees(event.currentTarget.checked)}
        />
      )}
    </>
  );
}
