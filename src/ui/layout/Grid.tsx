import type { ElementType, HTMLAttributes } from 'react';
import { classNames } from '../class-names';
import * as styles from './Grid.css';
import { gap as gaps, type Space } from './space.css';

type GridProps = HTMLAttributes<HTMLElement> & {
  layout: keyof typeof styles.layout;
  as?: 'div' | 'ul';
  gap?: Space;
};

export function Grid({ layout, as, gap = 12, className, ...rest }: GridProps) {
  const Element: ElementType = as ?? 'div';
  return (
    <Element
      {...rest}
      className={classNames(styles.grid, styles.layout[layout], gaps[gap], className)}
    />
  );
}
