import { useEffect, useRef } from 'react';
import * as styles from './Moments.css';
import { useInView } from './use-in-view';

type LoopVideoProps = { name: string; isStill: boolean };

/** Shows a silent, decorative loop of four seconds. */
export function LoopVideo({ name, isStill }: LoopVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const { isNear, isHalfSeen } = useInView(video);
  const isPlaying = isHalfSeen && !isStill;
  useEffect(() => {
    const { current } = video;
    if (!current) return;
    // The poster stays if the browser refuses autoplay.
    if (isPlaying) current.play().catch(() => {});
    else current.pause();
  }, [isPlaying]);
  return (
    <video
      ref={video}
      className={styles.film}
      muted
      loop
      playsInline
      preload="none"
      poster={isNear ? `/loops/${name}.avif` : undefined}
      width={576}
      height={720}
      aria-hidden="true"
      tabIndex={-1}
    >
      <source src={`/loops/${name}.webm`} type="video/webm" />
      <source src={`/loops/${name}.mp4`} type="video/mp4" />
    </video>
  );
}
