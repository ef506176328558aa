import type { ElementType, HTMLAttributes } from 'react';
import { classNames } from '../class-names';
import * as styles from './flow.css';
import { gap as gaps, type Space } from './space.css';

export type FlowElement =
  | 'div'
  | 'ul'
  | 'ol'
  | 'dl'
  | 'section'
  | 'nav'
  | 'header'
  | 'footer'
  | 'main';

type StackProps = HTMLAttributes<HTMLElement> & {
  as?: FlowElement;
  gap?: Space;
  align?: keyof typeof styles.align;
};

export function Stack({ as, gap = 16, align = 'stretch', className, ...rest }: StackProps) {
  const Element: ElementType = as ?? 'div';
  return (
    <Element
      {...rest}
      className={classNames(styles.stack, gaps[gap], styles.align[align], className)}
    />
  );
}
