import type { ElementType, HTMLAttributes, Ref } from 'react';
import { classNames } from '../class-names';
import * as text from '../theme/text.css';
import * as styles from './Text.css';

const sizes = {
  displayL: text.displayL,
  displayM: text.displayM,
  title: text.title,
  item: text.item,
  body: text.body,
  small: text.small,
  micro: text.micro,
};

type Look = {
  size?: keyof typeof sizes;
  tone?: keyof typeof styles.tone;
  weight?: keyof typeof styles.weight;
  /** Digits of one width, for counters and timers. */
  numeric?: boolean;
  className?: string;
};

type TextProps = HTMLAttributes<HTMLElement> &
  Look & { as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'li' | 'dt' | 'dd' | 'legend' | 'output' };

export function Text({ as, size, tone, weight, numeric, className, ...rest }: TextProps) {
  const Element: ElementType = as ?? 'p';
  return <Element {...rest} className={lookOf({ size, tone, weight, numeric, className })} />;
}

type HeadingProps = HTMLAttributes<HTMLHeadingElement> &
  Look & { level?: 1 | 2 | 3 | 4; ref?: Ref<HTMLHeadingElement> };

export function Heading({ level = 3, size = 'title', ...props }: HeadingProps) {
  const { tone, weight, numeric, className, ...rest } = props;
  const Element = `h${level}` as const;
  return <Element {...rest} className={lookOf({ size, tone, weight, numeric, className })} />;
}

type HintProps = HTMLAttributes<HTMLElement> & {
  as?: 'p' | 'span' | 'div' | 'li' | 'dd';
  tone?: keyof typeof styles.tone;
};

/** Shows a small muted line of its own. */
export function Hint({ as, tone = 'muted', className, ...rest }: HintProps) {
  const Element: ElementType = as ?? 'p';
  return <Element {...rest} className={classNames(styles.hint, styles.tone[tone], className)} />;
}

function lookOf({ size, tone, weight, numeric, className }: Look): string | undefined {
  return classNames(
    size && sizes[size],
    numeric && text.numeric,
    tone && styles.tone[tone],
    weight && styles.weight[weight],
    className,
  );
}
