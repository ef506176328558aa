import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cloneElement, isValidElement } from 'react';
import { classNames } from '../class-names';
import * as styles from './Button.css';
import type { ButtonProps } from './controls';

type Looks = Pick<ButtonProps, 'tone' | 'size' | 'icon' | 'wordsFrom' | 'block'>;

/** With `asChild` the component styles its one child (a router link) instead of rendering an anchor. */
type LinkButtonProps = ComponentPropsWithRef<'a'> & Looks & { asChild?: boolean };

type Dressed = { className?: string; children?: ReactNode };

export function LinkButton({
  tone = 'solid',
  size = 'tap',
  icon,
  wordsFrom,
  block = false,
  asChild = false,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  const look = [styles.base, styles.tone[tone], styles.size[size], block && styles.block];
  if (asChild && isValidElement<Dressed>(children)) {
    return cloneElement(children, {
      ...rest,
      className: classNames(...look, className, children.props.className),
      children: (
        <Face icon={icon} wordsFrom={wordsFrom}>
          {children.props.children}
        </Face>
      ),
    });
  }
  return (
    <a {...rest} className={classNames(...look, className)}>
      <Face icon={icon} wordsFrom={wordsFrom}>
        {children}
      </Face>
    </a>
  );
}

type FaceProps = Pick<LinkButtonProps, 'icon' | 'wordsFrom' | 'children'>;

function Face({ icon, wordsFrom, children }: FaceProps) {
  return (
    <>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={classNames(styles.label, wordsFrom && styles.wordsFrom[wordsFrom])}>
        {children}
      </span>
    </>
  );
}
