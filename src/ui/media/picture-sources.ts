const LARGE = /-640(\.\w+)$/;

export type PictureSources = { src: string; srcSet?: string; small?: string };

/** A large drawing has a small sibling; anything else stands alone. */
export function pictureSources(src: string): PictureSources {
  if (!LARGE.test(src)) return { src };
  const small = src.replace(LARGE, '-320$1');
  return { src, srcSet: `${small} 320w, ${src} 640w`, small };
}
