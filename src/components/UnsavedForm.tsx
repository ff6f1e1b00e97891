import { type ReactNode, use, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { CutOffContext } from '@/ui/CutOffContext';
import { formTexts } from '@/ui/formTexts';
import { LeaveQuestion } from './LeaveQuestion';

/**
 * Wraps a form over saved values. While the form `isEdited`, it asks before the page is left, and keeps what has been typed
 * for the page that comes instead.
 */
export function UnsavedForm({
  isEdited,
  className,
  children,
}: {
  isEdited: boolean;
  className?: string;
  children: ReactNode;
}) {
  const around = useRef<HTMLDivElement>(null);
  const filledIn = useRef<string[]>([]);
  const { keep } = use(CutOffContext);

  useLayoutEffect(() => {
    if (!isEdited) filledIn.current = formTexts(around.current);
  });

  const cutOff = useEffectEvent(() => {
    if (!isEdited) return;
    // The person may no longer see what others have stored.
    const typed = formTexts(around.current).filter((each) => !filledIn.current.includes(each));
    keep(typed.join('\n'));
  });
  // A layout effect ends while the fields are still there.
  useLayoutEffect(() => () => cutOff(), []);

  return (
    <div ref={around} className={className}>
      {isEdited && <LeaveQuestion isChanged={() => true} />}
      {children}
    </div>
  );
}
