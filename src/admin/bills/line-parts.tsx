import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { MAX_NOTE } from '#domain/bills/line-entry';
import { dishName } from '#domain/orders/ticket-lines';
import type { LineOnBill } from '../../data/react/staff/use-bill-lines';
import { useLanguage } from '../../i18n/use-language';
import { QuantityStepper } from '../../ui/controls/QuantityStepper';
import { TextInput } from '../../ui/form/inputs/TextInput';
import { Row, Stack, Text } from '../../ui/layout/Flow';
import { Choice, Sum } from './bill-parts';
import * as styles from './Lines.css';

/** Returns a function that acts on lines one after another; a second try leaves out those that were done. */
export function useEachOnce() {
  const done = useRef(new Set<string>());
  return async (
    lines: readonly LineOnBill[],
    act: (line: LineOnBill, nth: number) => Promise<unknown>,
  ) => {
    for (const [nth, line] of lines.entries()) {
      if (done.current.has(line.key)) continue;
      await act(line, nth);
      done.current.add(line.key);
    }
  };
}

type PiecesOfLinesProps = {
  lines: readonly LineOnBill[];
  piecesOf: (line: LineOnBill) => number;
  onChange: (
    change: (before: Readonly<Record<string, number>>) => Readonly<Record<string, number>>,
  ) => void;
};

export function PiecesOfLines({ lines, piecesOf, onChange }: PiecesOfLinesProps) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <Stack as="ul" gap={8}>
      {lines.map((line) => {
        const { key, left } = line;
        const name = dishName(line.item, language);
        return (
          <Row as="li" key={key} justify="between" wrap={false}>
            <span>
              {left}× {name}
            </span>
            {left > 1 && (
              <QuantityStepper
                quantity={piecesOf(line)}
                max={left}
                label={name}
                decreaseLabel={t`One fewer`}
                increaseLabel={t`One more`}
                onChange={(next) => onChange((before) => ({ ...before, [key]: next }))}
              />
            )}
          </Row>
        );
      })}
    </Stack>
  );
}

type ReasonChoiceProps<Reason extends string> = {
  reasons: readonly Reason[];
  words: Record<Reason, MessageDescriptor>;
  reason: Reason | null;
  onChoose: (reason: Reason) => void;
};

/** Asks for one reason of the list, because reasons are counted. */
export function ReasonChoice<Reason extends string>(props: ReasonChoiceProps<Reason>) {
  const { reasons, words, reason, onChoose } = props;
  const { t } = useLingui();
  return (
    <Stack gap={8}>
      <strong>{t`Reason`}</strong>
      <fieldset aria-label={t`Reason`} className={styles.choices}>
        {reasons.map((one) => (
          <Choice key={one} isChosen={one === reason} onClick={() => onChoose(one)}>
            {t(words[one])}
          </Choice>
        ))}
      </fieldset>
    </Stack>
  );
}

/** Shows what each line costs before and after. */
export function LinePreview(props: { lines: readonly LineOnBill[]; parts: readonly number[] }) {
  const language = useLanguage();
  return (
    <Stack as="ul" gap={4}>
      {props.lines.map(({ key, left, item, worth }, index) => (
        <li key={key} className={styles.row}>
          <span>
            {left}× {dishName(item, language)}
          </span>
          <span>
            <Sum kurus={worth} className={styles.struck} />{' '}
            <Sum kurus={worth - (props.parts[index] ?? 0)} />
          </span>
        </li>
      ))}
    </Stack>
  );
}

export function NewWorth({ before, after }: { before: number; after: number }) {
  return (
    <p className={styles.row} aria-live="polite">
      <Trans>Bill</Trans>
      <span>
        <Sum kurus={before} className={styles.struck} />{' '}
        <Text as="span" size="title">
          <Sum kurus={after} />
        </Text>
      </span>
    </p>
  );
}

export function NoteInput({ note, onChange }: { note: string; onChange: (note: string) => void }) {
  const { t } = useLingui();
  return (
    <TextInput label={t`Note`} optional maxLength={MAX_NOTE} value={note} onChange={onChange} />
  );
}
