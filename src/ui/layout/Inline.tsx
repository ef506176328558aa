import type { ElementType, HTMLAttributes } from 'react';
import { classNames } from '../class-names';
import * as styles from './flow.css';
import type { FlowElement } from './Stack';
import { gap as gaps, type Space } from './space.css';

type InlineProps = HTMLAttributes<HTMLElement> & {
  as?: FlowElement | 'span';
  gap?: Space;
  align?: keyof typeof styles.align;
  justify?: keyof typeof styles.justify;
  wrap?: boolean;
};

export function Inline({
  as,
  gap = 8,
  align = 'center',
  justify = 'start',
  wrap = true,
  className,
  ...rest
}: InlineProps) {
  const Element: ElementType = as ?? 'div';
  const look = [styles.inline, gaps[gap], styles.align[align], styles.justify[justify]];
  return <Element {...rest} className={classNames(...look, wrap && styles.wrap, className)} />;
}
