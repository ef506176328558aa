import { type ReactNode, useId } from 'react';
import { classNames } from '../../ui/class-names';
import * as text from '../../ui/theme/text.css';
import { nightScope } from '../../ui/theme/vars.css';
import * as styles from './Moments.css';

type MomentProps = { title: ReactNode; isWide?: boolean; children: ReactNode };

/** Shows a picture with a title on hover and focus; touch devices always show the title. */
export function Moment({ title, isWide = false, children }: MomentProps) {
  const titleId = useId();
  return (
    <figure
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the title shown on hover must show on focus.
      tabIndex={0}
      aria-labelledby={titleId}
      className={classNames(styles.moment, isWide ? styles.wide : styles.tall)}
    >
      {children}
      <figcaption id={titleId} className={classNames(nightScope, text.item, styles.title)}>
        {title}
      </figcaption>
    </figure>
  );
}
