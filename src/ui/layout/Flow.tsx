import type { ComponentType, ElementType, HTMLAttributes, ReactNode, Ref } from 'react';
import { lazy } from 'react';
import { retryImport } from '../../i18n/i18n';
import { classNames } from '../class-names';
import * as text from '../theme/text.css';
import type { Space } from './Flow.css';
import * as styles from './Flow.css';
import { gap as gaps } from './Flow.css';
import * as sectionStyles from './Section.css';
import * as visuallyHiddenStyles from './VisuallyHidden.css';

type FlowElement = keyof HTMLElementTagNameMap;

type GridProps = HTMLAttributes<HTMLElement> & {
  layout: keyof typeof styles.layout;
  as?: FlowElement;
  gap?: Space;
  align?: Align;
};

export function Grid({ layout, as, gap = 12, align = 'stretch', className, ...rest }: GridProps) {
  const Element: ElementType = as ?? 'div';
  const look = [
    styles.grid,
    styles.layout[layout],
    gaps[gap],
    align !== 'stretch' && styles.align[align],
  ];
  return <Element {...rest} className={classNames(...look, className)} />;
}

type Align = keyof typeof styles.align | 'stretch';

type StackProps = HTMLAttributes<HTMLElement> & {
  as?: FlowElement;
  gap?: Space;
  align?: Align;
  /** Of a form. */
  noValidate?: boolean;
};

export function Stack({ as, gap = 16, align = 'stretch', className, ...rest }: StackProps) {
  const Element: ElementType = as ?? 'div';
  const look = [styles.stack, gaps[gap], align !== 'stretch' && styles.align[align]];
  return <Element {...rest} className={classNames(...look, className)} />;
}

type RowProps = HTMLAttributes<HTMLElement> & {
  as?: FlowElement;
  gap?: Space;
  align?: Align;
  justify?: keyof typeof styles.justify | 'start';
  wrap?: boolean;
};

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

const { displayL, displayM, title, item, body, small, micro } = text;
const sizes = { displayL, displayM, title, item, body, small, micro };

type Look = {
  size?: keyof typeof sizes;
  tone?: keyof typeof styles.tone;
  weight?: keyof typeof styles.weight;
  /** Digits of one width, for counters and timers. */
  numeric?: boolean;
  className?: string;
};

type TextProps = HTMLAttributes<HTMLElement> & Look & { as?: FlowElement };

export function Text({ as, size, tone, weight, numeric, className, ...rest }: TextProps) {
  const Element: ElementType = as ?? 'p';
  return <Element {...rest} className={lookOf({ size, tone, weight, numeric, className })} />;
}

type HeadingProps = HTMLAttributes<HTMLHeadingElement> &
  Look & { level?: 1 | 2 | 3 | 4; ref?: Ref<HTMLHeadingElement> };

export function Heading({ level = 3, size = 'title', ...props }: HeadingProps) {
  const { tone, weight, numeric, className, ...rest } = props;
  const Element = `h${level}` as const;
  return <Element {...rest} className={lookOf({ size, tone, weight, numeric, className })} />;
}

type HintProps = HTMLAttributes<HTMLElement> & Pick<TextProps, 'as' | 'tone'>;

export function Hint({ as, tone = 'muted', className, ...rest }: HintProps) {
  const Element: ElementType = as ?? 'p';
  return <Element {...rest} className={classNames(styles.hint, styles.tone[tone], className)} />;
}

function lookOf({ size, tone, weight, numeric, className }: Look): string | undefined {
  return classNames(
    size && sizes[size],
    numeric && text.numeric,
    tone && styles.tone[tone],
    weight && styles.weight[weight],
    className,
  );
}

type VisuallyHiddenProps = {
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'caption';
  id?: string;
  children: ReactNode;
};

export function VisuallyHidden({ as, id, children }: VisuallyHiddenProps) {
  const Element: ElementType = as ?? 'span';
  return (
    <Element id={id} className={visuallyHiddenStyles.hidden}>
      {children}
    </Element>
  );
}

type ContainerProps = HTMLAttributes<HTMLElement> & { as?: 'div' | 'main' | 'header' | 'footer' };

export function Container({ as, className, ...rest }: ContainerProps) {
  const Element: ElementType = as ?? 'div';
  return <Element {...rest} className={classNames(sectionStyles.container, className)} />;
}

/** Scrolls an element to the top, below its scroll margin; at once if calm or if the guest wants less motion. */
export function scrollToElement(element: Element | null, { isCalm = false } = {}): void {
  // Parts that were laid out during the scroll would move the target.
  for (const part of document.querySelectorAll<HTMLElement>('[data-skippable]'))
    part.style.contentVisibility = 'visible';
  const isInstant = isCalm || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ behavior: isInstant ? 'instant' : 'smooth', block: 'start' });
}

export function focusSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  scrollToElement(section);
  document.getElementById(`${id}-heading`)?.focus({ preventScroll: true });
}

type SectionProps = {
  id: string;
  title: ReactNode;
  eyebrow?: ReactNode;
  tone?: keyof typeof sectionStyles.tone;
  className?: string;
  children: ReactNode;
};

/** Shows a linkable section whose heading takes the focus (see `focusSection`). */
export function Section(props: SectionProps) {
  const { id, title, eyebrow, tone = 'plain' } = props;
  const headingId = `${id}-heading`;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={classNames(sectionStyles.section, sectionStyles.tone[tone], props.className)}
    >
      <Container>
        <header className={sectionStyles.head}>
          {eyebrow && <p className={classNames(text.eyebrow, sectionStyles.eyebrow)}>{eyebrow}</p>}
          <h2 id={headingId} tabIndex={-1} className={text.displayL}>
            {title}
          </h2>
        </header>
        {props.children}
      </Container>
    </section>
  );
}

/** Loads a part lazily; a failed load leaves the page intact. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await retryImport(load) }));
}
