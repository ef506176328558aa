import type { ElementType, HTMLAttributes } from 'react';
import { classNames } from '../class-names';
import * as styles from './Container.css';

type ContainerProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'main' | 'header' | 'footer';
};

/** Shows the page's column with gutters and a maximum width. */
export function Container({ as, className, ...rest }: ContainerProps) {
  const Element: ElementType = as ?? 'div';
  return <Element {...rest} className={classNames(styles.container, className)} />;
}
