import { classNames } from '../class-names';
import * as styles from './Skeleton.css';

type SkeletonProps = { shape?: keyof typeof styles.shape; className?: string };

/** Shows a skeleton; the caller adds the text "Loading …". */
export function Skeleton({ shape = 'text', className }: SkeletonProps) {
  return (
    <div aria-hidden="true" className={classNames(styles.bone, styles.shape[shape], className)} />
  );
}
