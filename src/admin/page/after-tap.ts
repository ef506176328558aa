import { isTapUnderWay, onTapEnd } from '../../ui/after-tap';

const due = new Set<() => void>();

/** Runs the work now, or after the tap that is under way: rendering at that moment would delay the tap. */
export function afterTap(work: () => void): void {
  if (isTapUnderWay()) due.add(work);
  else work();
}

onTapEnd(() => {
  const works = [...due];
  due.clear();
  for (const work of works) work();
});
