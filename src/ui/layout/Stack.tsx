import type { ElementType, HTMLAttributes } from 'react';
import { classNames } from '../class-names';
import * as styles from './flow.css';
import { gap as gaps, type Space } from './space.css';

export type FlowElement =
  | 'div'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'section'
  | 'article'
  | 'aside'
  | 'nav'
  | 'header'
  | 'footer'
  | 'main'
  | 'form'
  | 'fieldset'
  | 'label'
  | 'p'
  | 'span';

export type Align = keyof typeof styles.align | 'stretch';

type StackProps = HTMLAttributes<HTMLElement> & {
  as?: FlowElement;
  gap?: Space;
  align?: Align;
};

/** Shows its children below each other. */
export function Stack({ as, gap = 16, align = 'stretch', className, ...rest }: StackProps) {
  const Element: ElementType = as ?? 'div';
  const look = [styles.stack, gaps[gap], align !== 'stretch' && styles.align[align]];
  return <Element {...rest} className={classNames(...look, className)} />;
}
