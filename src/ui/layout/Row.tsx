import type { ElementType, HTMLAttributes } from 'react';
import { classNames } from '../class-names';
import * as styles from './flow.css';
import type { Align, FlowElement } from './Stack';
import { gap as gaps, type Space } from './space.css';

type RowProps = HTMLAttributes<HTMLElement> & {
  as?: FlowElement;
  gap?: Space;
  align?: Align;
  justify?: keyof typeof styles.justify | 'start';
  wrap?: boolean;
};

/** Shows its children beside each other. */
export function Row({
  as,
  gap = 8,
  align = 'center',
  justify = 'start',
  wrap = true,
  className,
  ...rest
}: RowProps) {
  const Element: ElementType = as ?? 'div';
  const look = [
    styles.row,
    gaps[gap],
    wrap && styles.wrap,
    align !== 'stretch' && styles.align[align],
    justify !== 'start' && styles.justify[justify],
  ];
  return <Element {...rest} className={classNames(...look, className)} />;
}
