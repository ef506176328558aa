const LARGE = /-640(\.\w+)$/;

export type PictureSources = { src: string; srcSet?: string; small?: string };

/** A large picture has a small version; other pictures have none. */
export function pictureSources(src: string): PictureSources {
  if (!LARGE.test(src)) return { src };
  const small = src.replace(LARGE, '-320$1');
  return { src, srcSet: `${small} 320w, ${src} 640w`, small };
}
