import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import * as v from 'valibot';
import { liraAmount } from '#domain/fields';
import { shownKurus, wholeKurus } from '#domain/money';
import { typedNumber } from '#domain/quantity';
import type { DayReport } from '#domain/till/day-close';
import { issuesWith, tickOf, unticked } from '#domain/till/day-close';
import { close as closeDay } from '#domain/till/till.operations';
import { issueText } from '../../../i18n/day-slip';
import { formatDay } from '../../../i18n/day-text';
import { formatMoney, useLanguage } from '../../../i18n/language';
import { Button } from '../../../ui/controls/controls';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { CheckboxInput, TextInput } from '../../../ui/form/inputs/inputs';
import { Heading, Hint, Row, Stack, Text } from '../../../ui/layout/Flow';
import { patched } from '../../fields/OpeningEditors';
import { SendFailed } from '../../shared/Panel';
import { moneyText } from '../../shared/Read';
import { useOperations } from '../../shared/sending';
import { useMoneyFieldText } from '../MoneyForm';

/** Closes a day once the terminals' totals are entered and a person accepts each line that is not in order. */
export function CloseForm({ report, onDone }: { report: DayReport; onDone: () => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { runChecked, isBusy, isOffline, failure } = useOperations();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [rows, setRows] = useState<readonly TypedTerminal[]>([{ name: '', amount: '' }]);
  const { day, closeFirst, figures } = report;
  const terminals = terminalsOf(rows, t`Card terminal`);
  const issues = issuesWith(report.issues, terminals);
  const left = unticked(issues, ticked).length;
  const isReady = left === 0 && terminals.every(({ amount }) => isLira(amount));

  const words = {
    'day.not_in_order': t`Something about this day is unsettled. Check the list and tick each line.`,
    'day.close_earlier': t`An earlier day is still open. Close it first.`,
    'day.not_over': t`This day has not begun yet.`,
  };

  async function close() {
    if (isOffline || !isReady) return;
    if (await runChecked(closeDay, { id: day, input: { ticked, terminals, language } })) onDone();
  }

  if (closeFirst !== null) return <CloseFirst day={closeFirst} />;
  return (
    <Stack>
      {(Number(figures.card.booked) !== 0 || terminals.length > 0) && (
        <Terminals rows={rows} onChange={setRows} booked={figures.card.booked} />
      )}
      {issues.length > 0 && (
        <Stack as="section" gap={8} aria-labelledby="unsettled">
          <Heading id="unsettled" size="item">{t`Unsettled`}</Heading>
          {issues.map((issue) => {
            const tick = tickOf(issue);
            const { label, hint } = issueText(issue, language);
            const amount = issue.amount && moneyText(issue.amount);
            return (
              <CheckboxInput
                key={tick}
                label={amount ? `${label} · ${amount}` : label}
                hint={hint}
                checked={ticked.includes(tick)}
                onChange={({ target }) =>
                  setTicked((before) =>
                    target.checked ? [...before, tick] : before.filter((one) => one !== tick),
                  )
                }
              />
            );
          })}
        </Stack>
      )}
      {failure && !isBusy && <SendFailed failure={failure} words={words} />}
      {isOffline && <Hint>{t`Closing the day needs a connection.`}</Hint>}
      <Button
        size="cta"
        block
        busy={isBusy}
        unavailable={isOffline || !isReady}
        onClick={() => void close()}
      >
        <Trans>Close the day</Trans>
      </Button>
      <Hint>
        {left > 0 ? (
          <Plural
            value={left}
            one="# line is not ticked yet."
            other="# lines are not ticked yet."
          />
        ) : (
          <Trans>A closed day can't be changed. Money taken later counts for the next day.</Trans>
        )}
      </Hint>
    </Stack>
  );
}

function CloseFirst({ day }: { day: string }) {
  const { t } = useLingui();
  const earlier = formatDay(day, useLanguage());
  return (
    <Row justify="between">
      <Text tone="danger">{t`${earlier} is not closed yet. Close it first.`}</Text>
      <LinkButton asChild tone="outline">
        <Link to="/admin/day" search={{ day }}>{t`Go to this day`}</Link>
      </LinkButton>
    </Row>
  );
}

type TypedTerminal = { name: string; amount: string };

/** A terminal without a total is not sent. */
function terminalsOf(rows: readonly TypedTerminal[], fallback: string) {
  return rows
    .map(({ name, amount }, index) => ({
      name: name.trim() || (index === 0 ? fallback : `${fallback} ${index + 1}`),
      amount: String(typedNumber(amount.trim())),
    }))
    .filter((_, index) => rows[index]?.amount.trim() !== '');
}

function isLira(amount: string): boolean {
  return v.is(liraAmount, amount);
}

type TerminalsProps = {
  rows: readonly TypedTerminal[];
  booked: string;
  onChange: (rows: readonly TypedTerminal[]) => void;
};

/** Takes the total that each card terminal printed at its own end of day, and compares the sum with the ledger. */
function Terminals({ rows, booked, onChange }: TerminalsProps) {
  const { t } = useLingui();
  const fieldText = useMoneyFieldText();
  const terminals = terminalsOf(rows, '');
  const sum = terminals.reduce((total, { amount }) => total + shownKurus(amount), 0);
  const isTyped = terminals.length > 0 && Number.isFinite(sum);
  // What went back by the terminal may be more than what was taken.
  const difference = sum - wholeKurus(Number(booked));
  const [taken, apart] = [moneyText(booked), formatMoney(difference, 'tr')];
  const change = (index: number, part: Partial<TypedTerminal>) =>
    onChange(patched(rows, index, part));
  return (
    <Stack as="section" gap={8} aria-labelledby="terminals">
      <Heading id="terminals" size="item">{t`Card terminal`}</Heading>
      {rows.map(({ name, amount }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added at the end.
        <Row key={index} align="start" wrap={false}>
          <TextInput
            name={`terminal-${index}`}
            label={t`Name`}
            value={name}
            placeholder={index === 0 ? t`Card terminal` : `${t`Card terminal`} ${index + 1}`}
            onChange={(next) => change(index, { name: next })}
          />
          <TextInput
            name={`total-${index}`}
            label={t`Total (₺)`}
            value={amount}
            prefix="₺"
            inputMode="decimal"
            onChange={(next) => change(index, { amount: next })}
            {...(amount.trim() !== '' &&
              !isLira(String(typedNumber(amount.trim()))) && {
                error: fieldText('amount.invalid'),
              })}
          />
        </Row>
      ))}
      <Row justify="between">
        <Text tone="muted">
          <Trans>
            Card payments and tips: <span lang="tr">{taken}</span>
          </Trans>
        </Text>
        {isTyped && (
          <Text tone={difference === 0 ? 'muted' : 'danger'}>
            <Trans>
              Difference: <span lang="tr">{apart}</span>
            </Trans>
          </Text>
        )}
      </Row>
      <Row>
        <Button
          tone="outline"
          size="compact"
          icon={<Plus size={20} />}
          onClick={() => onChange([...rows, { name: '', amount: '' }])}
        >
          <Trans>Another terminal</Trans>
        </Button>
      </Row>
    </Stack>
  );
}
