import { useLingui } from '@lingui/react/macro';
import { isAmbiguousNumber, type NumberStyle, typedNumber } from '#domain/typed-number';
import { formatCount } from '../figures';

/** Tells how a form reads a number whose point could group thousands or begin decimals. */
export function useUnderstood() {
  const { t } = useLingui();
  return (typed: string, style: NumberStyle = 'grouped', unit = ''): { hint?: string } => {
    if (!isAmbiguousNumber(typed)) return {};
    const amount = `${formatCount(Number(typedNumber(typed, style)))} ${unit}`.trim();
    return { hint: t`Read as ${amount}` };
  };
}
