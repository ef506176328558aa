import { type ComponentPropsWithRef, cloneElement, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../class-names';
import type { Size, Tone } from './Button';
import * as styles from './Button.css';

type LinkButtonProps = ComponentPropsWithRef<'a'> & {
  tone?: Tone;
  size?: Size;
  icon?: ReactNode;
  block?: boolean;
  /** The component styles its one child (a router link) instead of rendering an anchor. */
  asChild?: boolean;
};

type Dressable = ReactElement<{ className?: string; children?: ReactNode }>;

export function LinkButton({
  tone = 'solid',
  size = 'tap',
  icon,
  block = false,
  asChild = false,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  const look = [styles.base, styles.tone[tone], styles.size[size], block && styles.block];
  if (asChild) {
    const child = children as Dressable;
    return cloneElement(child, {
      ...rest,
      className: classNames(...look, className, child.props.className),
      children: <Face icon={icon}>{child.props.children}</Face>,
    });
  }
  return (
    <a {...rest} className={classNames(...look, className)}>
      <Face icon={icon}>{children}</Face>
    </a>
  );
}

function Face({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.label}>{children}</span>
    </>
  );
}
