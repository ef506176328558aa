import { useState } from 'react';
import { classNames } from '../class-names';
import * as styles from './Picture.css';

const LARGE = /-640(\.\w+)$/;

/** A large picture has a small version; other pictures have none. */
export function pictureSources(src: string): { src: string; srcSet?: string; small?: string } {
  if (!LARGE.test(src)) return { src };
  const small = src.replace(LARGE, '-320$1');
  return { src, srcSet: `${small} 320w, ${src} 640w`, small };
}

type PictureProps = {
  src: string | null | undefined;
  /** The text is empty if the page shows the name beside the picture. */
  alt: string;
  sizes?: string;
  ratio?: keyof typeof styles.ratio;
  /** The browser loads the largest picture of the first screen with priority. */
  priority?: boolean;
  dimmed?: boolean;
  className?: string;
};

/** Shows a picture with a fixed aspect ratio. Offline the small version replaces a missing large one. */
export function Picture(props: PictureProps) {
  const { src, ratio = 'square' } = props;
  return (
    <div className={classNames(styles.frame, styles.ratio[ratio], props.className)}>
      {src && <Drawing key={src} {...props} src={src} />}
    </div>
  );
}

function Drawing(props: PictureProps & { src: string }) {
  const { alt, sizes = '320px', priority = false, dimmed = false } = props;
  const { src, srcSet, small } = pictureSources(props.src);
  const [failures, setFailures] = useState(0);
  const fallback = failures === 1 ? small : undefined;
  if (failures > 0 && !fallback) return null;
  return (
    <img
      src={fallback ?? src}
      srcSet={fallback ? undefined : srcSet}
      sizes={srcSet && sizes}
      alt={alt}
      width={640}
      height={640}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      onError={() => setFailures(failures + 1)}
      className={classNames(styles.image, dimmed && styles.dimmed)}
    />
  );
}
